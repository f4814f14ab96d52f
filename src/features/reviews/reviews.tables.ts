import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { Language } from '../../lib/language.ts';
import type { ReviewSource } from './reviews.types.ts';

/** Reviews of the shop, its bikes and tours, kept here so that pages never wait for a provider (REV-10). */
export const review = pgTable(
  'review',
  {
    /** `<source>:<its id there>`, so that fetching it again changes nothing. */
    id: text('id').primaryKey(),
    source: text('source').$type<ReviewSource>().notNull(),
    author: text('author').notNull(),
    rating: smallint('rating').notNull(),
    language: text('language').$type<Language>().notNull(),
    text: text('text').notNull(),
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
    /** `tour:<id>` or `bike:<id>`; null is the shop. */
    subject: text('subject'),
    /** Hidden by the staff: neither shown nor counted. */
    hidden: boolean('hidden').notNull().default(false),
    /** Pinned by the staff: shown first. */
    pinned: boolean('pinned').notNull().default(false),
  },
  (table) => [
    check('review_rating', sql`${table.rating} between 1 and 5`),
    index('review_newest').on(table.writtenAt),
    index('review_subject').on(table.subject),
  ],
);
