import { and, asc, desc, eq, inArray, lt, lte, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { mailMessage } from './mail.tables.ts';
import type { NewMail } from './mail.types.ts';

/** A row as written: template and data belong together, because `NewMail` is the only way in. */
export type StoredMail = typeof mailMessage.$inferSelect;

const now = sql<Date>`now()`;
/** Longer than any attempt takes; after it the mail of a sender that died is taken up again. */
const claimSeconds = 120;

export async function insertMail(
  tx: Transaction,
  { id, template, to, language, data, key }: NewMail & { id: string },
): Promise<void> {
  await tx
    .insert(mailMessage)
    .values({ id, template, recipient: to, language, data, key })
    .onConflictDoNothing({ target: mailMessage.key });
}

/**
 * Takes the mail whose turn it is, so that no other sender has it meanwhile. One at a time: a claim runs from when the
 * mail is taken, and a slow server would let those of a batch run out before their turn.
 */
export async function claimMail(db: Database): Promise<StoredMail | undefined> {
  const due = db
    .select({ id: mailMessage.id })
    .from(mailMessage)
    .where(and(eq(mailMessage.state, 'waiting'), lte(mailMessage.nextAttemptAt, now)))
    .orderBy(asc(mailMessage.nextAttemptAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await db
    .update(mailMessage)
    .set({
      attempts: sql`${mailMessage.attempts} + 1`,
      nextAttemptAt: sql`now() + make_interval(secs => ${claimSeconds})`,
    })
    .where(inArray(mailMessage.id, due))
    .returning();
  return claimed;
}

export async function markSent(db: Database, id: string): Promise<void> {
  await db
    .update(mailMessage)
    .set({ state: 'sent', sentAt: now, problem: null })
    .where(eq(mailMessage.id, id));
}

/** Tried again after so many seconds; null gives up and leaves it to a person. */
export async function markFailed(
  db: Database,
  id: string,
  problem: string,
  retrySeconds: number | null,
): Promise<void> {
  const next =
    retrySeconds === null
      ? { state: 'failed' as const }
      : { nextAttemptAt: sql`now() + make_interval(secs => ${retrySeconds})` };
  await db
    .update(mailMessage)
    .set({ ...next, problem })
    .where(eq(mailMessage.id, id));
}

/** The newest mails that can still be read, for the back office. */
export const recentMails = (db: Database, limit: number): Promise<StoredMail[]> =>
  db
    .select()
    .from(mailMessage)
    .where(ne(mailMessage.recipient, erased))
    .orderBy(desc(mailMessage.createdAt))
    .limit(limit);

const erased = '';

/** Erases to whom and what of mails that were sent or given up so many days ago; id, template and times stay. */
export async function eraseMails(db: Database, days: number): Promise<void> {
  const over = sql`coalesce(${mailMessage.sentAt}, ${mailMessage.createdAt})`;
  await db
    .update(mailMessage)
    .set({ recipient: erased, data: {}, key: null, problem: null })
    .where(
      and(
        ne(mailMessage.state, 'waiting'),
        ne(mailMessage.recipient, erased),
        lt(over, sql`now() - make_interval(days => ${days})`),
      ),
    );
}
