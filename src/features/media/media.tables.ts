import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Language } from '../../lib/language.ts';

/** A picture of the media library. The file is found by name and hash; another file under the name is another hash. */
export const media = pgTable('media', {
  name: text('name').primaryKey(),
  /** The first hex digits of the file's SHA-256. */
  hash: text('hash').notNull(),
  format: text('format').notNull(),
  /** Size of the original in px. */
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  alt: jsonb('alt').$type<Record<Language, string>>().notNull(),
  /** The point that stays in view when cropped, 0–1 from left and top. */
  focus: jsonb('focus').$type<{ x: number; y: number }>().notNull(),
  /** A few pixels as a data address; '' for a picture one can see through. */
  placeholder: text('placeholder').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
