import { addDays, dateOf, localDateTime, timeOf } from '../../lib/local-time.ts';
import type { BookingContext } from './booking-context.ts';
import { deleteUnpaidBookings, eraseGuestDetails } from './erasure.store.ts';
import { readThePresent } from './present.ts';

/** As the privacy statement promises: days after the end of a booking, and days after a reservation was given up. */
const daysOfDetails = 28;
const daysOfUnpaid = 30;

/** What one run took away. */
export type Erased = { details: number; unpaid: number };

/** Does what the privacy statement promises of bookings. What is erased is found again by nobody: repeating does nothing. */
export async function eraseGuests(context: BookingContext): Promise<Erased> {
  const { instant, now } = await readThePresent(context);
  const endedBefore = localDateTime(addDays(dateOf(now), -daysOfDetails), timeOf(now));
  return {
    details: await eraseGuestDetails(context.db, endedBefore),
    unpaid: await deleteUnpaidBookings(context.db, new Date(instant.getTime() - daysOfUnpaid * 86_400_000)),
  };
}
