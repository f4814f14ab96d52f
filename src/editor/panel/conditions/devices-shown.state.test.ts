import fc from 'fast-check';
import { expect, test } from 'vitest';
import { devices, devicesShown, hiddenFor } from './devices-shown.state.ts';

test('SITE-2 MOD-7 the devices one chooses are those that show the module', () => {
  fc.assert(
    fc.property(fc.subarray([...devices]), (shown) => {
      expect(devicesShown(hiddenFor(shown))).toEqual(shown);
    }),
  );
});

test('MOD-7 a module that every device shows stores nothing, others no more than they need', () => {
  expect(hiddenFor(devices)).toBeUndefined();
  expect(hiddenFor(['desktop', 'tablet'])).toEqual({ base: false, phone: true });
  expect(hiddenFor([])).toEqual({ base: true });
});
