import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { MailTemplate } from './mail.types.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * The outbox: a mail exists exactly when what it tells of was committed. `data` is what the guest is told, fixed at
 * that moment; it is put into words when sent or read, so that a fault in a template cannot undo a payment.
 */
export const mailMessage = pgTable(
  'mail_message',
  {
    id: uuid().primaryKey(),
    template: text().$type<MailTemplate>().notNull(),
    recipient: text().notNull(),
    language: text().$type<'nl' | 'en' | 'de'>().notNull(),
    data: jsonb().notNull(),
    state: text().$type<'waiting' | 'sent' | 'failed'>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    /** Why the last attempt failed, in the mail server's words. */
    problem: text(),
    createdAt: moment('created_at').notNull().defaultNow(),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
    /** The caller's key: asking twice is one mail. */
    key: text(),
  },
  (table) => [
    unique('mail_message_key').on(table.key),
    index('mail_message_due').on(table.nextAttemptAt).where(sql`${table.state} = 'waiting'`),
  ],
);
