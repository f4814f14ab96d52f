import { z } from 'zod';
import { schemaOf } from '../fields/fields-schema.ts';
import type { ModuleDefinition } from '../modules/define-module.ts';
import type { ModuleRegistry } from '../modules/registry.ts';
import { designFields } from './design/design-fields.ts';
import { migrate } from './migrate-props.ts';
import { ownSchemas, type PageNode } from './page-node.ts';
import type { PageProblem, ProblemCode } from './prepared-page.ts';
import { type ReadVariants, readVariants } from './variants/read-variants.ts';

const shape = z.strictObject({
  id: z.string(),
  type: z.string(),
  ...ownSchemas,
  slots: z.record(z.string(), z.array(z.unknown())).optional(),
});

export interface ReadNode {
  node: z.infer<typeof shape>;
  definition: ModuleDefinition;
  values: Record<string, unknown>;
  design: Record<string, unknown>;
  /** All values as they are on narrower devices and under the pointer, where something of them differs. */
  variants: ReadVariants;
  /** What of it is not valid and was left out, while the module itself stands. */
  problems: readonly PageProblem[];
}

/**
 * Reads one stored module: its shape, its type, its place in the parent, its props migrated to the newest
 * version and checked. The first thing that is wrong is the answer (MOD-8).
 */
export function readNode(
  stored: unknown,
  registry: ModuleRegistry,
  parent: { definition: ModuleDefinition; slot: string } | undefined,
): ReadNode | { problem: PageProblem } {
  const shaped = shape.safeParse(stored);
  const name = (stored ?? {}) as Partial<PageNode>;
  const refuse = (code: ProblemCode, reason: string, fields?: readonly string[]) => ({
    problem: { nodeId: String(name.id ?? ''), type: String(name.type ?? ''), code, reason, fields },
  });
  if (!shaped.success) return refuse('not-a-module', firstIssues(shaped.error));
  const node = shaped.data;
  const definition = registry.definition(node.type);
  if (!definition) return refuse('unknown-type', 'there is no module of this type');
  const misplaced = placeProblem(definition, parent);
  if (misplaced) return refuse('misplaced', misplaced);
  const migrated = migrate(definition, node.version, node.props);
  if (typeof migrated === 'string') return refuse('not-migrated', migrated);
  const values = schemaOf(definition.fields).safeParse(migrated);
  if (!values.success) return refuse('not-valid', firstIssues(values.error), fieldsOf(values.error));
  const problems: PageProblem[] = [];
  const tell = (code: ProblemCode, reason: string, fields: readonly string[]) =>
    problems.push({ nodeId: node.id, type: node.type, code, reason, fields });
  return {
    node,
    definition,
    values: values.data as Record<string, unknown>,
    design: readDesign(node.design, tell),
    variants: node.variants ? readVariants({ ...node, variants: node.variants }, definition, tell) : {},
    problems,
  };
}

function readDesign(
  stored: Record<string, unknown> | undefined,
  tell: (code: ProblemCode, reason: string, fields: readonly string[]) => void,
): Record<string, unknown> {
  const design: Record<string, unknown> = {};
  const wrong: string[] = [];
  for (const [name, value] of Object.entries(stored ?? {})) {
    const field = Object.hasOwn(designFields, name)
      ? designFields[name as keyof typeof designFields]
      : undefined;
    const parsed = field?.schema.safeParse(value);
    if (parsed?.success) design[name] = parsed.data;
    else wrong.push(name);
  }
  if (wrong.length > 0)
    tell('design-not-valid', `its design values ${wrong.join(', ')} are not valid and were left out`, wrong);
  return design;
}

function placeProblem(
  definition: ModuleDefinition,
  parent: { definition: ModuleDefinition; slot: string } | undefined,
): string | undefined {
  const allowed = parent?.definition.slots?.[parent.slot]?.allow;
  if (allowed && !allowed.includes(definition.type)) return `it may not stand in ${parent.definition.type}`;
  if (definition.parent && !definition.parent.includes(parent?.definition.type ?? '')) {
    return `it stands only in ${definition.parent.join(' or ')}`;
  }
}

const firstIssues = (error: z.ZodError): string =>
  error.issues
    .slice(0, 3)
    .map((issue) => `${issue.path.join('.') || 'module'}: ${issue.message}`)
    .join('; ');

const fieldsOf = (error: z.ZodError): string[] => [
  ...new Set(error.issues.map(({ path }) => String(path[0]))),
];
