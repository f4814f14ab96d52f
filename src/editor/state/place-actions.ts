import { refuse, succeed } from '../../lib/result.ts';
import type { Editing } from './editing.ts';
import type { EditorActions } from './editor-state.ts';
import { newId } from './new-node.ts';
import { placeRefusal } from './place-rules.ts';
import { nextSelection } from './selection.ts';
import {
  duplicateNode,
  findNode,
  idsOf,
  insertNodes,
  moveNode,
  placeOf,
  removeNode,
  withNewIds,
  wrapNode,
} from './tree.ts';

type PlaceActions = Pick<EditorActions, 'insert' | 'move' | 'remove' | 'duplicate' | 'wrap'>;

/** What adds modules, takes them away and puts them elsewhere. */
export const placeActions = ({ get, change }: Editing): PlaceActions => ({
  insert: (nodes, place) => {
    const { tree, types } = get();
    const present = new Set(idsOf(tree));
    const clash = idsOf(nodes).some((id) => present.has(id));
    const fresh = clash ? nodes.map((node) => withNewIds(node, newId)) : nodes;
    const refusal = placeRefusal(types, tree, fresh, place);
    if (refusal) return refuse(refusal);
    return change({ tree: insertNodes(tree, fresh, place), selected: fresh[0]?.id }, { label: 'insert' });
  },
  move: (id, place) => {
    const { tree, types } = get();
    const node = findNode(tree, id);
    if (!node) return succeed(undefined);
    const refusal = placeRefusal(types, tree, [node], place);
    if (refusal) return refuse(refusal);
    return change({ tree: moveNode(tree, id, place), selected: id }, { label: 'move' });
  },
  remove: (id) => {
    const { tree } = get();
    change({ tree: removeNode(tree, id), selected: nextSelection(tree, id) }, { label: 'remove' });
  },
  duplicate: (id) => {
    const { tree, copy } = duplicateNode(get().tree, id, newId);
    if (copy) change({ tree, selected: copy.id }, { label: 'duplicate' });
  },
  wrap: (id, wrapper, slot) => {
    const { tree, types } = get();
    const place = placeOf(tree, id);
    const wrapped = wrapNode(tree, id, wrapper, slot);
    const around = findNode(wrapped, wrapper.id);
    if (!place || !around) return succeed(undefined);
    const refusal = placeRefusal(types, removeNode(tree, id), [around], place);
    if (refusal) return refuse(refusal);
    return change({ tree: wrapped, selected: wrapper.id }, { label: 'wrap' });
  },
});
