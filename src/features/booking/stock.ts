import {
  addDays,
  dateOf,
  dateOfHour,
  firstHourOf,
  formatDate,
  hourIndexOf,
  type LocalDate,
} from '../../lib/local-time.ts';
import { type Result, refuse, succeed } from '../../lib/result.ts';
import type { BookingError } from './booking.types.ts';
import type { BookingContext } from './booking-context.ts';
import {
  type CapacityDifference,
  capacityDifferences,
  ensureCapacity,
  resourceTotals,
  setCapacity,
} from './capacity.store.ts';
import { raiseCatalogueVersion } from './catalogue.store.ts';
import { readThePresent } from './present.ts';
import { inTransaction, Refusal } from './transactions.ts';

export type StockChange = {
  resourceId: string;
  total: number;
  /** Only on these dates, both included: bikes at the mender's. Absent: from now on. */
  dates?: { from: LocalDate; until: LocalDate };
};

/** The desk sets how many there are of a resource. Lower than what is booked is refused: `stock-below-reserved` (BOOK-4). */
export async function changeStock(
  context: BookingContext,
  { resourceId, total, dates }: StockChange,
): Promise<Result<undefined, BookingError[]>> {
  if (!Number.isInteger(total) || total < 0) return refuse([{ code: 'invalid-value', field: 'total' }]);
  const { now } = await readThePresent(context);
  const known = await resourceTotals(context.db, [resourceId]);
  if (!known.has(resourceId)) return refuse([{ code: 'unknown-resource', field: 'resourceId' }]);
  const firstHour = dates ? firstHourOf(dates.from) : hourIndexOf(now);
  const endHour = dates ? firstHourOf(addDays(dates.until, 1)) : null;
  if (endHour !== null) await ensureCapacity(context.db, [{ resourceId, firstHour, endHour, quantity: 1 }]);
  const changed = await inTransaction(context.db, async (tx) => {
    const conflict = await setCapacity(tx, { resourceId, total, firstHour, endHour });
    if (conflict) {
      const values = { reserved: conflict.reserved, date: formatDate(dateOfHour(conflict.hour)) };
      throw new Refusal([{ code: 'stock-below-reserved', field: 'total', values }]);
    }
    await raiseCatalogueVersion(tx);
    return succeed(undefined);
  });
  if (changed.ok) context.changed?.(['catalogue', 'departures']);
  return changed;
}

/** The nightly check: hours, from yesterday on, whose reserved is not the sum of what bookings hold. Empty when all is well. */
export async function auditStock(context: BookingContext): Promise<CapacityDifference[]> {
  const { now } = await readThePresent(context);
  return capacityDifferences(context.db, firstHourOf(addDays(dateOf(now), -1)));
}
