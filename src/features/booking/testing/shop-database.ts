import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../../db/testing/test-database.ts';
import { addDepartures, saveCatalogue } from '../catalogue.store.ts';
import { smallCatalogue, smallDepartures } from './small-catalogue.ts';

export async function seedSmallShop(db: Database): Promise<void> {
  await saveCatalogue(db, smallCatalogue);
  await addDepartures(db, smallDepartures);
}

/** A database of its own with the small shop in it. */
export async function createShopDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  await seedSmallShop(database.db);
  return database;
}

/** Nothing is booked, and of the city bike in size s there are three. */
export async function emptyBookings(db: Database): Promise<void> {
  await db.execute(sql`truncate booking, booking_line, booking_claim, capacity`);
  await db.execute(sql`update resource set total = 3 where id = 'bike:city:s'`);
}

/** As if the time for paying were over. */
export const endHold = (db: Database, bookingId: string) =>
  db.execute(
    sql`update booking set hold_until = clock_timestamp() - interval '1 second' where id = ${bookingId}`,
  );

/** How many connections to the shop's database wait for a lock that another holds. */
export async function waitingForLocks(db: Database): Promise<number> {
  const { rows } = await db.execute<{ waiting: number }>(sql`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return rows[0]?.waiting ?? 0;
}
