import { expect, test } from 'vitest';
import { addressOf, kindOf, typedOf } from './link-kinds.ts';

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'vbscript:x',
])('LINK-1 EDIT-2 %j is refused', (typed) => {
  expect(addressOf('address', typed)).toMatchObject({ refused: expect.any(String) });
});

test.each([
  ['address', 'www.example.com/a?b', 'https://www.example.com/a?b'],
  ['address', 'https://example.com', 'https://example.com'],
  ['address', '/tochten', '/tochten'],
  ['mail', 'info@polder.example', 'mailto:info@polder.example'],
  ['phone', '+31 (0)23 123 45 67', 'tel:+31231234567'],
  ['anchor', 'prijzen', '#prijzen'],
] as const)('EDIT-2 as %s, %j leads to %j', (kind, typed, url) => {
  expect(addressOf(kind, typed)).toEqual({ url });
  expect(kindOf({ url })).toBe(kind);
});

test('half an address is not stored yet', () => {
  expect(addressOf('address', 'https://')).toEqual({ refused: 'not-an-address' });
  expect(addressOf('address', 'polder')).toEqual({ refused: 'not-an-address' });
  expect(addressOf('mail', 'info@')).toEqual({ refused: 'not-a-mail-address' });
  expect(addressOf('phone', 'bel ons')).toEqual({ refused: 'not-a-number' });
});

test('the field shows an address without what its kind adds', () => {
  expect(typedOf({ url: 'mailto:info@polder.example' })).toBe('info@polder.example');
  expect(typedOf({ url: 'tel:+31231234567' })).toBe('+31231234567');
  expect(typedOf({ url: '#prijzen' })).toBe('prijzen');
});
