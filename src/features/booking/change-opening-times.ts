import type { Transaction } from '../../db/database.ts';
import { type Result, refuse, succeed } from '../../lib/result.ts';
import type { BookingContext } from './booking-context.ts';
import {
  bookedSpans,
  lockOpeningTimes,
  type OpeningTimes,
  readOpeningTimes,
  replaceOpeningTimes,
} from './opening-times.store.ts';
import { readThePresent } from './present.ts';
import { type AffectedDay, affectedBookings } from './rules/affected-bookings.ts';

export interface NewOpeningTimes {
  /** The version they were made of. */
  version: number;
  value: OpeningTimes;
  /** Bookings that lie outside the new times were seen. */
  accept: boolean;
}

export type OpeningTimesRefusal =
  | { code: 'stale'; current: { version: number; value: OpeningTimes } }
  | { code: 'bookings-affected'; days: AffectedDay[]; bookings: number };

/** When the shop is open now, and the version to send back with a change. */
export async function presentOpeningTimes({ db }: BookingContext) {
  const { version, times } = await readOpeningTimes(db);
  return { version, value: times };
}

/**
 * Changes when the shop is open (EDIT-5). Bookings stay as they are: those that would begin or end while it is closed are
 * counted, and refuse the change until somebody says that they were seen. `alongside` writes in the same transaction.
 */
export async function changeOpeningTimes(
  context: BookingContext,
  { version, value, accept }: NewOpeningTimes,
  alongside: (tx: Transaction) => Promise<void>,
): Promise<Result<{ version: number }, OpeningTimesRefusal>> {
  const result = await context.db.transaction(async (tx) => {
    const present = await lockOpeningTimes(tx);
    if (present.version !== version)
      return refuse({
        code: 'stale' as const,
        current: { version: present.version, value: present.times },
      });
    const { now } = await readThePresent(context, tx);
    const affected = affectedBookings(await bookedSpans(tx, now), {
      before: present.times,
      after: value,
      now,
    });
    if (affected.bookings > 0 && !accept) return refuse({ code: 'bookings-affected' as const, ...affected });
    await replaceOpeningTimes(tx, value);
    await alongside(tx);
    return succeed({ version: version + 1 });
  });
  if (result.ok) context.changed?.(['catalogue', 'departures']);
  return result;
}
