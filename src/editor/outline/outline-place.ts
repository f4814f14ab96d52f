import { placeRefusal } from '../state/place-rules.ts';
import { findNode, nodesAt, type Place, placeOf, type Tree } from '../state/tree.ts';
import { useEditor } from '../state/use-editor.ts';

interface OutlineTarget {
  type: 'item' | 'root';
  key?: string | number;
  dropPosition?: 'before' | 'after' | 'on';
}

/** Where a module goes that is dropped on, before or after another in the outline; undefined where it may not. */
export function outlinePlace(id: string, target: OutlineTarget): Place | undefined {
  const { tree, types } = useEditor.getState();
  const node = findNode(tree, id);
  if (!node || target.key === id) return undefined;
  return placesOf(tree, target).find((place) => !placeRefusal(types, tree, [node], place));
}

function placesOf(tree: Tree, { type, key, dropPosition }: OutlineTarget): Place[] {
  if (type === 'root') return [{ index: tree.length }];
  const target = String(key);
  if (dropPosition === 'on') {
    const holder = findNode(tree, target);
    const slots = Object.keys(useEditor.getState().types.get(holder?.type ?? '')?.slots ?? {});
    return slots.map((slot) => ({
      parent: target,
      slot,
      index: nodesAt(tree, { parent: target, slot }).length,
    }));
  }
  const place = placeOf(tree, target);
  return place ? [{ ...place, index: place.index + (dropPosition === 'after' ? 1 : 0) }] : [];
}
