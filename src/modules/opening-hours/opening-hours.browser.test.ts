// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { clockChanges } from '../../lib/zoned-time.ts';
import { shopTime, showMoment, statusText } from './opening-hours.browser.ts';

/** Summer time from the 29th of March to the 25th of October 2026. */
const clock = clockChanges(
  'Europe/Amsterdam',
  new Date('2026-01-01T00:00:00Z'),
  new Date('2027-01-01T00:00:00Z'),
);
const weekdays = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'];
const days = [{ date: '2026-11-21', opens: '09:00', closes: '17:00' }];
let module: HTMLElement;

beforeEach(() => {
  document.documentElement.lang = 'en';
  document.body.innerHTML = `<div data-module="opening-hours" data-hours='${JSON.stringify({ days, clock, weekdays })}'><p data-open-status=""></p>
    <table><tbody><tr data-weekday="5"></tr><tr data-weekday="6"></tr></tbody></table></div>`;
  module = document.body.firstElementChild as HTMLElement;
});
const status = () => module.querySelector('p')?.textContent;

test('the shop’s clock counts, not the visitor’s, in summer and in winter', () => {
  expect(shopTime(new Date('2026-11-21T23:30:00Z'), clock)).toBe('2026-11-22T00:30');
  expect(shopTime(new Date('2026-07-01T12:05:00Z'), clock)).toBe('2026-07-01T14:05');
});

test('today is marked and the status tells until when', () => {
  showMoment(module, new Date('2026-11-21T09:00:00Z'));
  expect(status()).toBe('Open now, until 17:00');
  expect([...module.querySelectorAll('tr')].map((row) => row.ariaCurrent)).toEqual([null, 'date']);
});

test('before opening it says when, and past the days known it says nothing', () => {
  showMoment(module, new Date('2026-11-20T21:00:00Z'));
  expect(status()).toBe('Closed now, opens tomorrow at 09:00');
  showMoment(module, new Date('2026-12-30T12:00:00Z'));
  expect(status()).toBe('');
});

test('a later day is called by its name', () => {
  const later = { kind: 'closed', opens: '09:00', date: '2026-11-24', when: 'later' } as const;
  expect(statusText(later, 'nl', weekdays)).toBe('Nu dicht, dinsdag open om 09:00');
});
