import type { Database } from '../../db/database.ts';
import type { Language } from '../../lib/language.ts';
import type { ModuleRegistry } from '../../modules/registry.ts';
import { dataVersions } from '../../page/data-version.store.ts';
import { type PageAddress, publishedAddresses } from '../../page/page.store.ts';
import { refreshIndex, type ShopTexts } from './refresh-index.ts';
import { excerpt, marked, needlesOf } from './rules/excerpt.ts';
import { fold } from './rules/fold.ts';
import { queryWords } from './rules/query-words.ts';
import { allowedErrors, nearestWord } from './rules/spelling.ts';
import { joined } from './rules/tree-text.ts';
import {
  countMatches,
  indexedSource,
  lockSource,
  selectMatches,
  setSource,
  stemsOf,
  wordsLike,
} from './search.store.ts';
import type { Search, SearchFindings, SearchQuery } from './search.types.ts';

export interface SearchOptions {
  db: Database;
  registry: Pick<ModuleRegistry, 'definition'>;
  /** Whether visitors can find a page by themselves. */
  isFindable(page: PageAddress): boolean;
  /** What the shop says of its tours and bikes, by the key of their pages. */
  shopTexts(language: Language): Promise<ShopTexts>;
}

/** Raised when entries are made in another way: then all are made anew. */
const indexVersion = 1;

/**
 * Search by PostgreSQL's full text (SITE-8). The index remembers from which state of pages and catalogue it was made;
 * whoever searches after a change first brings it up to date, so it is right on every instance however the change came.
 */
export function createSearch(options: SearchOptions): Search {
  const { db } = options;
  let refreshing: Promise<void> | undefined;
  const refresh = () => {
    refreshing ??= bringUpToDate(options).finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  };
  return {
    refresh,
    async find({ language, text, limit, offset }: SearchQuery): Promise<SearchFindings> {
      const typed = queryWords(text);
      if (typed.length === 0) return { words: [], corrected: undefined, total: 0, results: [] };
      await refresh();
      const count = await countMatches(db, language, typed);
      const nearer = count === 0 ? await spelledOtherwise(db, language, typed) : undefined;
      const words = nearer ?? typed;
      const total = nearer ? await countMatches(db, language, nearer) : count;
      const rows = total > 0 ? await selectMatches(db, { language, words, limit, offset }) : [];
      const needles = needlesOf(words, (await stemsOf(db, language, words)).map(fold));
      const results = rows.map(({ kind, path, title, description, body }) => ({
        ...{ kind, path, title: marked(title, needles) },
        excerpt: excerpt(joined([description, body]), needles),
      }));
      return { words, corrected: nearer && total > 0 ? nearer.join(' ') : undefined, total, results };
    },
  };
}

async function bringUpToDate({ db, registry, isFindable, shopTexts }: SearchOptions): Promise<void> {
  // Read first: what changes meanwhile is another state, and the next search begins anew.
  const versions = await dataVersions(db);
  const source = [indexVersion, versions.get('pages'), versions.get('catalogue')].join(' ');
  if ((await indexedSource(db)) === source) return;
  const texts = { nl: await shopTexts('nl'), en: await shopTexts('en'), de: await shopTexts('de') };
  const pages = (await publishedAddresses(db)).filter(isFindable);
  await db.transaction(async (tx) => {
    if ((await lockSource(tx)) === source) return;
    await refreshIndex(tx, { pages, shopTexts: texts, registry });
    await setSource(tx, source);
  });
}

/** The words as they may have been meant: each that stands nowhere is the nearest that does. */
async function spelledOtherwise(
  db: Database,
  language: Language,
  typed: readonly string[],
): Promise<string[] | undefined> {
  const nearer: string[] = [];
  for (const word of typed) {
    const isKnown = (await countMatches(db, language, [word])) > 0;
    const errors = allowedErrors(word);
    const meant = isKnown ? word : nearestWord(word, await wordsLike(db, language, word, errors));
    if (!meant) return;
    nearer.push(meant);
  }
  return nearer;
}
