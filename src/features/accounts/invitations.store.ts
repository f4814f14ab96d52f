import { and, asc, eq, gt, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { invitation, session, signInLimit, staff, verification } from './accounts.tables.ts';

type Connection = Database | Transaction;
type NewInvitation = Omit<typeof invitation.$inferInsert, 'expiresAt' | 'acceptedAt' | 'createdAt'>;

const open = and(isNull(invitation.acceptedAt), gt(invitation.expiresAt, sql`now()`));

/** Replaces what was open for the same address; gives when it ends. */
export async function insertInvitation(tx: Transaction, values: NewInvitation, hours: number): Promise<Date> {
  if (values.email)
    await tx.delete(invitation).where(and(eq(invitation.email, values.email), isNull(invitation.acceptedAt)));
  const [row] = await tx
    .insert(invitation)
    .values({ ...values, expiresAt: sql`now() + make_interval(hours => ${hours})` })
    .returning({ expiresAt: invitation.expiresAt });
  return row?.expiresAt as Date;
}

const shown = {
  id: invitation.id,
  email: invitation.email,
  role: invitation.role,
  language: invitation.language,
  expiresAt: invitation.expiresAt,
  invitedBy: staff.name,
};

/** An invitation that can be accepted now. */
export async function findInvitation(db: Database, tokenHash: string) {
  const [found] = await db
    .select(shown)
    .from(invitation)
    .leftJoin(staff, eq(staff.id, invitation.invitedBy))
    .where(and(eq(invitation.tokenHash, tokenHash), open));
  return found;
}

/** Those that wait for an answer, the command line's left out. */
export const listInvitations = (db: Database) =>
  db
    .select(shown)
    .from(invitation)
    .innerJoin(staff, eq(staff.id, invitation.invitedBy))
    .where(and(open, isNotNull(invitation.email)))
    .orderBy(asc(invitation.createdAt));

/** An invitation that can be accepted, locked until the transaction ends: of two at once the second finds it used. */
export async function lockInvitation(tx: Transaction, tokenHash: string) {
  // The links of the very first owner exclude each other, so all of them are locked, in one order.
  await tx
    .select({ id: invitation.id })
    .from(invitation)
    .where(and(isNull(invitation.email), open))
    .orderBy(asc(invitation.id))
    .for('update');
  const [found] = await tx
    .select()
    .from(invitation)
    .where(and(eq(invitation.tokenHash, tokenHash), open))
    .for('update');
  return found;
}

/** Ends an invitation; with the first owner's, every other link to become the first owner. */
export async function markAccepted(tx: Transaction, { id, email }: { id: string; email: string | null }) {
  await tx.update(invitation).set({ acceptedAt: sql`now()` }).where(eq(invitation.id, id));
  if (email === null) await tx.delete(invitation).where(and(isNull(invitation.email), ne(invitation.id, id)));
}

/** The address that was invited; undefined when there is nothing to withdraw. */
export async function deleteInvitation(tx: Transaction, id: string): Promise<string | undefined> {
  const [gone] = await tx
    .delete(invitation)
    .where(and(eq(invitation.id, id), isNull(invitation.acceptedAt)))
    .returning({ email: invitation.email });
  return gone?.email ?? undefined;
}

export async function deleteInvitationsBy(tx: Transaction, staffId: string): Promise<void> {
  await tx.delete(invitation).where(and(eq(invitation.invitedBy, staffId), isNull(invitation.acceptedAt)));
}

/** Deletes what has ended: sessions, things to be shown once, counts of tries, links nobody used. */
export async function deleteEnded(db: Connection): Promise<void> {
  const now = sql`now()`;
  await db.delete(session).where(lt(session.expiresAt, now));
  await db.delete(verification).where(lt(verification.expiresAt, now));
  await db.delete(signInLimit).where(lt(signInLimit.windowEnds, now));
  await db.delete(invitation).where(and(isNull(invitation.acceptedAt), lt(invitation.expiresAt, now)));
}
