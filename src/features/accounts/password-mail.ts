import type { Database, Transaction } from '../../db/database.ts';
import type { NewMail } from '../mail/mail.types.ts';
import { findActive } from './accounts.store.ts';

interface Options {
  db: Database;
  baseUrl: string;
  enqueueMail(tx: Transaction, mail: NewMail): Promise<void>;
}

/** Sends the link to choose a new password; nothing to someone who no longer works here. */
export async function sendPasswordLink(
  { db, baseUrl, enqueueMail }: Options,
  staffId: string,
  token: string,
): Promise<void> {
  const member = await findActive(db, staffId);
  if (!member) return;
  const { name, email: to, language } = member;
  const url = `${baseUrl}/admin/reset?token=${token}`;
  await db.transaction((tx) =>
    enqueueMail(tx, { template: 'staff-password', to, language, data: { name, url, hours: 1 } }),
  );
}
