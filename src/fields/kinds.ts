import { z } from 'zod';
import {
  asShown,
  type Field,
  type Fields,
  type Label,
  noSearchText,
  type ShownValues,
  type StoredValues,
} from './field.ts';
import { resolveValues, schemaOf, searchTextOf } from './fields-schema.ts';

interface Description {
  label: Label;
  help?: Label;
}

/** A line of plain text, or several with `multiline`. */
export const text = (
  options: Description & { initial?: string; multiline?: boolean; maximumLength?: number },
): Field<string> => {
  const maximumLength = options.maximumLength ?? (options.multiline ? 5000 : 500);
  return {
    label: options.label,
    help: options.help,
    schema: z.string().max(maximumLength),
    initial: options.initial ?? '',
    control: { type: 'text', multiline: options.multiline ?? false, maximumLength },
    resolve: asShown,
    searchText: (value) => (value ? [value] : []),
  };
};

export const number = (
  options: Description & { initial: number; minimum: number; maximum: number; step?: number; unit?: string },
): Field<number> => ({
  label: options.label,
  help: options.help,
  schema: z.number().min(options.minimum).max(options.maximum),
  initial: options.initial,
  control: {
    type: 'number',
    minimum: options.minimum,
    maximum: options.maximum,
    step: options.step ?? 1,
    unit: options.unit,
  },
  resolve: asShown,
  searchText: noSearchText,
});

export const toggle = (options: Description & { initial: boolean }): Field<boolean> => ({
  label: options.label,
  help: options.help,
  schema: z.boolean(),
  initial: options.initial,
  control: { type: 'toggle' },
  resolve: asShown,
  searchText: noSearchText,
});

/** One of a few values: `choice({ options: { left: {nl…}, right: {nl…} }, initial: 'left' })`. */
export const choice = <Value extends string>(
  options: Description & { options: Readonly<Record<Value, Label>>; initial: NoInfer<Value> },
): Field<Value> => {
  const values = Object.keys(options.options) as Value[];
  return {
    label: options.label,
    help: options.help,
    schema: z.enum(values as [Value, ...Value[]]) as unknown as Field<Value>['schema'],
    initial: options.initial,
    control: { type: 'choice', options: values.map((value) => ({ value, label: options.options[value] })) },
    resolve: asShown,
    searchText: noSearchText,
  };
};

/** A repeated group of fields, e.g. the questions of an FAQ. */
export const list = <F extends Fields>(
  options: Description & {
    item: F;
    itemLabel?: keyof F & string;
    initial?: StoredValues<F>[];
    maximum?: number;
  },
): Field<StoredValues<F>[], ShownValues<F>[]> => ({
  label: options.label,
  help: options.help,
  schema: z.array(schemaOf(options.item)).max(options.maximum ?? 200),
  initial: options.initial ?? [],
  control: {
    type: 'list',
    item: options.item,
    itemLabel: options.itemLabel,
    maximum: options.maximum ?? 200,
  },
  resolve: (values, site) => values.map((value) => resolveValues(options.item, value, site)),
  searchText: (values) => values.flatMap((value) => searchTextOf(options.item, value)),
});
