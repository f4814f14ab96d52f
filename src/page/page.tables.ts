import { bigint, bigserial, index, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '../lib/language.ts';
import type { PageNode } from './page-node.ts';

/** A page of the site, whatever its languages (SITE-1). `key` names it in links and menus. */
export const page = pgTable('page', {
  id: uuid('id').primaryKey().defaultRandom(),
  key: text('key').notNull().unique(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** A stored tree of a page in one language. Revisions are never changed, only added. */
export const pageRevision = pgTable(
  'page_revision',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    pageId: uuid('page_id')
      .notNull()
      .references(() => page.id),
    language: text('language').$type<Language>().notNull(),
    tree: jsonb('tree').$type<PageNode[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('page_revision_page').on(table.pageId, table.language)],
);

/** Where a page stands in one language, and the revision its visitors see. */
export const pageAddress = pgTable(
  'page_address',
  {
    pageId: uuid('page_id')
      .notNull()
      .references(() => page.id),
    language: text('language').$type<Language>().notNull(),
    /** The whole path, with the language's prefix: `/`, `/tochten/duinen-en-zee`, `/en/tours`. */
    path: text('path').notNull().unique(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    publishedRevisionId: bigint('published_revision_id', { mode: 'number' }).references(
      () => pageRevision.id,
    ),
  },
  (table) => [unique('page_address_language').on(table.pageId, table.language)],
);

/** Settings of the site by name, each checked by its own schema when read. */
export const siteSetting = pgTable('site_setting', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
});

/** Counts the changes of what pages show; every instance compares it with what it rendered. */
export const dataVersion = pgTable('data_version', {
  name: text('name').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
});
