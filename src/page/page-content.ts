import type { Language } from '../lib/language.ts';
import type { PageNode, ShownWhen, Variants } from './page-node.ts';

/** Picks the text of the language a tree is written for. */
export type Translate = <Value>(texts: Readonly<Record<Language, Value>>) => Value;

/** A module as content files write it: ids and versions are added when it is stored. */
export interface ContentNode {
  type: string;
  props?: Record<string, unknown>;
  design?: Record<string, unknown>;
  anchor?: string;
  variants?: Variants;
  shown?: ShownWhen;
  slots?: Record<string, readonly (ContentNode | false | undefined)[]>;
}

/** A page of the demo shop in every language: one tree, its texts chosen by `t`. */
export interface ContentPage {
  key: string;
  /** Path below the language's prefix, without a slash at the start; '' is the home page. */
  slug: Readonly<Record<Language, string>>;
  title: Readonly<Record<Language, string>>;
  description: Readonly<Record<Language, string>>;
  modules(t: Translate, language: Language): readonly ContentNode[];
}

/** The stored tree of a content page in one language; ids are counted, so the same content gives the same tree. */
export function contentTree(
  page: ContentPage,
  language: Language,
  versionOf: (type: string) => number,
): PageNode[] {
  let count = 0;
  const stored = (node: ContentNode): PageNode => {
    count += 1;
    const { type, props = {}, design, anchor, variants, shown, slots } = node;
    const id = `m${count.toString(36)}`;
    return {
      id,
      type,
      version: versionOf(type),
      props,
      ...(design && { design }),
      ...(anchor && { anchor }),
      ...(variants && { variants }),
      ...(shown && { shown }),
      ...(slots && {
        slots: Object.fromEntries(
          Object.entries(slots).map(([name, nodes]) => [name, nodes.filter((each) => !!each).map(stored)]),
        ),
      }),
    };
  };
  return page.modules((texts) => texts[language], language).map(stored);
}
