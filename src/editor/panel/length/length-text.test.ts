import { expect, test } from 'vitest';
import { parseLength, steppedLength } from './length-text.ts';

const units = ['px', 'rem', 'em', '%', 'vw', 'vh', 'ch'];

test.each([
  ['24', '24px'],
  [' 24 PX ', '24px'],
  ['1,5 rem', '1.5rem'],
  ['.5em', '0.5em'],
  ['-8', '-8px'],
  ['−8px', '-8px'],
  ['50%', '50%'],
  ['0px', '0'],
  ['auto', 'auto'],
  ['--space-4', '--space-4'],
  ['', ''],
])('EDIT-2 the length %j is stored as %j', (typed, stored) => {
  expect(parseLength(typed, units)).toBe(stored);
});

test.each(['12345', '1.2345px', '4pt', 'calc(1px)', '1px;color:red', 'groot', '1 2'])(
  'EDIT-2 %j is no length',
  (typed) => {
    expect(parseLength(typed, units)).toBeUndefined();
  },
);

test('the arrow keys count in the unit that stands there', () => {
  expect(steppedLength('24px', 1, false)).toBe('25px');
  expect(steppedLength('1rem', -1, false)).toBe('0.9rem');
  expect(steppedLength('1px', -1, false)).toBe('0');
  expect(steppedLength('', 1, true)).toBe('10px');
});
