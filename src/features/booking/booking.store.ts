import { and, asc, eq, getTableColumns, gte, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { addDays, type LocalDate, localDateTime } from '../../lib/local-time.ts';
import { bookingClaims, bookingLines, bookings } from './booking.tables.ts';
import type { Booking, BookingState, Quote, QuoteLine } from './booking.types.ts';
import type { Claim } from './rules/order-claims.ts';
import { sumQuote } from './rules/quote-totals.ts';

export type BookingRow = typeof bookings.$inferSelect;
export type NewBookingRow = Pick<
  typeof bookings.$inferInsert,
  | 'id'
  | 'number'
  | 'idempotencyKey'
  | 'bodyHash'
  | 'language'
  | 'guest'
  | 'remarks'
  | 'payment'
  | 'order'
  | 'startsAt'
  | 'endsAt'
  | 'totalCents'
  | 'depositCents'
>;

/**
 * Inserts a booking that is held for `holdMinutes` by the database's clock. Undefined when its idempotency key is taken; a
 * transaction that is just inserting the same key is waited for.
 */
export async function insertBooking(
  tx: Transaction,
  row: NewBookingRow,
  holdMinutes: number,
): Promise<BookingRow | undefined> {
  const [inserted] = await tx
    .insert(bookings)
    .values({ ...row, state: 'held', holdUntil: minutesFromNow(holdMinutes) })
    .onConflictDoNothing({ target: bookings.idempotencyKey })
    .returning();
  return inserted;
}

const minutesFromNow = (minutes: number) => sql<Date>`clock_timestamp() + ${minutes} * interval '1 minute'`;

export async function insertParts(
  tx: Transaction,
  bookingId: string,
  lines: readonly QuoteLine[],
  claims: readonly Claim[],
): Promise<void> {
  await tx.insert(bookingLines).values(lines.map((line, position) => ({ ...line, bookingId, position })));
  await tx.insert(bookingClaims).values(claims.map((claim) => ({ ...claim, bookingId })));
}

/** Takes away the lines and claims of a booking that is about to get others. */
export async function deleteParts(tx: Transaction, bookingId: string): Promise<void> {
  await tx.delete(bookingLines).where(eq(bookingLines.bookingId, bookingId));
  await tx.delete(bookingClaims).where(eq(bookingClaims.bookingId, bookingId));
}

export async function findByKey(db: Database | Transaction, key: string): Promise<BookingRow | undefined> {
  const [row] = await db.select().from(bookings).where(eq(bookings.idempotencyKey, key));
  return row;
}

export type BookingReference = { id: string } | { number: string } | { entryId: number };

export async function findBooking(
  db: Database | Transaction,
  reference: BookingReference,
): Promise<Booking | undefined> {
  const condition =
    'id' in reference
      ? eq(bookings.id, reference.id)
      : 'number' in reference
        ? eq(bookings.number, reference.number)
        : eq(bookings.entryId, reference.entryId);
  const [row] = await db.select().from(bookings).where(condition);
  return row && completeBooking(db, row);
}

/** The confirmed bookings that begin on a date, soonest first. */
export async function bookingsStartingOn(db: Database, date: LocalDate): Promise<string[]> {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.state, 'confirmed'),
        gte(bookings.startsAt, localDateTime(date, '00:00')),
        lt(bookings.startsAt, localDateTime(addDays(date, 1), '00:00')),
      ),
    )
    .orderBy(asc(bookings.startsAt), asc(bookings.id));
  return rows.map(({ id }) => id);
}

/** The booking of a row, with its lines. */
export async function completeBooking(db: Database | Transaction, row: BookingRow): Promise<Booking> {
  const { bookingId: _booking, position: _position, ...columns } = getTableColumns(bookingLines);
  const lines: QuoteLine[] = await db
    .select(columns)
    .from(bookingLines)
    .where(eq(bookingLines.bookingId, row.id))
    .orderBy(asc(bookingLines.position));
  return bookingOf(row, sumQuote(row.startsAt, row.endsAt, lines));
}

export function bookingOf(row: BookingRow, quote: Quote): Booking {
  const { id, entryId, number, state, language, guest, remarks, payment, order, paidCents, refundCents } =
    row;
  return {
    ...{
      id,
      entryId,
      number,
      state,
      language,
      guest,
      remarks,
      payment,
      order,
      quote,
      paidCents,
      refundCents,
    },
    revision: row.revision,
    holdUntil: row.state === 'held' ? (row.holdUntil?.toISOString() ?? null) : null,
    createdAt: row.createdAt.toISOString(),
  };
}

/** Locks a booking: whoever changes its state, its claims or its capacity holds this lock first. */
export async function lockBooking(tx: Transaction, id: string): Promise<BookingRow | undefined> {
  const [row] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('update');
  return row;
}

export async function claimsOf(tx: Database | Transaction, bookingId: string): Promise<Claim[]> {
  const { id: _id, bookingId: _booking, ...columns } = getTableColumns(bookingClaims);
  return tx.select(columns).from(bookingClaims).where(eq(bookingClaims.bookingId, bookingId));
}

type Changes = Partial<
  Pick<
    typeof bookings.$inferInsert,
    | 'state'
    | 'paidCents'
    | 'paidAttemptId'
    | 'refundCents'
    | 'order'
    | 'startsAt'
    | 'endsAt'
    | 'totalCents'
    | 'depositCents'
    | 'revision'
  >
>;

/** Changes a booking that is in one of the given states; undefined, and nothing changed, when it is in another by now. */
export async function changeBooking(
  tx: Transaction,
  id: string,
  from: BookingState,
  changes: Changes,
): Promise<BookingRow | undefined> {
  const [row] = await tx
    .update(bookings)
    .set({ ...changes, changedAt: sql`clock_timestamp()` })
    .where(and(eq(bookings.id, id), eq(bookings.state, from)))
    .returning();
  return row;
}

/** The state changes from held to expired if the hold is over by the database's clock; false when it is not, or not held. */
export async function expireHold(tx: Transaction, id: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update booking set state = 'expired', changed_at = clock_timestamp()
    where id = ${id} and state = 'held' and hold_until <= clock_timestamp()`);
  return rowCount === 1;
}

/** However often payment is begun anew, a booking is held no longer than this: others want to ride as well. */
const longestHold = sql`interval '2 hours'`;

/** A hold that a payment just begun needs longer; it never gets shorter. False when the booking is not held. */
export async function extendHold(tx: Transaction, id: string, minutes: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update booking set hold_until = greatest(hold_until, least(${minutesFromNow(minutes)}, created_at + ${longestHold}))
    where id = ${id} and state = 'held'`);
  return rowCount === 1;
}

export type DueHold = { id: string; minutesOver: number };

/**
 * Takes up holds that are over and that no other sweeper is looking at, the oldest first; for a minute they are this
 * sweeper's, since asking the provider happens outside any transaction.
 */
export async function takeDueHolds(db: Database, limit: number): Promise<DueHold[]> {
  const { rows } = await db.execute<{ id: string; over: number }>(sql`
    update booking set swept_until = clock_timestamp() + interval '1 minute'
    where id in (
      select id from booking
      where state = 'held' and hold_until <= clock_timestamp()
        and (swept_until is null or swept_until <= clock_timestamp())
      order by hold_until
      limit ${limit}
      for update skip locked
    )
    returning id, extract(epoch from clock_timestamp() - hold_until)::float8 / 60 as over`);
  return rows.map((row) => ({ id: row.id, minutesOver: row.over }));
}
