import { z } from 'zod';
import { schemaOf } from '../fields/fields-schema.ts';
import type { ModuleDefinition } from '../modules/define-module.ts';
import type { ModuleRegistry } from '../modules/registry.ts';
import { designFields } from './design/design-fields.ts';
import { type PageNode, shownPeriodSchema } from './page-node.ts';
import type { PageProblem } from './prepare-page.ts';

const shape = z.strictObject({
  id: z.string(),
  type: z.string(),
  version: z.int().min(1),
  props: z.record(z.string(), z.unknown()),
  design: z.record(z.string(), z.unknown()).optional(),
  anchor: z
    .string()
    .regex(/^[a-z][\w-]{0,60}$/i)
    .optional(),
  shown: shownPeriodSchema.optional(),
  slots: z.record(z.string(), z.array(z.unknown())).optional(),
});

export interface ReadNode {
  node: z.infer<typeof shape>;
  definition: ModuleDefinition;
  values: Record<string, unknown>;
  design: Record<string, unknown>;
  designProblem?: PageProblem;
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
  const refuse = (reason: string) => ({
    problem: { nodeId: String(name.id ?? ''), type: String(name.type ?? ''), reason },
  });
  if (!shaped.success) return refuse(firstIssues(shaped.error));
  const node = shaped.data;
  const definition = registry.definition(node.type);
  if (!definition) return refuse('there is no module of this type');
  const misplaced = placeProblem(definition, parent);
  if (misplaced) return refuse(misplaced);
  const migrated = migrate(definition, node.version, node.props);
  if (typeof migrated === 'string') return refuse(migrated);
  const values = schemaOf(definition.fields).safeParse(migrated);
  if (!values.success) return refuse(firstIssues(values.error));
  return { node, definition, values: values.data as Record<string, unknown>, ...readDesign(node) };
}

function readDesign(node: z.infer<typeof shape>): Pick<ReadNode, 'design' | 'designProblem'> {
  const design: Record<string, unknown> = {};
  const wrong: string[] = [];
  for (const [name, value] of Object.entries(node.design ?? {})) {
    const field = Object.hasOwn(designFields, name)
      ? designFields[name as keyof typeof designFields]
      : undefined;
    const parsed = field?.schema.safeParse(value);
    if (parsed?.success) design[name] = parsed.data;
    else wrong.push(name);
  }
  if (wrong.length === 0) return { design };
  const reason = `its design values ${wrong.join(', ')} are not valid and were left out`;
  return { design, designProblem: { nodeId: node.id, type: node.type, reason } };
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

function migrate(
  definition: ModuleDefinition,
  version: number,
  props: Record<string, unknown>,
): Record<string, unknown> | string {
  if (version > definition.version) return `its version ${version} is newer than this program knows`;
  let migrated = props;
  for (let from = version; from < definition.version; from += 1) {
    const step = definition.migrations?.[from];
    if (!step) return `there is no migration from version ${from}`;
    try {
      migrated = step(migrated);
    } catch {
      return `its props could not be migrated from version ${from}`;
    }
  }
  return migrated;
}

const firstIssues = (error: z.ZodError): string =>
  error.issues
    .slice(0, 3)
    .map((issue) => `${issue.path.join('.') || 'module'}: ${issue.message}`)
    .join('; ');
