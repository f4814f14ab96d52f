import type { Transaction } from '../../db/database.ts';
import type { Cents } from '../../lib/money.ts';
import type { BookingContext } from './booking-context.ts';
import { Refusal } from './transactions.ts';

/**
 * Promises a guest money back in the transaction that changes or cancels the booking, which is locked. When payments
 * knows of less than the booking says, `refund-by-hand`: all is taken back, and a person looks into it.
 */
export async function promiseRefund(
  context: BookingContext,
  tx: Transaction,
  { bookingId, amountCents, key }: { bookingId: string; amountCents: Cents; key: string },
): Promise<void> {
  if (amountCents === 0) return;
  const answer = await context.refund(tx, { orderId: bookingId, amountCents, reason: 'cancelled', key });
  if (answer === 'exceeds-paid') throw new Refusal([{ code: 'refund-by-hand' }]);
}
