import { and, asc, desc, eq, gt, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import type { Language } from '../../lib/language.ts';
import { account, passkey, session, staff, twoFactor } from './accounts.tables.ts';
import type { Role } from './accounts.types.ts';

type Connection = Database | Transaction;

const person = {
  id: staff.id,
  name: staff.name,
  email: staff.email,
  role: staff.role,
  language: staff.language,
  twoFactor: staff.twoFactorEnabled,
  deactivatedAt: staff.deactivatedAt,
};

/** Everyone who works here or may again, by name, with when they last used the back office. */
export const listPeople = (db: Database) =>
  db
    .select({
      ...person,
      lastSeenAt:
        sql`(select max(seen.updated_at) from session as seen where seen.staff_id = staff.id)`.mapWith(
          session.updatedAt,
        ) as SQL<Date | null>,
    })
    .from(staff)
    .where(isNull(staff.removedAt))
    .orderBy(asc(staff.name), asc(staff.id));

/** One person, locked until the transaction ends. */
export async function lockPerson(tx: Transaction, id: string) {
  const [found] = await tx
    .select(person)
    .from(staff)
    .where(and(eq(staff.id, id), isNull(staff.removedAt)))
    .for('update');
  return found;
}

/**
 * The owners who may work now, locked in one order until the transaction ends: whoever wants to take one away waits
 * for whoever is doing so.
 */
export async function lockOwners(tx: Transaction): Promise<string[]> {
  const owners = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.role, 'owner'), isNull(staff.deactivatedAt), isNull(staff.removedAt)))
    .orderBy(asc(staff.id))
    .for('update');
  return owners.map(({ id }) => id);
}

export async function updatePerson(
  tx: Connection,
  id: string,
  values: Partial<typeof staff.$inferInsert>,
): Promise<void> {
  await tx
    .update(staff)
    .set({ ...values, updatedAt: sql`now()` })
    .where(eq(staff.id, id));
}

export async function deleteSessions(tx: Transaction, staffId: string): Promise<void> {
  await tx.delete(session).where(eq(session.userId, staffId));
}

/** Where someone is signed in, newest first. */
export const listSessions = (db: Database, staffId: string) =>
  db
    .select({
      id: session.id,
      startedAt: session.createdAt,
      lastSeenAt: session.updatedAt,
      ipAddress: session.ipAddress,
      userAgent: session.userAgent,
    })
    .from(session)
    .where(and(eq(session.userId, staffId), gt(session.expiresAt, sql`now()`)))
    .orderBy(desc(session.updatedAt), asc(session.id));

/** Ends one of someone's sessions, or all but the one kept; how many ended. */
export async function endSessions(
  tx: Transaction,
  staffId: string,
  which: { id: string } | { allBut: string },
): Promise<number> {
  const chosen = 'id' in which ? eq(session.id, which.id) : ne(session.id, which.allBut);
  const ended = await tx
    .delete(session)
    .where(and(eq(session.userId, staffId), chosen))
    .returning({ id: session.id });
  return ended.length;
}

/** Takes away every way to sign in. */
export async function deleteCredentials(tx: Transaction, staffId: string): Promise<void> {
  await deleteSessions(tx, staffId);
  for (const table of [account, passkey, twoFactor]) await tx.delete(table).where(eq(table.userId, staffId));
}

export interface NewPerson {
  id: string;
  name: string;
  email: string;
  role: Role;
  language: Language;
}

/** False when someone here has the address. */
export async function insertPerson(tx: Transaction, values: NewPerson): Promise<boolean> {
  const rows = await tx
    .insert(staff)
    .values({ ...values, emailVerified: true })
    .onConflictDoNothing({ target: staff.email })
    .returning({ id: staff.id });
  return rows.length === 1;
}

export async function insertPassword(
  tx: Transaction,
  staffId: string,
  id: string,
  hash: string,
): Promise<void> {
  await tx
    .insert(account)
    .values({ id, accountId: staffId, providerId: 'credential', userId: staffId, password: hash });
}

export async function findByEmail(db: Connection, email: string) {
  const [found] = await db.select(person).from(staff).where(eq(staff.email, email));
  return found;
}

export async function hasStaff(db: Connection): Promise<boolean> {
  const rows = await db.select({ id: staff.id }).from(staff).where(isNull(staff.removedAt)).limit(1);
  return rows.length > 0;
}

/** What a screen says of someone's own security. */
export async function securityOf(db: Database, staffId: string) {
  const [row] = await db
    .select({
      twoFactor: staff.twoFactorEnabled,
      passkeys: sql<number>`(select count(*)::int from passkey where passkey.staff_id = staff.id)`,
    })
    .from(staff)
    .where(eq(staff.id, staffId));
  return { twoFactor: row?.twoFactor ?? false, passkeys: row?.passkeys ?? 0 };
}

/** Whether someone has been shown around in the builder. */
export async function hasSeenTour(db: Database, staffId: string): Promise<boolean> {
  const [row] = await db.select({ seenAt: staff.tourSeenAt }).from(staff).where(eq(staff.id, staffId));
  return row?.seenAt != null;
}

export async function rememberTour(db: Database, staffId: string): Promise<void> {
  await db
    .update(staff)
    .set({ tourSeenAt: sql`now()` })
    .where(and(eq(staff.id, staffId), isNull(staff.tourSeenAt)));
}
