import { isDeepStrictEqual } from 'node:util';
import { schemaOf } from '../../fields/fields-schema.ts';
import type { ModuleDefinition } from '../../modules/define-module.ts';
import { migrate } from '../migrate-props.ts';
import { type VariantRange, type Variants, variantRanges } from '../page-node.ts';
import type { ProblemCode } from '../prepared-page.ts';

type Values = Record<string, unknown>;

/** What differs in a range, checked; everything else it takes from the wider one. */
export type ReadVariants = Partial<Record<VariantRange, Values>>;

interface Stored {
  version: number;
  props: Values;
  variants: Variants;
}

/**
 * Reads what is different on narrower devices and under the pointer. A migration knows whole props only, so each range
 * is migrated and checked as a whole module; what differs from the module itself afterwards is the range's own. A range
 * that is not valid is left out, and the module stands without it (MOD-8).
 */
export function readVariants(
  { version, props, variants }: Stored,
  definition: ModuleDefinition,
  tell: (code: ProblemCode, reason: string, fields: readonly string[]) => void,
): ReadVariants {
  const base = read(definition, version, props);
  if ('wrong' in base) return {};
  const found: ReadVariants = {};
  for (const range of variantRanges) {
    const own = variants[range];
    if (!own || Object.keys(own).length === 0) continue;
    const whole = read(definition, version, { ...props, ...own });
    if ('wrong' in whole) {
      const fields = whole.wrong.filter((name) => name !== '');
      tell('variant-not-valid', `its values for ${range} are not valid and were left out`, fields);
      continue;
    }
    const isOwn = (name: string) =>
      (version === definition.version && Object.hasOwn(own, name)) ||
      !isDeepStrictEqual(whole.values[name], base.values[name]);
    found[range] = Object.fromEntries(Object.entries(whole.values).filter(([name]) => isOwn(name)));
  }
  return found;
}

function read(
  definition: ModuleDefinition,
  version: number,
  props: Values,
): { values: Values } | { wrong: string[] } {
  const migrated = migrate(definition, version, props);
  if (typeof migrated === 'string') return { wrong: [] };
  const parsed = schemaOf(definition.fields).safeParse(migrated);
  if (parsed.success) return { values: parsed.data as Values };
  return { wrong: [...new Set(parsed.error.issues.map(({ path }) => String(path[0] ?? '')))] };
}
