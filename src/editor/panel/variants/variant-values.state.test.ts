import { expect, test } from 'vitest';
import { contentRange, originOf, ownValues } from './variant-values.state.ts';

test('SITE-3 EDIT-2 a phone shows the tablet’s content, a tablet the desktop’s, until they have their own', () => {
  const own = ownValues({ tablet: { title: 'Kort' }, phone: { text: 'x' } }, 'title');
  expect(own).toEqual({ tablet: 'Kort' });
  expect(originOf(own, 'desktop', false)).toBe('base');
  expect(originOf(own, 'phone', false)).toBe('tablet');
  expect(originOf({ ...own, phone: '' }, 'phone', false)).toBe('phone');
});

test('MOD-2 EDIT-2 under the pointer a field is as on the device, until it has its own', () => {
  expect(contentRange('phone', true)).toBe('hover');
  expect(originOf({ phone: 'K' }, 'phone', true)).toBe('phone');
  expect(originOf({ phone: 'K', hover: 'H' }, 'phone', true)).toBe('hover');
});
