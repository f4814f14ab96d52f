import type { AnyField, Fields } from '../../fields/field.ts';
import { cleanHtml } from '../../fields/rich-text.ts';
import type { ModuleRegistry } from '../../modules/registry.ts';
import { designFields } from '../../page/design/design-fields.ts';
import type { PageNode, Variants } from '../../page/page-node.ts';

type Definitions = Pick<ModuleRegistry, 'definition'>;

/**
 * A tree as it is stored: formatted texts hold only the tags an editor may use, and no text holds what a database cannot.
 * Everything else stays as it was made, valid or not (MOD-8).
 */
export const cleanTree = (tree: readonly PageNode[], registry: Definitions): PageNode[] =>
  tree.map((node) => {
    const { props, design, variants, slots, ...rest } = node;
    const fields = registry.definition(node.type)?.fields ?? {};
    return {
      ...(storable(rest) as typeof rest),
      props: cleanValues(fields, storable(props) as Record<string, unknown>),
      ...(design && { design: cleanValues(designFields, storable(design) as Record<string, unknown>) }),
      ...(variants && { variants: cleanVariants(fields, storable(variants) as Variants) }),
      ...(slots && {
        slots: Object.fromEntries(
          Object.entries(slots).map(([slot, inside]) => [slot, cleanTree(inside, registry)]),
        ),
      }),
    };
  });

const cleanVariants = (fields: Fields, variants: Variants): Variants =>
  Object.fromEntries(
    Object.entries(variants).map(([range, own]) => [range, isRecord(own) ? cleanValues(fields, own) : own]),
  );

const cleanValues = (fields: Fields, values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return [name, field ? cleanValue(field, value) : value];
    }),
  );

function cleanValue({ control }: AnyField, value: unknown): unknown {
  if (control.type === 'rich-text') return typeof value === 'string' ? cleanHtml(value) : value;
  if (control.type === 'list' && Array.isArray(value))
    return value.map((item) => (isRecord(item) ? cleanValues(control.item, item) : item));
  if (control.type === 'per-device' && isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([at, each]) => [at, cleanValue(control.of, each)]));
  return value;
}

/** PostgreSQL takes neither NUL nor halves of surrogate pairs. */
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed();
  if (Array.isArray(value)) return value.map(storable);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [storable(name) as string, storable(each)]),
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
