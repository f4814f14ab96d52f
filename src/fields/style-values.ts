import { z } from 'zod';
import { type AnyField, asShown, type Field, type Label, noSearchText } from './field.ts';

/** Names of the theme's colours; a stored value is one of these or `#rrggbb(aa)`. */
export const themeColours = [
  'paper',
  'paper-raised',
  'sky',
  'sky-soft',
  'sand',
  'sun',
  'night',
  'ink',
  'ink-soft',
  'line',
  'line-strong',
  'brand',
  'brand-strong',
  'brand-ink',
  'accent',
  'accent-strong',
  'accent-ink',
  'water',
  'water-ink',
] as const;

const colourSchema = z.union([
  z.enum(themeColours),
  z.string().regex(/^#([0-9a-f]{6}|[0-9a-f]{8})$/i),
  z.literal(''),
]);

/** A colour of the theme or a hex value; '' leaves it to the theme. */
export const colour = (options: { label: Label; help?: Label; initial?: string }): Field<string> => ({
  label: options.label,
  help: options.help,
  schema: colourSchema as unknown as Field<string>['schema'],
  initial: options.initial ?? '',
  control: { type: 'colour' },
  resolve: asShown,
  searchText: noSearchText,
});

/** The CSS value of a stored colour. */
export const colourValue = (stored: string): string =>
  stored.startsWith('#') ? stored : `var(--color-${stored})`;

const lengthUnits = ['px', 'rem', 'em', '%', 'vw', 'vh', 'ch'] as const;
const lengthSchema = z.string().regex(/^(auto|-?\d{1,4}(\.\d{1,3})?(px|rem|em|%|vw|vh|ch)|0|--[a-z0-9-]+)?$/);

/** A CSS length such as `24px`, or a step of the theme's scale such as `--space-4`; '' leaves it to the theme. */
export const length = (options: { label: Label; help?: Label; initial?: string }): Field<string> => ({
  label: options.label,
  help: options.help,
  schema: lengthSchema,
  initial: options.initial ?? '',
  control: { type: 'length', units: lengthUnits },
  resolve: asShown,
  searchText: noSearchText,
});

/** The CSS value of a stored length. */
export const lengthValue = (stored: string): string => (stored.startsWith('--') ? `var(${stored})` : stored);

/**
 * A value that may differ on tablets (768–980 px), phones (≤ 767 px) and under the pointer (SITE-2). What is
 * not set is inherited: phone from tablet from base, hover from the device's value.
 */
export interface PerDevice<Value> {
  base: Value;
  tablet?: Value;
  phone?: Value;
  hover?: Value;
}

/** Makes any field one whose value can differ per device and, with `hover`, under the pointer. */
export const perDevice = <Value>(
  of: Field<Value>,
  options: { hover?: boolean } = {},
): Field<PerDevice<Value>> => ({
  label: of.label,
  help: of.help,
  schema: z.strictObject({
    base: of.schema,
    tablet: of.schema.optional(),
    phone: of.schema.optional(),
    hover: of.schema.optional(),
  }) as unknown as Field<PerDevice<Value>>['schema'],
  initial: { base: of.initial },
  control: { type: 'per-device', of: of as AnyField, hover: options.hover ?? false },
  resolve: asShown,
  searchText: (value) =>
    [value.base, value.tablet, value.phone].flatMap((each) =>
      each === undefined ? [] : of.searchText(each),
    ),
});
