import { findNode, nodesAt, pathTo, placeOf, type Tree } from './tree.ts';

interface Selection {
  tree: Tree;
  selected?: string;
}

/** After a removal: the next module beside it, else the one before, else the one around it. */
export function nextSelection(tree: Tree, id: string): string | undefined {
  const place = placeOf(tree, id);
  if (!place) return undefined;
  const beside = nodesAt(tree, place);
  return (beside[place.index + 1] ?? beside[place.index - 1])?.id ?? place.parent;
}

/** Selection survives undo: it stays where it is while that module is there, else goes to what was selected then. */
export function keptSelection(now: Selection, then: Selection): string | undefined {
  const isThere = (id: string | undefined) => id !== undefined && findNode(then.tree, id) !== undefined;
  if (isThere(now.selected)) return now.selected;
  if (isThere(then.selected)) return then.selected;
  const around = now.selected === undefined ? [] : pathTo(now.tree, now.selected);
  return around.findLast(({ id }) => isThere(id))?.id;
}
