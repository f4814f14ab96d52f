import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { auditEntry, signInLimit, staff } from './accounts.tables.ts';
import type { NewAuditEntry, StaffMember } from './accounts.types.ts';

type Connection = Database | Transaction;

const member = {
  id: staff.id,
  name: staff.name,
  email: staff.email,
  role: staff.role,
  language: staff.language,
};
const active = and(isNull(staff.deactivatedAt), isNull(staff.removedAt));

/** Someone who may work here now. */
export async function findActive(db: Connection, id: string): Promise<StaffMember | undefined> {
  const [found] = await db
    .select(member)
    .from(staff)
    .where(and(eq(staff.id, id), active));
  return found;
}

export const isActive = async (db: Connection, id: string): Promise<boolean> =>
  (await findActive(db, id)) !== undefined;

export async function insertAuditEntry(tx: Connection, entry: NewAuditEntry): Promise<void> {
  await tx.insert(auditEntry).values(entry);
}

/** Counts a try; false when there were more than `max` within so many seconds. One statement, so that a rush counts too. */
export async function countTry(db: Database, key: string, max: number, seconds: number): Promise<boolean> {
  const over = sql`${signInLimit.windowEnds} <= now()`;
  const ends = sql`now() + make_interval(secs => ${seconds})`;
  const [row] = await db
    .insert(signInLimit)
    .values({ key, count: 1, windowEnds: ends })
    .onConflictDoUpdate({
      target: signInLimit.key,
      set: {
        count: sql`case when ${over} then 1 else ${signInLimit.count} + 1 end`,
        windowEnds: sql`case when ${over} then ${ends} else ${signInLimit.windowEnds} end`,
      },
    })
    .returning({ count: signInLimit.count });
  return (row?.count ?? 0) <= max;
}

/** The audit log from the newest back; `before` is the id of the last one seen. */
export const listAuditEntries = (
  db: Database,
  { before, subject, limit }: { before?: number | undefined; subject?: string | undefined; limit: number },
) =>
  db
    .select({
      id: auditEntry.id,
      at: auditEntry.at,
      staff: { id: staff.id, name: staff.name },
      action: auditEntry.action,
      subject: auditEntry.subject,
      details: auditEntry.details,
    })
    .from(auditEntry)
    .leftJoin(staff, eq(staff.id, auditEntry.staffId))
    .where(
      and(
        before === undefined ? undefined : lt(auditEntry.id, before),
        subject === undefined ? undefined : eq(auditEntry.subject, subject),
      ),
    )
    .orderBy(desc(auditEntry.id))
    .limit(limit);
