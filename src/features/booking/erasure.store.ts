import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { LocalDateTime } from '../../lib/local-time.ts';
import { bookings } from './booking.tables.ts';

const { order, guest, remarks } = bookings;

/** What an order says of its guests beyond what was rented; the lines keep the numbers of people and bikes. */
const details = sql`(${order} - 'heightsCm' - 'childAges' - 'deliveryAddress')`;
const noDetails = sql`(case ${order}->>'kind'
  when 'tour' then '{"heightsCm": [], "childAges": []}'::jsonb
  else '{"deliveryAddress": null}'::jsonb end)`;

/**
 * Erases phone number, heights, ages, delivery address and remarks of bookings that ended before a moment of the shop's
 * clock. Number, name, email address, what was booked and what it cost stay, as the books need them. The hash of the
 * request goes too: it was made of what is erased. Returns how many bookings had something to erase.
 */
export async function eraseGuestDetails(db: Database, endedBefore: LocalDateTime): Promise<number> {
  const { rowCount } = await db
    .update(bookings)
    .set({
      guest: sql`jsonb_set(${guest}, '{phone}', '""')`,
      remarks: '',
      order: sql`${details} || ${noDetails}`,
      bodyHash: '',
    })
    .where(
      and(
        lt(bookings.endsAt, endedBefore),
        inArray(bookings.state, ['confirmed', 'cancelled']),
        sql`(${guest}->>'phone' <> '' or ${remarks} <> '' or ${bookings.bodyHash} <> ''
          or ${order} <> ${details} || ${noDetails})`,
      ),
    );
  return rowCount ?? 0;
}

/**
 * Deletes reservations that were given up unpaid before an instant. Payments that were tried or given back stay with
 * payments, which know no guest. Returns how many were deleted.
 */
export async function deleteUnpaidBookings(db: Database, expiredBefore: Date): Promise<number> {
  const { rowCount } = await db
    .delete(bookings)
    .where(and(eq(bookings.state, 'expired'), lt(bookings.changedAt, expiredBefore)));
  return rowCount ?? 0;
}
