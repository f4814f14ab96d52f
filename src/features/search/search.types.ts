import type { Language } from '../../lib/language.ts';

/** A piece of a text; `matched` when it is one of the words searched for. */
export interface Segment {
  text: string;
  matched: boolean;
}

export type SearchKind = 'page' | 'tour' | 'bike' | 'article';

/** A page that was found. */
export interface SearchResult {
  kind: SearchKind;
  path: string;
  title: Segment[];
  /** The passage in which the words stand, or the page's description. */
  excerpt: Segment[];
}

export interface SearchQuery {
  language: Language;
  /** What the visitor typed; only letters and digits of its first hundred characters are read. */
  text: string;
  limit: number;
  offset: number;
}

export interface SearchFindings {
  /** The words that were looked for; none when nothing readable was typed. */
  words: string[];
  /** Other words than those typed, when nothing was found for these. */
  corrected: string | undefined;
  total: number;
  results: SearchResult[];
}

/** Search over the pages that visitors can find, with the shop's tours and bikes (SITE-8). */
export interface Search {
  find(query: SearchQuery): Promise<SearchFindings>;
  /** Brings the index up to what pages and catalogue are now; `find` does so by itself. */
  refresh(): Promise<void>;
}
