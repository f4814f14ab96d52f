import type { Allowance } from '../modules/define-module.ts';
import type { PreparedNode } from '../page/prepare-page.ts';

/** Every module of a page, however deep. */
export const everyNode = (nodes: readonly PreparedNode[]): PreparedNode[] =>
  nodes.flatMap((node) => [node, ...everyNode(Object.values(node.slots).flat())]);

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
  return {
    islands: new Set(all.flatMap(({ definition }) => (definition.hydrate ? [definition.type] : []))),
    scripts: [
      ...new Set(
        all.flatMap(({ definition, root, backgroundVideo }) => [
          ...(definition.scripts ?? []),
          ...('data-enter' in root ? ['src/browser/entrance.ts'] : []),
          ...(backgroundVideo ? ['src/components/ground/ground-video.browser.ts'] : []),
        ]),
      ),
    ],
    icons: all.flatMap(({ definition }) => definition.icons ?? []),
    structuredData: all.flatMap(
      ({ definition, props, data }) => definition.structuredData?.(props, data) ?? [],
    ),
    opensByFragment: all.some(opensByFragment),
    allowances: all.flatMap(({ definition, props, backgroundVideo }) => [
      ...(definition.allows?.(props) ?? []),
      ...(backgroundVideo ? [{ directive: 'media-src', source: "'self'" } as const] : []),
    ]),
    noIndex: all.some(({ definition }) => definition.noIndex),
  };
}

const opensByFragment = (node: PreparedNode): boolean => {
  const { opensByFragment: by } = node.definition;
  return by === 'named' || (by === 'anchored' && everyNode([node]).some(({ root }) => root.id !== undefined));
};
