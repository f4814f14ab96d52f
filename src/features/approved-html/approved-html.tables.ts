import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { staff } from '../accounts/accounts.tables.ts';

/** HTML that an owner lets stand on pages as it is. Who may say so is asked when it is written, nowhere else. */
export const approvedHtml = pgTable('approved_html', {
  /** SHA-256 of the very text, as 64 hexadecimal digits. */
  hash: text('hash').primaryKey(),
  /** The text itself, so that an owner can look up what was approved. */
  html: text('html').notNull(),
  /** It loads without a click of the visitor, also what other hosts send. */
  atOnce: boolean('at_once').notNull(),
  approvedBy: text('approved_by')
    .notNull()
    .references(() => staff.id),
  approvedAt: timestamp('approved_at', { withTimezone: true }).notNull().defaultNow(),
});
