import type { PerDevice } from '../../../fields/style-values.ts';

export type Device = 'desktop' | 'tablet' | 'phone';
export type Range = keyof PerDevice<unknown>;

/** What one edits on a device: its own range, or the value under the pointer, which is the same on every device. */
export const rangeOf = (device: Device, hover: boolean): Range =>
  hover ? 'hover' : device === 'desktop' ? 'base' : device;

/** Where a range's value is looked for, nearest first: phone, tablet, desktop; under the pointer first the pointer's own. */
function chainOf(device: Device, hover: boolean): Range[] {
  const devices: Range[] =
    device === 'phone' ? ['phone', 'tablet', 'base'] : device === 'tablet' ? ['tablet', 'base'] : ['base'];
  return hover ? ['hover', ...devices] : devices;
}

const isSet = (value: unknown): boolean => value !== undefined && value !== '';

/** The value that holds on a device, and the range it comes from. */
export function valueInForce<Value>(
  value: PerDevice<Value>,
  device: Device,
  hover: boolean,
): { value: Value; from: Range } {
  const from = chainOf(device, hover).find((range) => isSet(value[range])) ?? 'base';
  return { value: value[from] as Value, from };
}

/** Whether a range has a value of its own: on desktop one that differs from the field's first value. */
export const isSetHere = <Value>(value: PerDevice<Value>, range: Range, initial: Value): boolean =>
  range === 'base' ? JSON.stringify(value.base) !== JSON.stringify(initial) : isSet(value[range]);

/** With a value for one range. `undefined` or '' resets it: to the first value on desktop, to what it inherits elsewhere. */
export function withRange<Value>(
  value: PerDevice<Value>,
  range: Range,
  next: Value | undefined,
  initial: Value,
): PerDevice<Value> {
  if (range === 'base') return { ...value, base: next === undefined ? initial : next };
  const { [range]: _dropped, ...others } = value;
  return isSet(next) ? { ...others, [range]: next } : (others as PerDevice<Value>);
}

/** Whether nothing was set for any range, so that the value need not be stored at all. */
export const isUntouched = <Value>(value: PerDevice<Value>, initial: Value): boolean =>
  (['base', 'tablet', 'phone', 'hover'] as const).every((range) => !isSetHere(value, range, initial));
