import type { Transaction } from '../../db/database.ts';
import type { PayableOrders } from '../payments/payments.ts';
import { type BookingRow, changeBooking, claimsOf, completeBooking, lockBooking } from './booking.store.ts';
import type { BookingContext } from './booking-context.ts';
import { reserveCapacity } from './capacity.store.ts';
import { confirmByMail } from './confirmation-mail.ts';
import { guestToken } from './guest-link.ts';
import { readThePresent } from './present.ts';
import { mergeClaims } from './rules/order-claims.ts';
import { Refusal } from './transactions.ts';

/** Bookings as what payments pay for. Everything happens in the payment's transaction, with the booking locked first. */
export function createPayableOrders(context: BookingContext): PayableOrders {
  return {
    async lock(tx, orderId) {
      const row = await lockBooking(tx, orderId);
      return row && { amountCents: row.totalCents, currency: 'EUR', state: row.state };
    },
    paid: (tx, orderId, attemptId) => settlePaid(context, tx, orderId, attemptId),
    async refunded(tx, orderId, { attemptId, amountCents, reason }) {
      const row = await lockBooking(tx, orderId);
      if (!row) return;
      const { language, guest, number } = row;
      const bookingUrl =
        reason === 'second-payment'
          ? context.addresses.manage(guestToken(context.secret, row.id), language)
          : context.addresses.book(language);
      await context.enqueueMail(tx, {
        template: 'payment-late-refunded',
        to: guest.email,
        language,
        data: { number, guestName: guest.name, refundCents: amountCents, reason, bookingUrl },
        key: `refunded:${attemptId}:${reason}`,
      });
    },
  };
}

/**
 * The booking is paid for: confirmed, and the guest told. After its hold ended it is reserved again if that is still free
 * and has not begun; otherwise, and when it was cancelled, `unavailable`: the money goes back (BOOK-4).
 */
async function settlePaid(
  context: BookingContext,
  tx: Transaction,
  orderId: string,
  attemptId: string,
): Promise<'confirmed' | 'already-paid' | 'unavailable'> {
  const row = await lockBooking(tx, orderId);
  if (!row || row.state === 'cancelled') return 'unavailable';
  if (row.state === 'confirmed') return row.paidAttemptId === attemptId ? 'confirmed' : 'already-paid';
  const { catalogue, now } = await readThePresent(context, tx);
  if (row.state === 'expired' && (row.startsAt <= now || !(await reserveAgain(tx, row))))
    return 'unavailable';
  const paidCents = row.payment === 'online' ? row.totalCents : 0;
  const changed = await changeBooking(tx, orderId, row.state, {
    state: 'confirmed',
    paidAttemptId: attemptId,
    paidCents,
  });
  if (!changed) throw new Error('a locked booking changed its state');
  const booking = await completeBooking(tx, changed);
  await confirmByMail(context, tx, booking, { catalogue, now });
  return 'confirmed';
}

/** All of it or nothing, behind a savepoint: the payment's transaction goes on either way. */
async function reserveAgain(tx: Transaction, row: BookingRow): Promise<boolean> {
  const claims = mergeClaims(await claimsOf(tx, row.id));
  try {
    await tx.transaction(async (inner) => {
      if (!(await reserveCapacity(inner, claims))) throw new Refusal([{ code: 'full' }]);
    });
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
