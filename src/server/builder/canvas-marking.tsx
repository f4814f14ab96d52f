import type { AnyField, Fields } from '../../fields/field.ts';
import type { ModuleDefinition, RootAttributes } from '../../modules/define-module.ts';
import type { CanvasMarking } from '../../page/prepare-options.ts';
import type { PreparedNode } from '../../page/prepared-page.ts';
import type { MarkedField } from './mark-html.ts';

interface CanvasRoot extends RootAttributes {
  'data-node'?: string;
  /** Tells copies of one module apart (SITE-3). */
  'data-copy'?: string;
  'data-conditional'?: '';
  'data-empty-slot'?: string;
  'data-optional'?: '';
  'data-absent'?: 'problem' | 'empty';
  'data-label'?: string;
}

/**
 * Marks the modules of a page for the builder's canvas: each root with its node, each text with its field, each
 * empty slot with a landing place; what a visitor's page leaves out has a plate in its place (EDIT-2, MOD-8).
 */
export const canvasMarking = (
  mark: (field: MarkedField) => string,
  /** What staff call a module type. */
  labelOf: (type: string) => string,
): CanvasMarking => ({
  mark: (node) => ({
    ...node,
    root: {
      ...node.root,
      'data-node': node.copyOf ?? node.id,
      ...(node.copyOf && { 'data-copy': node.id.slice(node.copyOf.length + 1) }),
      ...(node.conditional && { 'data-conditional': '' }),
    } as CanvasRoot,
    props: markValues(node.definition.fields, node.props, (value, path, kind) =>
      mark({ nodeId: node.copyOf ?? node.id, path, kind, value, range: originOf(node, path) }),
    ),
    slots: Object.fromEntries(
      Object.entries(node.slots).map(([slot, children]) => [slot, orLandingPlace(node, slot, children)]),
    ),
  }),
  absent: ({ nodeId, type, reason }) => {
    const absent = reason ? 'problem' : 'empty';
    const root = {
      'data-module': type,
      'data-node': nodeId,
      'data-absent': absent,
      'data-label': labelOf(type),
    };
    return plate({ id: nodeId, type, root: root as CanvasRoot });
  },
});

const originOf = ({ origins }: PreparedNode, path: string) => origins?.[path.split('.')[0] ?? ''];

/** Only a slot that takes any module can be told from one whose parent draws its children by itself, such as tabs. */
function orLandingPlace(node: PreparedNode, slot: string, children: PreparedNode[]): PreparedNode[] {
  const { allow, filled } = node.definition.slots?.[slot] ?? {};
  if (children.length > 0 || allow || filled) return children;
  const root: CanvasRoot = {
    'data-module': 'landing-place',
    'data-empty-slot': `${node.copyOf ?? node.id} ${slot}`,
    // It is complete without: its place takes no room until something is to land there.
    ...(node.definition.category !== 'structure' && { 'data-optional': '' }),
  };
  return [plate({ id: `${node.id}-${slot}`, type: 'landing-place', root })];
}

const Plate = ({ root }: { root: RootAttributes }) => <div {...root} />;

const plate = ({ id, type, root }: { id: string; type: string; root: CanvasRoot }): PreparedNode => ({
  id,
  definition: { type, fields: {}, Component: Plate } as unknown as ModuleDefinition,
  props: {},
  data: undefined,
  root,
  slots: {},
});

type MarkText = (value: string, path: string, kind: MarkedField['kind']) => string;

const markValues = (
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  mark: MarkText,
  under = '',
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, markValue(fields[name], value, under + name, mark)]),
  );

function markValue(field: AnyField | undefined, value: unknown, path: string, mark: MarkText): unknown {
  const control = field?.control;
  if (control?.type === 'text' && typeof value === 'string' && value !== '') return mark(value, path, 'text');
  if (control?.type === 'rich-text' && typeof value === 'string' && value !== '')
    return mark(value, path, 'rich');
  if (control?.type === 'list' && Array.isArray(value))
    return value.map((item, index) => markValues(control.item, item, mark, `${path}.${index}.`));
  return value;
}
