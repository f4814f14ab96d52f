import { and, asc, gte, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import type { LocalDateTime } from '../../lib/local-time.ts';
import { bookings } from './booking.tables.ts';
import type { Catalogue } from './booking.types.ts';
import { raiseCatalogueVersion } from './catalogue.store.ts';
import { closedDays, openingHours, shopSettings } from './catalogue.tables.ts';

export type OpeningTimes = Pick<Catalogue, 'openingHours' | 'closedDays'>;

/** When the shop is open, with the version of the catalogue it belongs to. */
export async function readOpeningTimes(
  db: Database | Transaction,
): Promise<{ version: number; times: OpeningTimes }> {
  const [settings] = await db.select({ version: shopSettings.version }).from(shopSettings);
  return { version: settings?.version ?? 0, times: await timesIn(db) };
}

/** The same, and nobody else changes the catalogue until the transaction ends. */
export async function lockOpeningTimes(tx: Transaction): Promise<{ version: number; times: OpeningTimes }> {
  const [settings] = await tx.select({ version: shopSettings.version }).from(shopSettings).for('update');
  return { version: settings?.version ?? 0, times: await timesIn(tx) };
}

const timesIn = async (db: Database | Transaction): Promise<OpeningTimes> => ({
  openingHours: await db
    .select()
    .from(openingHours)
    .orderBy(asc(openingHours.from), asc(openingHours.weekday)),
  closedDays: await db.select().from(closedDays).orderBy(asc(closedDays.date)),
});

/** Puts other opening times in the place of the present ones. */
export async function replaceOpeningTimes(tx: Transaction, times: OpeningTimes): Promise<void> {
  await tx.delete(openingHours);
  await tx.delete(closedDays);
  if (times.openingHours.length > 0) await tx.insert(openingHours).values([...times.openingHours]);
  if (times.closedDays.length > 0) await tx.insert(closedDays).values([...times.closedDays]);
  await raiseCatalogueVersion(tx);
}

export type BookedSpan = { startsAt: LocalDateTime; endsAt: LocalDateTime };

/** When the bookings begin and end that are held or confirmed and not over yet. */
export const bookedSpans = (tx: Transaction, now: LocalDateTime): Promise<BookedSpan[]> =>
  tx
    .select({ startsAt: bookings.startsAt, endsAt: bookings.endsAt })
    .from(bookings)
    .where(and(inArray(bookings.state, ['held', 'confirmed']), gte(bookings.endsAt, now)));
