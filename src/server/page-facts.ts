import type { Allowance } from '../modules/define-module.ts';
import type { PreparedNode } from '../page/prepared-page.ts';

/** Every module of a page, however deep; of one with several copies each of them. */
export const everyNode = (nodes: readonly PreparedNode[]): PreparedNode[] =>
  nodes.flatMap((node) =>
    node.copies
      ? everyNode(node.copies.map((copy) => copy.node))
      : [node, ...everyNode(Object.values(node.slots).flat())],
  );

/** Every module once, with the content it has on the widest device: what a page says to machines, it says once. */
const everyModule = (nodes: readonly PreparedNode[]): PreparedNode[] =>
  nodes.flatMap((node) => {
    const [copy] = node.copies ?? [];
    return copy ? everyModule([copy.node]) : [node, ...everyModule(Object.values(node.slots).flat())];
  });

const hasHover = (nodes: readonly PreparedNode[]): boolean =>
  nodes.some(
    ({ copies, slots }) =>
      copies?.some(({ hover, node }) => hover || hasHover([node])) ?? hasHover(Object.values(slots).flat()),
  );

/** What the modules of a page ask of the document around them. */
export interface PageFacts {
  islands: ReadonlySet<string>;
  scripts: readonly string[];
  icons: readonly string[];
  structuredData: readonly object[];
  /** Some module shows what the address names. */
  opensByFragment: boolean;
  /** What the page's security policy opens for its modules. */
  allowances: readonly Allowance[];
  /** Some module keeps the page out of search engines. */
  noIndex: boolean;
}

export function pageFacts(nodes: readonly PreparedNode[]): PageFacts {
  const all = everyNode(nodes);
  // A table of contents leads to headings inside what opens.
  const hasOutline = all.some(({ definition }) => definition.showsOutline);
  return {
    islands: new Set(all.flatMap(({ definition }) => (definition.hydrate ? [definition.type] : []))),
    scripts: [
      ...new Set(
        all.flatMap(({ definition, props, root, backgroundVideo }) => [
          ...((definition.needsScripts?.(props) ?? true) ? (definition.scripts ?? []) : []),
          ...('data-enter' in root ? ['src/browser/entrance.ts'] : []),
          ...(backgroundVideo ? ['src/components/ground/ground-video.browser.ts'] : []),
        ]),
      ),
      ...(hasHover(nodes) ? ['src/browser/hover-content.ts'] : []),
    ],
    icons: all.flatMap(({ definition }) => definition.icons ?? []),
    structuredData: everyModule(nodes).flatMap(
      ({ definition, props, data }) => definition.structuredData?.(props, data) ?? [],
    ),
    opensByFragment: all.some(
      (node) => opensByFragment(node) || (node.definition.opensByFragment && hasOutline),
    ),
    allowances: all.flatMap(({ definition, props, data, backgroundVideo }) => [
      ...(definition.allows?.(props, data) ?? []),
      ...(backgroundVideo ? [{ directive: 'media-src', source: "'self'" } as const] : []),
    ]),
    noIndex: all.some(({ definition }) => definition.noIndex),
  };
}

const opensByFragment = (node: PreparedNode): boolean => {
  const { opensByFragment: by } = node.definition;
  return by === 'named' || (by === 'anchored' && everyNode([node]).some(({ root }) => root.id !== undefined));
};
