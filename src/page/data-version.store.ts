import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import type { DataName } from './data-names.ts';
import { dataVersion } from './page.tables.ts';

/**
 * Says that what pages show of these names has changed; every instance drops it within half a second. Stores that write
 * such data call it in the same transaction, so that none of their callers can forget. The rows stay locked until that
 * ends: bookings, which must not wait for each other, call it (`site.touch`) after they have committed.
 */
export async function touchData(db: Database | Transaction, names: readonly DataName[]): Promise<void> {
  if (names.length === 0) return;
  await db
    .insert(dataVersion)
    .values([...names].sort().map((name) => ({ name, version: 1 })))
    .onConflictDoUpdate({ target: dataVersion.name, set: { version: sql`${dataVersion.version} + 1` } });
}

export async function dataVersions(db: Database): Promise<Map<string, number>> {
  const rows = await db.select().from(dataVersion);
  return new Map(rows.map(({ name, version }) => [name, version]));
}
