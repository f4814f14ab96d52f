import { type Result, succeed } from '../../lib/result.ts';
import { type DueHold, expireHold, takeDueHolds } from './booking.store.ts';
import type { BookingError } from './booking.types.ts';
import type { BookingContext } from './booking-context.ts';
import { release } from './cancel-booking.ts';
import { inTransaction } from './transactions.ts';

const holdsAtOnce = 50;
/** How long a provider that does not answer can keep stock from others; a later payment is honoured or given back. */
const patienceMinutes = 60;

/**
 * Gives up holds that are over, after asking whether they were paid after all (BOOK-4). Safe to run anywhere, at any time,
 * as often as one likes: sweepers skip each other's bookings. Returns how many were given up.
 */
export async function sweepHolds(context: BookingContext): Promise<number> {
  let expired = 0;
  for (const hold of await takeDueHolds(context.db, holdsAtOnce)) {
    const outcome = await giveUp(context, hold);
    if (outcome.ok && outcome.value) expired += 1;
  }
  if (expired > 0) context.changed?.(['departures']);
  return expired;
}

async function giveUp(
  context: BookingContext,
  { id, minutesOver }: DueHold,
): Promise<Result<boolean, BookingError[]>> {
  const settlement = await context.settleBeforeExpiry(id).catch(() => 'unknown' as const);
  if (settlement === 'confirmed' || (settlement === 'unknown' && minutesOver < patienceMinutes))
    return succeed(false);
  return inTransaction(context.db, async (tx) => {
    const expired = await expireHold(tx, id);
    if (expired) await release(tx, id);
    return succeed(expired);
  });
}
