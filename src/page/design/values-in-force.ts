import type { ShownValues } from '../../fields/field.ts';
import type { PerDevice } from '../../fields/style-values.ts';
import { designFields } from './design-fields.ts';

/** The design values of one module as a page stores them, pictures looked up; what is missing was never touched. */
export type DesignValues = Partial<ShownValues<typeof designFields>>;

type All = ShownValues<typeof designFields>;

/** Every design value as it holds on one device. What nobody set has its first value, which changes nothing. */
export type ValuesInForce = {
  [Name in keyof All]: All[Name] extends PerDevice<infer Value> ? Value : All[Name];
};

export const devices = ['base', 'tablet', 'phone'] as const;
export type Device = (typeof devices)[number];

const inherits: Record<Device, readonly Device[]> = {
  base: ['base'],
  tablet: ['tablet', 'base'],
  phone: ['phone', 'tablet', 'base'],
};

const isPerDevice = (value: unknown): value is PerDevice<unknown> =>
  typeof value === 'object' && value !== null && 'base' in value;

const isSet = (value: unknown) => value !== undefined && value !== '';

const initials = Object.fromEntries(
  Object.entries(designFields).map(([name, { initial }]) => [
    name,
    isPerDevice(initial) ? initial.base : initial,
  ]),
) as ValuesInForce;

/** Phones inherit from tablets and those from desktops; under the pointer its own value comes first (SITE-2). */
export function valuesInForce(design: DesignValues, device: Device, hover = false): ValuesInForce {
  const values: Record<string, unknown> = { ...initials };
  const order = hover ? (['hover', ...inherits[device]] as const) : inherits[device];
  for (const [name, value] of Object.entries(design)) {
    const from = isPerDevice(value) ? order.find((range) => isSet(value[range])) : undefined;
    if (from) values[name] = (value as PerDevice<unknown>)[from];
    else if (!isPerDevice(value) && value !== null) values[name] = value;
  }
  if (device === 'phone' && values.backgroundPicturePhone)
    values.backgroundPicture = values.backgroundPicturePhone;
  if (hover && values.backgroundPictureHover) values.backgroundPicture = values.backgroundPictureHover;
  return values as ValuesInForce;
}

/** Whether anything differs in this range, so that it may need rules of its own. */
export const differsIn = (design: DesignValues, range: keyof PerDevice<unknown>): boolean =>
  (range === 'phone' && Boolean(design.backgroundPicturePhone)) ||
  (range === 'hover' && Boolean(design.backgroundPictureHover)) ||
  Object.values(design).some((value) => isPerDevice(value) && isSet(value[range]));
