import type { PageNode } from '../../../page/page-node.ts';
import { sameValue } from './same-value.ts';

/** Where both sides changed the same thing; mine stands. Without a field: one removed what the other changed. */
export interface MergeConflict {
  nodeId: string;
  /** `heading`, `design.paddingTop.phone`, `anchor`, or `place`. */
  field?: string;
}

type Values = Record<string, unknown>;

/** A module as both made it, field by field, without what is inside it. */
export function mergeNode(
  base: PageNode | undefined,
  mine: PageNode,
  theirs: PageNode,
  conflicts: MergeConflict[],
): PageNode {
  const conflict = (field: string) => conflicts.push({ nodeId: mine.id, field });
  const ours = ownValues(mine);
  const other = ownValues(theirs);
  const before = base && ownValues(base);
  // Values of different versions of a module cannot be mixed.
  if (mine.type !== theirs.type || mine.version !== theirs.version) {
    if (sameValue(ours, before)) return { ...other } as unknown as PageNode;
    if (!sameValue(other, before)) conflict('props');
    return { ...ours } as unknown as PageNode;
  }
  const merged: Values = {};
  for (const name of namesOf(ours, other)) {
    const values = [before?.[name], ours[name], other[name]] as const;
    const value =
      name === 'variants'
        ? mergeVariants(values, (field) => conflict(`variants.${field}`))
        : name === 'props' || name === 'design'
          ? mergeFields(values, (field) => conflict(name === 'props' ? field : `design.${field}`))
          : mergeValue(values, () => conflict(name));
    if (value !== undefined) merged[name] = value;
  }
  return merged as unknown as PageNode;
}

const ownValues = ({ slots: _, ...own }: PageNode): Values => ({ ...own });

const namesOf = (...all: Values[]): Set<string> => new Set(all.flatMap(Object.keys));

type Sides = readonly [base: unknown, mine: unknown, theirs: unknown];

function mergeFields([base, mine, theirs]: Sides, conflict: (field: string) => void): Values | undefined {
  if (mine === undefined && theirs === undefined) return;
  const [before, ours, other] = [base, mine, theirs].map((each) => (each ?? {}) as Values) as [
    Values,
    Values,
    Values,
  ];
  const merged: Values = {};
  for (const name of namesOf(ours, other)) {
    const sides = [before[name], ours[name], other[name]] as const;
    const value = sides.every(isPerDevice)
      ? mergeDevices(sides, (device) => conflict(`${name}.${device}`))
      : mergeValue(sides, () => conflict(name));
    if (value !== undefined) merged[name] = value;
  }
  // An emptied `design` is as good as none.
  return Object.keys(merged).length === 0 && (mine === undefined || theirs === undefined)
    ? undefined
    : merged;
}

/** What is different on each device and under the pointer, field by field. */
function mergeVariants(sides: Sides, conflict: (field: string) => void): Values | undefined {
  const [before, ours, other] = sides.map((each) => (each ?? {}) as Values) as [Values, Values, Values];
  const merged: Values = {};
  for (const range of namesOf(ours, other)) {
    const fields = mergeFields([before[range], ours[range], other[range]], (field) =>
      conflict(`${range}.${field}`),
    );
    if (fields && Object.keys(fields).length > 0) merged[range] = fields;
  }
  return Object.keys(merged).length === 0 ? undefined : merged;
}

function mergeDevices(sides: readonly Values[], conflict: (device: string) => void): Values {
  const [before, ours, other] = sides as [Values, Values, Values];
  const merged: Values = {};
  for (const device of namesOf(ours, other)) {
    const value = mergeValue([before[device], ours[device], other[device]], () => conflict(device));
    if (value !== undefined) merged[device] = value;
  }
  return merged;
}

export function mergeValue([base, mine, theirs]: Sides, conflict: () => void): unknown {
  if (sameValue(mine, theirs) || sameValue(base, theirs)) return mine;
  if (sameValue(base, mine)) return theirs;
  conflict();
  return mine;
}

const isPerDevice = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'base' in value;
