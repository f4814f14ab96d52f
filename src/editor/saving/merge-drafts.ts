import { mergeValue } from '../../features/pages/rules/merge-node.ts';
import { type MergeConflict, mergeTrees } from '../../features/pages/rules/merge-trees.ts';
import type { PageNode } from '../../page/page-node.ts';
import type { PageSettings } from '../../page/page-settings.ts';
import { findNode, moveNode, placeOf, removeNode, type Tree, updateNode } from '../state/tree.ts';
import { keepSame } from './keep-same.ts';
import type { PageContent } from './page-content.ts';

export type { MergeConflict };

/** Whose version of a module stands. */
export type Side = 'mine' | 'theirs';

/** Three versions of a page: as both began with it, as it is here, as somebody else saved it. */
export interface Versions {
  base: PageContent;
  mine: PageContent;
  theirs: PageContent;
}

/**
 * Both editors' work in one page (EDIT-3). Where both changed the same, mine stands and the conflict is told; one of the
 * page's settings has the id ''.
 */
export function mergeDrafts({ base, mine, theirs }: Versions): {
  content: PageContent;
  conflicts: MergeConflict[];
} {
  const { tree, conflicts } = mergeTrees(base.tree, mine.tree, theirs.tree);
  const settings = mergeSettings(base.settings, mine.settings, theirs.settings, conflicts);
  return { content: keepSame(mine, { tree, settings }), conflicts };
}

function mergeSettings(
  base: PageSettings,
  mine: PageSettings,
  theirs: PageSettings,
  conflicts: MergeConflict[],
): PageSettings {
  const names = Object.keys(theirs) as (keyof PageSettings)[];
  const merged = names.map((name) => [
    name,
    mergeValue([base[name], mine[name], theirs[name]], () => conflicts.push({ nodeId: '', field: name })),
  ]);
  return Object.fromEntries(merged);
}

/**
 * The page after an editor has chosen, module by module. Without a choice theirs stands, and a module that one removed
 * and the other changed stays.
 */
export function settleConflicts(versions: Versions, choices: ReadonlyMap<string, Side>): PageContent {
  const { base, mine, theirs } = versions;
  const { content: asMine, conflicts } = mergeDrafts(versions);
  const { content: asTheirs } = mergeDrafts({ base, mine: theirs, theirs: mine });
  const settled = conflicts.reduce((content, conflict) => {
    const choice = choices.get(conflict.nodeId);
    if (isRemoval(conflict)) return settleRemoval(content, conflict, choice && versions[choice]);
    return choice === 'mine' ? takeMine(content, conflict, asMine) : content;
  }, asTheirs);
  return keepSame(mine, settled);
}

/** One side removed what the other changed. */
export const isRemoval = ({ field }: MergeConflict): boolean => field === undefined;

function settleRemoval(
  content: PageContent,
  { nodeId }: MergeConflict,
  chosen: PageContent | undefined,
): PageContent {
  if (!chosen || findNode(chosen.tree, nodeId)) return content;
  return { ...content, tree: removeNode(content.tree, nodeId) };
}

function takeMine(
  content: PageContent,
  { nodeId, field = '' }: MergeConflict,
  mine: PageContent,
): PageContent {
  if (nodeId === '') {
    const name = field as keyof PageSettings;
    return { ...content, settings: { ...content.settings, [name]: mine.settings[name] } };
  }
  return { ...content, tree: takeMineOf(content.tree, nodeId, field, mine.tree) };
}

function takeMineOf(tree: Tree, nodeId: string, field: string, mine: Tree): Tree {
  const ours = findNode(mine, nodeId);
  if (!ours) return tree;
  if (field !== 'place') return updateNode(tree, nodeId, (node) => withField(node, ours, field));
  const place = placeOf(mine, nodeId);
  const holder = place?.parent === undefined ? undefined : findNode(tree, place.parent);
  const isThere = place !== undefined && (place.parent === undefined || holder !== undefined);
  const node = findNode(tree, nodeId);
  const isInside = node && place?.parent !== undefined && findNode([node], place.parent) !== undefined;
  return isThere && !isInside ? moveNode(tree, nodeId, place) : tree;
}

/** The value of a field as a conflict names it: `heading`, `design.gap.phone`, `variants.phone.heading`, `anchor`. */
export function fieldValue(node: PageNode | undefined, field: string): unknown {
  return pathOf(node, field).reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null ? value[name as keyof typeof value] : undefined,
    node,
  );
}

const ownParts = new Set(['props', 'design', 'variants', 'anchor', 'shown', 'type', 'version']);

function pathOf(node: PageNode | undefined, field: string): string[] {
  const path = field.split('.');
  const [first = ''] = path;
  const isProp = node !== undefined && Object.hasOwn(node.props, first);
  return !isProp && ownParts.has(first) ? path : ['props', ...path];
}

function withField(node: PageNode, from: PageNode, field: string): PageNode {
  // Values of different versions of a module cannot be mixed.
  if (field === 'props' || node.version !== from.version || node.type !== from.type) {
    const { slots } = node;
    return { ...from, ...(slots ? { slots } : { slots: undefined }) };
  }
  return putIn(node, pathOf(from, field), fieldValue(from, field)) as PageNode;
}

function putIn(value: unknown, [name, ...rest]: string[], next: unknown): unknown {
  if (name === undefined) return next;
  const copy: Record<string, unknown> = { ...(value as Record<string, unknown> | undefined) };
  const put = putIn(copy[name], rest, next);
  if (put === undefined) delete copy[name];
  else copy[name] = put;
  return copy;
}
