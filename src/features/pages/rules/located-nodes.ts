import type { PageNode } from '../../../page/page-node.ts';

/** Where a module stands: in a slot of another, or (null, '') on the page itself. */
export interface Place {
  parent: string | null;
  slot: string;
}

export interface LocatedNode extends Place {
  node: PageNode;
}

export const onPage: Place = { parent: null, slot: '' };

/** One text for a place, to group by. */
export const placeName = ({ parent, slot }: Place): string => `${parent ?? ''} ${slot}`;

/** Every module of a tree by its id with its place, in the order of the page. */
export function locateNodes(tree: readonly PageNode[]): Map<string, LocatedNode> {
  const found = new Map<string, LocatedNode>();
  const walk = (nodes: readonly PageNode[], place: Place) => {
    for (const node of nodes) {
      found.set(node.id, { node, ...place });
      for (const [slot, children] of Object.entries(node.slots ?? {})) {
        walk(children, { parent: node.id, slot });
      }
    }
  };
  walk(tree, onPage);
  return found;
}

/** The ids in each place, in order. */
export function idsByPlace(located: ReadonlyMap<string, Place>): Map<string, string[]> {
  const lists = new Map<string, string[]>();
  for (const [id, place] of located) {
    const name = placeName(place);
    const list = lists.get(name);
    if (list) list.push(id);
    else lists.set(name, [id]);
  }
  return lists;
}
