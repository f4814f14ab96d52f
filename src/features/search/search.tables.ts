import { customType, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Language } from '../../lib/language.ts';
import type { SearchKind } from './search.types.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** What search knows of a page in one language (SITE-8); made anew from pages and catalogue whenever they change. */
export const searchEntry = pgTable(
  'search_entry',
  {
    language: text('language').$type<Language>().notNull(),
    /** The page's key. */
    key: text('key').notNull(),
    kind: text('kind').$type<SearchKind>().notNull(),
    path: text('path').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    body: text('body').notNull(),
    /** Title and all words, folded: small letters without accents, for parts of compounds. */
    foldedTitle: text('folded_title').notNull(),
    folded: text('folded').notNull(),
    /** Stems by the language's rules, those of the title weighing most. */
    stems: tsvector('stems').notNull(),
    /** The folded words as they stand. */
    words: tsvector('words').notNull(),
    /** Says from what the entry was made; unchanged, it is not made again. */
    source: text('source').notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.key] })],
);

/** From which state of pages and catalogue the index was made: one row. */
export const searchState = pgTable('search_state', {
  name: text('name').primaryKey(),
  source: text('source').notNull(),
});
