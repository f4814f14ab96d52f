import { expect, test } from 'vitest';
import { isSetHere, isUntouched, rangeOf, valueInForce, withRange } from './per-device.state.ts';

const value = { base: '24px', tablet: '16px', hover: '30px' };

test('EDIT-2 SITE-2 a phone has the tablet’s value, a tablet the desktop’s, until they have their own', () => {
  expect(valueInForce(value, 'phone', false)).toEqual({ value: '16px', from: 'tablet' });
  expect(valueInForce({ base: '24px' }, 'phone', false)).toEqual({ value: '24px', from: 'base' });
  expect(valueInForce({ base: '24px', tablet: '', phone: '8px' }, 'tablet', false).from).toBe('base');
});

test('EDIT-2 under the pointer a device keeps its own value until hover has one', () => {
  expect(valueInForce(value, 'tablet', true)).toEqual({ value: '30px', from: 'hover' });
  expect(valueInForce({ base: 'a', tablet: 'b' }, 'phone', true)).toEqual({ value: 'b', from: 'tablet' });
  expect(rangeOf('phone', true)).toBe('hover');
});

test('EDIT-2 reset takes only this range back', () => {
  expect(withRange(value, 'tablet', undefined, '')).toEqual({ base: '24px', hover: '30px' });
  expect(withRange(value, 'base', undefined, '')).toEqual({ ...value, base: '' });
  expect(withRange({ base: false, tablet: true }, 'phone', false, false)).toEqual({
    base: false,
    tablet: true,
    phone: false,
  });
});

test('a value nobody set need not be stored', () => {
  expect(isUntouched({ base: '' }, '')).toBe(true);
  expect(isUntouched({ base: '', hover: 'ink' }, '')).toBe(false);
  expect(isSetHere({ base: 'none' }, 'base', 'none')).toBe(false);
});
