import { bigint, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '../../lib/language.ts';
import { page, pageRevision } from '../../page/page.tables.ts';
import type { PageNode } from '../../page/page-node.ts';
import type { PageSettings } from '../../page/page-settings.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const pageId = () =>
  uuid('page_id')
    .notNull()
    .references(() => page.id);
const language = () => text('language').$type<Language>().notNull();
const revisionId = (name: string) => bigint(name, { mode: 'number' }).references(() => pageRevision.id);

/** What is to be published later, or to end: at most one for a page in a language. */
export const pageSchedule = pgTable(
  'page_schedule',
  {
    pageId: pageId(),
    language: language(),
    revisionId: revisionId('revision_id').notNull(),
    /** The version of the draft that the revision was made of. */
    draftVersion: bigint('draft_version', { mode: 'number' }).notNull(),
    /** When it is published. */
    startsAt: moment('starts_at').notNull(),
    /** When the revision before comes back; null is never. */
    endsAt: moment('ends_at'),
    /** Set when it was published. */
    startedAt: moment('started_at'),
    /** What visitors saw before; null when they saw nothing. */
    previousRevisionId: revisionId('previous_revision_id'),
    /** Why it could not be published. */
    trouble: text('trouble'),
    createdBy: text('created_by'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.pageId, table.language] })],
);

/** Links that show a draft to who has them, until they expire. */
export const previewLink = pgTable(
  'preview_link',
  {
    /** SHA-256 of the token; the token itself is nowhere. */
    tokenHash: text('token_hash').primaryKey(),
    pageId: pageId(),
    language: language(),
    expiresAt: moment('expires_at').notNull(),
    createdBy: text('created_by'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('preview_link_expiry').on(table.expiresAt)],
);

/** Who has a page open in the builder, one row for each window. */
export const pagePresence = pgTable(
  'page_presence',
  {
    pageId: pageId(),
    language: language(),
    /** The window's own id. */
    client: text('client').notNull(),
    staffId: text('staff_id').notNull(),
    since: moment('since').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.pageId, table.language, table.client] })],
);

/** Modules kept under a name, to be put on any page. */
export const savedBlock = pgTable('saved_block', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull().unique(),
  nodes: jsonb('nodes').$type<PageNode[]>().notNull(),
  createdBy: text('created_by'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** A whole page kept under a name, to begin new ones with. */
export const pageTemplate = pgTable('page_template', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull().unique(),
  tree: jsonb('tree').$type<PageNode[]>().notNull(),
  settings: jsonb('settings').$type<PageSettings>().notNull(),
  createdBy: text('created_by'),
  createdAt: moment('created_at').notNull().defaultNow(),
});
