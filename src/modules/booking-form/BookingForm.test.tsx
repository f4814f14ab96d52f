// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BookingForm } from './BookingForm.island.tsx';
import { bookingFormFixtures } from './booking-form.fixtures.ts';
import { bookingFormTexts } from './booking-form.texts.ts';
import type { BookingFormData } from './booking-form.types.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const texts = bookingFormTexts.nl;
const data = bookingFormFixtures[0]?.data as BookingFormData;
const form = (
  <BookingForm root={{ 'data-module': 'booking-form' }} offers="both" language="nl" data={data} slots={{}} />
);
const answers = vi.fn<() => Promise<Response>>();
let unmount = () => {};

beforeEach(async () => {
  vi.stubGlobal('fetch', answers);
  const container = document.createElement('div');
  container.innerHTML = renderToString(form);
  document.body.replaceChildren(container);
  const root = await act(() => hydrateRoot(container, form));
  unmount = () => act(() => root.unmount());
});

afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
});

const html = (status: number, headers = {}) =>
  new Response('<h1>Oops</h1>', { status, headers: { 'content-type': 'text/html', ...headers } });

const goOn = () =>
  act(async () => document.querySelector<HTMLButtonElement>('[data-step=what] button[value=next]')?.click());
const alert = () => document.querySelector('[role=alert]')?.textContent;

test('BOOK-9 the awake form tells no connection, too many requests and our own fault apart', async () => {
  const date = document.querySelector<HTMLInputElement>('[name=input_6_39]') as HTMLInputElement;
  date.value = '06/06/2026';
  answers.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await goOn();
  expect(alert()).toBe(texts.offline);
  answers.mockResolvedValueOnce(html(429, { 'retry-after': '42' }));
  await goOn();
  expect(alert()).toContain('Probeer het over 42 seconden opnieuw');
  answers.mockResolvedValueOnce(html(500));
  await goOn();
  expect(alert()).toBe(texts.error);
  expect(date.value).toBe('06/06/2026');
});

test('BOOK-9 an answer of the form takes the trouble away', async () => {
  answers.mockResolvedValueOnce(html(503));
  await goOn();
  expect(alert()).toContain('druk');
  const state = { ...data.state, step: 'who', written: {} };
  answers.mockResolvedValueOnce(Response.json({ state }));
  await goOn();
  expect(alert()).toBeUndefined();
  expect(document.querySelector('[data-step=who]')?.hasAttribute('hidden')).toBe(false);
});
