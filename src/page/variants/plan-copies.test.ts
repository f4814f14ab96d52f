import { expect, test } from 'vitest';
import type { Device } from '../design/values-in-force.ts';
import { planCopies } from './plan-copies.ts';
import type { ReadVariants } from './read-variants.ts';

const values = { title: 'Tochten', text: 'Elke dag' };
const everywhere = {
  devices: ['base', 'tablet', 'phone'] as readonly Device[],
  mayHover: true,
  shared: [] as string[],
  keepEqual: false,
};
const plan = (variants: ReadVariants, around: Partial<typeof everywhere> = {}) =>
  planCopies(values, variants, { ...everywhere, ...around }).map(({ devices, hover, values: { title } }) => [
    devices.join(' ') + (hover ? ' hover' : ''),
    title,
  ]);

test('SITE-3 a module without other content is one', () => {
  expect(plan({})).toEqual([['base tablet phone', 'Tochten']]);
});

test('SITE-2 SITE-3 phones have the tablet’s content, until they have their own', () => {
  expect(plan({ tablet: { title: 'Kort' } })).toEqual([
    ['base', 'Tochten'],
    ['tablet phone', 'Kort'],
  ]);
  expect(plan({ tablet: { title: 'Kort' }, phone: { title: 'K' } }).map(([devices]) => devices)).toEqual([
    ...['base', 'tablet', 'phone'],
  ]);
});

test('SITE-3 devices with the same content share one copy', () => {
  expect(plan({ tablet: { title: 'Kort' }, phone: { title: 'Tochten' } })).toEqual([
    ['base phone', 'Tochten'],
    ['tablet', 'Kort'],
  ]);
  expect(plan({ phone: { title: 'Tochten' } })).toHaveLength(1);
});

test('MOD-2 content under the pointer is one more for each device’s content', () => {
  expect(plan({ hover: { title: 'Boek' } })).toEqual([
    ['base tablet phone', 'Tochten'],
    ['base tablet phone hover', 'Boek'],
  ]);
  expect(plan({ phone: { text: 'Vandaag' }, hover: { title: 'Boek' } }).map(([at]) => at)).toEqual([
    ...['base tablet', 'base tablet hover', 'phone', 'phone hover'],
  ]);
  expect(plan({ hover: { title: 'Boek' } }, { mayHover: false })).toHaveLength(1);
});

test('SITE-3 within a copy for phones there is only what phones show', () => {
  expect(plan({ tablet: { title: 'Kort' } }, { devices: ['phone'] })).toEqual([['phone', 'Kort']]);
});

test('SITE-3 what the module around it shows by itself is the same everywhere', () => {
  expect(plan({ phone: { title: 'T' } }, { shared: ['title'] })).toHaveLength(1);
});

test('EDIT-2 the builder tells a value of its own from others, also while they are equal', () => {
  const [, phone] = planCopies(values, { phone: { title: 'Tochten' } }, { ...everywhere, keepEqual: true });
  expect(phone).toMatchObject({ devices: ['phone'], origins: { title: 'phone' } });
});
