import { and, eq, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import type { Language } from '../../lib/language.ts';
import { searchEntry, searchState } from './search.tables.ts';
import type { SearchKind } from './search.types.ts';

type Connection = Database | Transaction;

/** What the index holds of a page. */
export interface NewEntry {
  language: Language;
  key: string;
  kind: SearchKind;
  path: string;
  title: string;
  description: string;
  body: string;
  folded: { title: string; description: string; body: string };
  source: string;
}

/** How PostgreSQL calls the rules by which it takes the stems of a language's words. */
const configurations: Record<Language, string> = { nl: 'dutch', en: 'english', de: 'german' };
const rulesOf = (language: Language): SQL => sql`${configurations[language]}::regconfig`;

export async function indexedSource(db: Connection): Promise<string | undefined> {
  const [row] = await db.select({ source: searchState.source }).from(searchState);
  return row?.source;
}

/** The present source, for this transaction alone: of several that refresh at once one does the work. */
export async function lockSource(tx: Transaction): Promise<string> {
  await tx.insert(searchState).values({ name: 'index', source: '' }).onConflictDoNothing();
  const [row] = await tx.select({ source: searchState.source }).from(searchState).for('update');
  return row?.source ?? '';
}

export const setSource = (tx: Transaction, source: string) => tx.update(searchState).set({ source });

/** From what each entry was made, by language and key. */
export async function entrySources(tx: Transaction): Promise<Map<string, string>> {
  const rows = await tx
    .select({ language: searchEntry.language, key: searchEntry.key, source: searchEntry.source })
    .from(searchEntry);
  return new Map(rows.map(({ language, key, source }) => [`${language} ${key}`, source]));
}

export async function deleteEntry(tx: Transaction, language: Language, key: string): Promise<void> {
  await tx.delete(searchEntry).where(and(eq(searchEntry.language, language), eq(searchEntry.key, key)));
}

export async function putEntry(tx: Transaction, { folded, ...entry }: NewEntry): Promise<void> {
  const { title, description, body } = folded;
  const rules = rulesOf(entry.language);
  const everything = `${title}\n${description}\n${body}`;
  const row = {
    ...entry,
    foldedTitle: title,
    folded: everything,
    stems: sql<string>`setweight(to_tsvector(${rules}, ${title}), 'A') || setweight(to_tsvector(${rules}, ${description}), 'B') || to_tsvector(${rules}, ${body})`,
    words: sql<string>`to_tsvector('simple', ${everything})`,
  };
  await tx
    .insert(searchEntry)
    .values(row)
    .onConflictDoUpdate({ target: [searchEntry.language, searchEntry.key], set: row });
}

/** Words of fewer letters are found at the beginning of others only. */
const shortestInside = 3;

/** An entry has a word when it has its stem, or the word within another: `fiets` is found in `bakfietsen`. */
function hasWord(language: Language, word: string): SQL {
  const stem = sql`${searchEntry.stems} @@ plainto_tsquery(${rulesOf(language)}, ${word})`;
  // Words are letters and digits alone: nothing in them means anything to LIKE or to_tsquery.
  const part =
    word.length >= shortestInside
      ? sql`${searchEntry.folded} like ${`%${word}%`}`
      : sql`${searchEntry.words} @@ to_tsquery('simple', ${`${word}:*`})`;
  return sql`(${stem} or ${part})`;
}

const matches = (language: Language, words: readonly string[]): SQL | undefined =>
  and(eq(searchEntry.language, language), ...words.map((word) => hasWord(language, word)));

export async function countMatches(
  db: Connection,
  language: Language,
  words: readonly string[],
): Promise<number> {
  return db.$count(searchEntry, matches(language, words));
}

/** What weighs how much: words in the text, in the description, (none), in the title. */
const weights = sql.raw("'{0.1, 0.1, 0.4, 1.0}'::real[]");

/** The entries that have all the words, those in whose title they stand first. */
export function selectMatches(
  db: Connection,
  query: { language: Language; words: readonly string[]; limit: number; offset: number },
) {
  const { language, words, limit, offset } = query;
  const any = sql.join(
    words.map((word) => sql`plainto_tsquery(${rulesOf(language)}, ${word})`),
    sql` || `,
  );
  const inTitle = sql.join(
    words.map((word) => sql`(${searchEntry.foldedTitle} like ${`%${word}%`})::int`),
    sql` + `,
  );
  return db
    .select({
      kind: searchEntry.kind,
      path: searchEntry.path,
      title: searchEntry.title,
      description: searchEntry.description,
      body: searchEntry.body,
    })
    .from(searchEntry)
    .where(matches(language, words))
    .orderBy(
      sql`ts_rank(${weights}, ${searchEntry.stems}, ${any}, 1) + 0.3 * (${inTitle}) desc`,
      searchEntry.title,
      searchEntry.key,
    )
    .limit(limit)
    .offset(offset);
}

/** The stems of words by a language's rules; words that carry no meaning have none. */
export async function stemsOf(
  db: Connection,
  language: Language,
  words: readonly string[],
): Promise<string[]> {
  const { rows } = await db.execute<{ stems: string[] }>(
    sql`select tsvector_to_array(to_tsvector(${rulesOf(language)}, ${words.join(' ')})) as stems`,
  );
  return rows[0]?.stems ?? [];
}

/** The words of the index that are about as long as this one, those of most pages first. */
export async function wordsLike(db: Connection, language: Language, word: string, difference: number) {
  // ts_stat takes its query as text; the language is one of ours.
  const source = `select words from search_entry where language = '${language}'`;
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from ts_stat(${source})
    where length(word) between ${word.length - difference} and ${word.length + difference}
    order by ndoc desc, word`);
  return rows.map((row) => row.word);
}

/** The entries of pages that are not among these any more. */
export async function deleteOthers(tx: Transaction, language: Language, keys: readonly string[]) {
  const gone = keys.length > 0 ? notInArray(searchEntry.key, [...keys]) : undefined;
  await tx.delete(searchEntry).where(and(eq(searchEntry.language, language), gone));
}
