import type { LocalText, MenuItem, SiteMenus } from '../../site/site-settings.ts';

export const menuNames = ['main', 'footer', 'legal'] as const;
export type MenuName = (typeof menuNames)[number];

/** An entry while it is edited; a column of the footer is one without a target. */
export interface MenuNode {
  id: string;
  label: LocalText;
  page?: string;
  url?: string;
  children: MenuNode[];
}

export type MenuTrees = Record<MenuName, MenuNode[]>;

/** How many levels a menu has (NAV-11): the footer is columns with links, the small print one row. */
export const levels: Record<MenuName, number> = { main: 3, footer: 2, legal: 1 };

const nodeOf = ({ label, page, url, children = [] }: MenuItem, id: string): MenuNode => ({
  id,
  label,
  ...(page !== undefined && { page }),
  ...(url !== undefined && { url }),
  children: nodesOf(children, id),
});

const nodesOf = (items: readonly MenuItem[], above: string): MenuNode[] =>
  items.map((item, index) => nodeOf(item, `${above}.${index}`));

/** The menus with an id for each entry. */
export const menuTrees = ({ main, footer, legal }: SiteMenus): MenuTrees => ({
  main: nodesOf(main, 'main'),
  footer: footer.map(({ title, items }, index) => ({
    id: `footer.${index}`,
    label: title,
    children: nodesOf(items, `footer.${index}`),
  })),
  legal: nodesOf(legal, 'legal'),
});

const itemOf = ({ label, page, url, children }: MenuNode): MenuItem => ({
  label,
  ...(page === undefined ? { url: url ?? '' } : { page }),
  ...(children.length > 0 && { children: children.map(itemOf) }),
});

/** The menus as they are saved. */
export const siteMenus = ({ main, footer, legal }: MenuTrees): SiteMenus => ({
  main: main.map(itemOf),
  footer: footer.map(({ label, children }) => ({ title: label, items: children.map(itemOf) })),
  legal: legal.map(itemOf),
});

export const isColumn = (name: MenuName, level: number): boolean => name === 'footer' && level === 1;

export interface FoundNode {
  node: MenuNode;
  parent: MenuNode | undefined;
  siblings: MenuNode[];
  index: number;
  /** 1 is the outermost. */
  level: number;
}

export function findNode(nodes: MenuNode[], id: string, parent?: MenuNode, level = 1): FoundNode | undefined {
  for (const [index, node] of nodes.entries()) {
    if (node.id === id) return { node, parent, siblings: nodes, index, level };
    const below = findNode(node.children, id, node, level + 1);
    if (below) return below;
  }
}

export const changeNode = (nodes: MenuNode[], id: string, change: (node: MenuNode) => MenuNode): MenuNode[] =>
  nodes.map((node) =>
    node.id === id ? change(node) : { ...node, children: changeNode(node.children, id, change) },
  );

export const removeNode = (nodes: MenuNode[], id: string): MenuNode[] =>
  nodes
    .filter((node) => node.id !== id)
    .map((node) => ({ ...node, children: removeNode(node.children, id) }));

/** Among which entries, and before which of them; at the end when `before` is none of them. */
export interface Place {
  parent: string | undefined;
  before: string | undefined;
}

export function insertNode(nodes: MenuNode[], added: MenuNode, { parent, before }: Place): MenuNode[] {
  if (parent !== undefined)
    return changeNode(nodes, parent, (node) => ({
      ...node,
      children: insertNode(node.children, added, { parent: undefined, before }),
    }));
  const at = nodes.findIndex(({ id }) => id === before);
  return at === -1 ? [...nodes, added] : nodes.toSpliced(at, 0, added);
}

/** How many levels an entry has with what hangs under it. */
export const heightOf = ({ children }: MenuNode): number => 1 + Math.max(0, ...children.map(heightOf));

/** Whether an entry may stand there: not under itself, not too deep, links in columns and columns in nothing. */
export function fits(name: MenuName, nodes: MenuNode[], id: string, parent: string | undefined): boolean {
  const found = findNode(nodes, id);
  if (!found) return false;
  if (parent === undefined) return name !== 'footer' || found.level === 1;
  if (parent === id || findNode(found.node.children, parent)) return false;
  const above = findNode(nodes, parent);
  if (!above || (name === 'footer' && found.level === 1)) return false;
  return above.level + heightOf(found.node) <= levels[name];
}

/** Moves an entry with what hangs under it; the tree as it was when it does not fit there. */
export function moveNode(name: MenuName, nodes: MenuNode[], id: string, place: Place): MenuNode[] {
  const found = findNode(nodes, id);
  if (!found || place.before === id || !fits(name, nodes, id, place.parent)) return nodes;
  return insertNode(removeNode(nodes, id), found.node, place);
}

export const steps = ['up', 'down', 'in', 'out'] as const;
export type Step = (typeof steps)[number];

/** Where one step takes an entry; undefined when it cannot go there. */
export function placeAfterStep(name: MenuName, nodes: MenuNode[], id: string, step: Step): Place | undefined {
  const found = findNode(nodes, id);
  if (!found) return undefined;
  const { siblings, index, parent } = found;
  const place = placeOf(nodes, { siblings, index, parent, step });
  return place && fits(name, nodes, id, place.parent) ? place : undefined;
}

function placeOf(
  nodes: MenuNode[],
  { siblings, index, parent, step }: Pick<FoundNode, 'siblings' | 'index' | 'parent'> & { step: Step },
): Place | undefined {
  const before = siblings[index - 1];
  if (step === 'up') return before && { parent: parent?.id, before: before.id };
  if (step === 'down') return siblings[index + 1] && { parent: parent?.id, before: siblings[index + 2]?.id };
  if (step === 'in') return before && { parent: before.id, before: undefined };
  if (!parent) return undefined;
  const above = findNode(nodes, parent.id);
  return above && { parent: above.parent?.id, before: above.siblings[above.index + 1]?.id };
}

/** What keeps an entry from being saved: it has no words, or leads nowhere. */
export const isUnfinished = (node: MenuNode, column: boolean): boolean =>
  node.label.nl.trim() === '' ||
  (!column &&
    node.page === undefined &&
    !/^(\/(?!\/)|https?:\/\/|mailto:|tel:).+|^\/$/i.test(node.url ?? ''));

export const unfinished = (trees: MenuTrees): boolean =>
  menuNames.some((name) => {
    const any = (nodes: MenuNode[], level: number): boolean =>
      nodes.some((node) => isUnfinished(node, isColumn(name, level)) || any(node.children, level + 1));
    return any(trees[name], 1);
  });
