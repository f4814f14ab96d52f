import { type PageNode, type VariantRange, variantRanges } from '../../../page/page-node.ts';
import type { ChangeCounts, PageSettings } from '../../../page/page-settings.ts';
import { idsByPlace, type LocatedNode, locateNodes } from './located-nodes.ts';
import { sameValue } from './same-value.ts';
import { unmovedIds } from './unmoved-ids.ts';

export interface PageContent {
  tree: readonly PageNode[];
  settings: PageSettings;
}

/** A value that differs: of the module's own fields, of its design, its anchor or its conditions. */
export interface ValueChange {
  part: 'props' | 'design' | 'anchor' | 'shown';
  name: string;
  /** Where it differs, when it is what one device or the pointer has of its own. */
  range?: VariantRange;
  before: unknown;
  after: unknown;
}

export type TreeChange =
  | { kind: 'added' | 'removed'; at: LocatedNode }
  | { kind: 'moved'; from: LocatedNode; to: LocatedNode }
  | { kind: 'changed'; before: PageNode; after: PageNode; values: ValueChange[] };

/**
 * What turned one tree into the other: removals first, then in the order of the page. A module that came or went with
 * everything inside it is one change.
 */
export function diffTrees(before: readonly PageNode[], after: readonly PageNode[]): TreeChange[] {
  const old = locateNodes(before);
  const now = locateNodes(after);
  const changes: TreeChange[] = [];
  for (const [id, at] of old) {
    if (!now.has(id) && (at.parent === null || now.has(at.parent))) changes.push({ kind: 'removed', at });
  }
  const moved = movedIds(old, now);
  for (const [id, at] of now) {
    const known = old.get(id);
    if (!known) {
      if (at.parent === null || old.has(at.parent)) changes.push({ kind: 'added', at });
      continue;
    }
    if (moved.has(id)) changes.push({ kind: 'moved', from: known, to: at });
    const values = valueChanges(known.node, at.node);
    if (values.length > 0) changes.push({ kind: 'changed', before: known.node, after: at.node, values });
  }
  return changes;
}

function movedIds(old: ReadonlyMap<string, LocatedNode>, now: ReadonlyMap<string, LocatedNode>): Set<string> {
  const moved = new Set<string>();
  const listsBefore = idsByPlace(old);
  for (const [name, ids] of idsByPlace(now)) {
    const unmoved = unmovedIds(listsBefore.get(name) ?? [], ids);
    for (const id of ids) if (old.has(id) && !unmoved.has(id)) moved.add(id);
  }
  return moved;
}

function valueChanges(before: PageNode, after: PageNode): ValueChange[] {
  const fields = (part: 'props' | 'design') => {
    const [one = {}, other = {}] = [before[part], after[part]];
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].map((name) => ({
      part,
      name,
      before: one[name],
      after: other[name],
    }));
  };
  return [
    ...fields('props'),
    ...fields('design'),
    ...variantRanges.flatMap((range) => {
      const [one = {}, other = {}] = [before.variants?.[range], after.variants?.[range]];
      return [...new Set([...Object.keys(one), ...Object.keys(other)])].map((name) => ({
        ...{ part: 'props' as const, name, range },
        ...{ before: one[name], after: other[name] },
      }));
    }),
    { part: 'anchor' as const, name: 'anchor', before: before.anchor, after: after.anchor },
    { part: 'shown' as const, name: 'shown', before: before.shown, after: after.shown },
  ].filter((change) => !sameValue(change.before, change.after));
}

/** The settings of the page that differ. */
export const changedSettings = (before: PageSettings, after: PageSettings): (keyof PageSettings)[] =>
  (Object.keys(after) as (keyof PageSettings)[]).filter((name) => !sameValue(before[name], after[name]));

/** How much differs, for a short summary. */
export function countChanges(before: PageContent, after: PageContent): ChangeCounts {
  const counts = { added: 0, removed: 0, moved: 0, changed: 0, settings: 0 };
  for (const { kind } of diffTrees(before.tree, after.tree)) counts[kind] += 1;
  return { ...counts, settings: changedSettings(before.settings, after.settings).length };
}
