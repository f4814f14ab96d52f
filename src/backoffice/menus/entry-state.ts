import { type Language, languages } from '../../lib/language.ts';
import type { PageInList } from '../pages/pages-query.ts';
import { isUnfinished, type MenuNode } from './menu-tree.ts';

export interface EntryState {
  /** It has no words or no target yet. */
  unfinished: boolean;
  /** Its page does not exist any more. */
  gone: boolean;
  /** The languages in which its page is not online. */
  hidden: Language[];
  /** The languages it has no words in. */
  untranslated: Language[];
}

/** What is wrong with a menu entry, for its row in the list. */
export function entryState(node: MenuNode, column: boolean, pages: readonly PageInList[]): EntryState {
  const page = pages.find(({ key }) => key === node.page);
  const gone = node.page !== undefined && (!page || page.trashedAt !== null);
  const online = (language: Language) => Boolean(page?.languages[language]?.publishedAt);
  return {
    unfinished: isUnfinished(node, column),
    gone,
    hidden: node.page === undefined || gone ? [] : languages.filter((language) => !online(language)),
    untranslated: languages.filter((language) => language !== 'nl' && node.label[language].trim() === ''),
  };
}
