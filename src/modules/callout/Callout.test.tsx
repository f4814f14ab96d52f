// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { initialValues } from '../../fields/fields-schema.ts';
import type { ModuleProps } from '../define-module.ts';
import { Callout } from './Callout.tsx';
import { calloutFields } from './callout.definition.ts';

type Props = ModuleProps<typeof calloutFields>;

function show(values: Partial<Props>): HTMLElement {
  const props = { ...initialValues(calloutFields), ...values } as Props;
  document.body.innerHTML = renderToString(
    <Callout {...props} root={{ 'data-module': 'callout' }} language="nl" slots={{}} data={undefined} />,
  );
  return document.querySelector('aside') as HTMLElement;
}
const nameOf = (note: HTMLElement) =>
  document.getElementById(note.getAttribute('aria-labelledby') ?? '')?.textContent ??
  note.getAttribute('aria-label');

test('it is a note named by its title, which says the tone in words too', () => {
  const note = show({ tone: 'closed', title: 'Op Koningsdag zijn we gesloten' });
  expect(note.getAttribute('role')).toBe('note');
  expect(nameOf(note)).toBe('Belangrijk: Op Koningsdag zijn we gesloten');
});

test('a title that says the tone itself is not said twice', () => {
  expect(nameOf(show({ tone: 'caution', title: 'Let op: neem een slot mee' }))).toBe(
    'Let op: neem een slot mee',
  );
});

test('without a title it is named by its tone', () => {
  expect(nameOf(show({ tone: 'good', html: '<p>Weer open.</p>' }))).toBe('Goed nieuws');
});

test('its icon is that of the tone, unless one is chosen', () => {
  const iconOf = (note: HTMLElement) => note.querySelector('use')?.getAttribute('href');
  expect(iconOf(show({ tone: 'caution', title: 'a' }))).toBe('#icon-warning');
  expect(iconOf(show({ tone: 'caution', title: 'a', icon: 'rain' }))).toBe('#icon-rain');
});

test('a link without words, or words without a link, are not shown', () => {
  const link = { href: '/contact', newWindow: false };
  expect(show({ title: 'a', link }).querySelector('a')).toBeNull();
  expect(show({ title: 'a', linkLabel: 'Bel ons' }).querySelector('a')).toBeNull();
  expect(show({ title: 'a', link, linkLabel: 'Bel ons' }).querySelector('a')?.textContent).toBe('Bel ons');
});
