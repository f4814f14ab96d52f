import { type Result, refuse, succeed } from '../../../lib/result.ts';
import { type PageNode, pageLimits } from '../../../page/page-node.ts';

/** Deepest nesting of a single value; nothing real comes near it. */
const valueDepth = 40;

export type TreeRefusal =
  | { code: 'not-a-tree'; values: { nodeId: string } }
  | { code: 'too-many-modules'; values: { count: number } }
  | { code: 'too-deep'; values: { count: number } }
  | { code: 'duplicate-module'; values: { nodeId: string } };

const idPattern = /^[a-z0-9]{1,24}$/i;
const typePattern = /^[a-z][a-z0-9-]{0,40}$/;
const slotPattern = /^[a-z][a-zA-Z0-9-]{0,40}$/;
const partNames = new Set([
  'id',
  'type',
  'version',
  'props',
  'design',
  'anchor',
  'variants',
  'shown',
  'slots',
]);

/**
 * Whether something is a tree that can be kept: modules with ids of their own, not too many, not too deep. What a module
 * holds is not judged here, so that nothing somebody made is lost (MOD-8). Works without recursion: what is checked may be
 * nested a million deep, or in a circle.
 */
export function checkTree(value: unknown): Result<PageNode[], TreeRefusal> {
  const ids = new Set<string>();
  const open: { nodes: unknown; depth: number; parent: string }[] = [{ nodes: value, depth: 1, parent: '' }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { nodes, depth, parent } = next;
    if (!Array.isArray(nodes)) return refuse({ code: 'not-a-tree', values: { nodeId: parent } });
    if (nodes.length > 0 && depth > pageLimits.depth)
      return refuse({ code: 'too-deep', values: { count: pageLimits.depth } });
    for (const node of nodes) {
      if (!isNode(node)) return refuse({ code: 'not-a-tree', values: { nodeId: parent } });
      if (ids.has(node.id)) return refuse({ code: 'duplicate-module', values: { nodeId: node.id } });
      ids.add(node.id);
      if (ids.size > pageLimits.nodes)
        return refuse({ code: 'too-many-modules', values: { count: pageLimits.nodes } });
      for (const inside of Object.values(node.slots ?? {}))
        open.push({ nodes: inside, depth: depth + 1, parent: node.id });
    }
  }
  return succeed(value as PageNode[]);
}

function isNode(value: unknown): value is PageNode {
  if (!isRecord(value) || !Object.keys(value).every((name) => partNames.has(name))) return false;
  const { id, type, version, props, design, anchor, variants, shown, slots } = value;
  return (
    typeof id === 'string' &&
    idPattern.test(id) &&
    typeof type === 'string' &&
    typePattern.test(type) &&
    Number.isInteger(version) &&
    (version as number) >= 1 &&
    isRecord(props) &&
    isShallow(props) &&
    (design === undefined || (isRecord(design) && isShallow(design))) &&
    (anchor === undefined || (typeof anchor === 'string' && anchor.length <= 200)) &&
    (variants === undefined || (isRecord(variants) && isShallow(variants))) &&
    (shown === undefined || (isRecord(shown) && isShallow(shown))) &&
    (slots === undefined || (isRecord(slots) && Object.keys(slots).every((name) => slotPattern.test(name))))
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isShallow(value: object): boolean {
  let level: object[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > valueDepth) return false;
    level = level.flatMap((each) =>
      Object.values(each).filter((inside) => typeof inside === 'object' && inside !== null),
    );
  }
  return true;
}
