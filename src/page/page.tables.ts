import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Language } from '../lib/language.ts';
import type { PageNode } from './page-node.ts';
import type { ChangeCounts, HeaderMode, PageSettings, PostSettings, RevisionKind } from './page-settings.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A page of the site, whatever its languages (SITE-1). `key` names it in links and menus. */
export const page = pgTable('page', {
  id: uuid('id').primaryKey().defaultRandom(),
  key: text('key').notNull().unique(),
  createdAt: moment('created_at').notNull().defaultNow(),
  /** Set: in the bin, gone from the site, and can be brought back. */
  trashedAt: moment('trashed_at'),
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
    settings: jsonb('settings').$type<PageSettings>().notNull(),
    kind: text('kind').$type<RevisionKind>().notNull().default('published'),
    /** The member of staff; null for what the program made itself. */
    authorId: text('author_id'),
    /** How much differs from what was published before it. */
    changes: jsonb('changes').$type<ChangeCounts>(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('page_revision_page').on(table.pageId, table.language)],
);

/** Where a page stands in one language, and the revision its visitors see; settings are those of that revision. */
export const pageAddress = pgTable(
  'page_address',
  {
    pageId: uuid('page_id')
      .notNull()
      .references(() => page.id),
    language: text('language').$type<Language>().notNull(),
    /** The whole path, with the language's prefix: `/`, `/tochten/duinen-en-zee`, `/en/tours`. */
    path: text('path').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    /** Whether search engines may list the page. */
    indexed: boolean('indexed').notNull().default(true),
    /** A picture of the media library by name. */
    sharePicture: text('share_picture'),
    headerMode: text('header_mode').$type<HeaderMode>().notNull().default('auto'),
    /** Null for what is no post. */
    post: jsonb('post').$type<PostSettings>(),
    /** False while the page lies in the bin: its path is free for another. */
    live: boolean('live').notNull().default(true),
    publishedRevisionId: bigint('published_revision_id', { mode: 'number' }).references(
      () => pageRevision.id,
    ),
    publishedAt: moment('published_at').notNull().defaultNow(),
  },
  (table) => [
    unique('page_address_language').on(table.pageId, table.language),
    uniqueIndex('page_address_live_path').on(table.path).where(sql`${table.live}`),
    index('page_address_posts')
      .on(table.language, sql`(${table.post} ->> 'date') desc`)
      .where(sql`${table.post} is not null`),
  ],
);

/** What staff work on: the newest state of a page in one language, seen by visitors when it is published (EDIT-3). */
export const pageDraft = pgTable(
  'page_draft',
  {
    pageId: uuid('page_id')
      .notNull()
      .references(() => page.id),
    language: text('language').$type<Language>().notNull(),
    tree: jsonb('tree').$type<PageNode[]>().notNull(),
    settings: jsonb('settings').$type<PageSettings>().notNull(),
    /** Raised by one with each save. */
    version: integer('version').notNull().default(1),
    /** The version that visitors see; null when it was never published. */
    publishedVersion: integer('published_version'),
    updatedBy: text('updated_by'),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.pageId, table.language] })],
);

/** Old and short addresses: where their visitors are sent. A page at the same path comes first. */
export const redirect = pgTable('redirect', {
  id: uuid('id').primaryKey().defaultRandom(),
  fromPath: text('from_path').notNull().unique(),
  /** A path of the site or a whole address. */
  target: text('target').notNull(),
  /** `permanent` is answered with 308, `temporary` with 307. */
  kind: text('kind').$type<'permanent' | 'temporary'>().notNull().default('permanent'),
  /** Made by itself because a page moved. */
  automatic: boolean('automatic').notNull().default(false),
  createdBy: text('created_by'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Settings of the site by name, each checked by its own schema when read. */
export const siteSetting = pgTable('site_setting', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
  /** Raised by one with each change, so that nobody overwrites what somebody else saved meanwhile (EDIT-5). */
  version: integer('version').notNull().default(1),
});

/** Counts the changes of what pages show; every instance compares it with what it rendered. */
export const dataVersion = pgTable('data_version', {
  name: text('name').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
});
