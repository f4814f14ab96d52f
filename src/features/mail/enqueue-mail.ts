import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../db/database.ts';
import { insertMail } from './mail.store.ts';
import type { NewMail } from './mail.types.ts';

/**
 * Puts a mail in the outbox inside the caller's transaction: it is sent, at least once, exactly when that commits
 * (BOOK-7). Never throws for what the guest typed.
 */
export const enqueueMail = (tx: Transaction, mail: NewMail): Promise<void> =>
  insertMail(tx, { ...mail, id: randomUUID() });
