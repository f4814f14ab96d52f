import { type ZodType, z } from 'zod';
import type { Fields, ShownValues, StoredValues } from './field.ts';
import type { SiteData } from './site-data.ts';

const schemas = new WeakMap<Fields, ZodType>();

/** The schema of an object with these fields: missing values get their first value, unknown ones are refused. */
export function schemaOf<F extends Fields>(fields: F): ZodType<StoredValues<F>> {
  let schema = schemas.get(fields);
  if (!schema) {
    schema = z.strictObject(
      Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [
          name,
          field.schema.prefault(() => structuredClone(field.initial)),
        ]),
      ),
    );
    schemas.set(fields, schema);
  }
  return schema as ZodType<StoredValues<F>>;
}

export const initialValues = <F extends Fields>(fields: F): StoredValues<F> => schemaOf(fields).parse({});

export const resolveValues = <F extends Fields>(
  fields: F,
  values: StoredValues<F>,
  site: SiteData,
): ShownValues<F> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field.resolve(values[name], site)]),
  ) as ShownValues<F>;

export const searchTextOf = <F extends Fields>(fields: F, values: StoredValues<F>): string[] =>
  Object.entries(fields).flatMap(([name, field]) => field.searchText(values[name]));
