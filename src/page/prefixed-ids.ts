/** A stored tree whose modules have ids of their own beside those of the page it is put into. */
export const prefixedIds = (tree: unknown, prefix: string): unknown[] =>
  Array.isArray(tree) ? tree.map((node) => prefixedNode(node, prefix)) : [];

function prefixedNode(node: unknown, prefix: string): unknown {
  if (typeof node !== 'object' || node === null || !('id' in node)) return node;
  const { slots } = node as { slots?: Record<string, unknown> };
  const inside = Object.entries(slots ?? {}).map(([name, children]) => [name, prefixedIds(children, prefix)]);
  return { ...node, id: `${prefix}-${node.id}`, ...(slots && { slots: Object.fromEntries(inside) }) };
}
