import { addDays, dateOf } from '../../lib/local-time.ts';
import { succeed } from '../../lib/result.ts';
import { bookingsStartingOn, completeBooking, lockBooking } from './booking.store.ts';
import type { BookingContext } from './booking-context.ts';
import { bookingMail } from './booking-mail.ts';
import { type Present, readThePresent } from './present.ts';
import { inTransaction } from './transactions.ts';

/**
 * Reminds the guests whose booking begins tomorrow on the shop's wall clock (BOOK-7). The key of the mail names the
 * day: repeated runs and other instances add nothing, and a booking moved to another day is reminded again.
 */
export async function sendReminders(context: BookingContext): Promise<void> {
  const present = await readThePresent(context);
  const tomorrow = addDays(dateOf(present.now), 1);
  for (const id of await bookingsStartingOn(context.db, tomorrow))
    await remind(context, id, present, tomorrow);
}

const remind = (context: BookingContext, id: string, { catalogue }: Present, date: string) =>
  inTransaction(context.db, async (tx) => {
    const row = await lockBooking(tx, id);
    // Cancelled or moved since it was looked up: the lock decides.
    if (row?.state !== 'confirmed' || dateOf(row.startsAt) !== date) return succeed(undefined);
    const booking = await completeBooking(tx, row);
    await context.enqueueMail(tx, {
      template: 'booking-reminder',
      to: booking.guest.email,
      language: booking.language,
      data: bookingMail(context, booking, catalogue),
      key: `reminder:${id}:${date}`,
    });
    return succeed(undefined);
  });
