import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '../../lib/language.ts';
import type { Crop, Focus } from './media.types.ts';
import type { UploadOutcome } from './upload.types.ts';

/** A picture of the media library. The file is found by name and hash; another file under the name is another hash. */
export const media = pgTable('media', {
  name: text('name').primaryKey(),
  /** The first hex digits of the file's SHA-256. */
  hash: text('hash').notNull(),
  format: text('format').notNull(),
  /** Size of the original in px and bytes. */
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  bytes: integer('bytes').notNull().default(0),
  alt: jsonb('alt').$type<Record<Language, string>>().notNull(),
  /** Says nothing a reader would miss: it needs no words. */
  decorative: boolean('decorative').notNull().default(false),
  /** The point of the original that stays in view, 0–1 from left and top. */
  focus: jsonb('focus').$type<Focus>().notNull(),
  /** The part of the original that is shown; null for all of it. */
  crop: jsonb('crop').$type<Crop>(),
  /** A few pixels as a data address; '' for a picture one can see through. */
  placeholder: text('placeholder').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  /** Since when it lies in the bin; it is erased 30 days later. */
  trashedAt: timestamp('trashed_at', { withTimezone: true }),
});

/** A file on its way into the library. What has arrived of it stands on disk; its length there is the offset. */
export const mediaUpload = pgTable(
  'media_upload',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    staffId: text('staff_id').notNull(),
    fileName: text('file_name').notNull(),
    /** Of the whole file, as declared, in bytes. */
    size: integer('size').notNull(),
    /** The picture whose file it will be; null for a new picture. */
    replaces: text('replaces'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Set by the request that makes a picture of it, so that no other does. */
    finishingAt: timestamp('finishing_at', { withTimezone: true }),
    outcome: jsonb('outcome').$type<UploadOutcome>(),
  },
  (table) => [index('media_upload_created').on(table.createdAt)],
);
