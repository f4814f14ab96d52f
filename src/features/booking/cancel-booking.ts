import type { Transaction } from '../../db/database.ts';
import { type Result, refuse, succeed } from '../../lib/result.ts';
import {
  type BookingRow,
  changeBooking,
  claimsOf,
  completeBooking,
  findBooking,
  lockBooking,
} from './booking.store.ts';
import type { Booking, BookingError, CancellationOffer } from './booking.types.ts';
import type { BookingContext } from './booking-context.ts';
import { bookingMail } from './booking-mail.ts';
import { reserveCapacity } from './capacity.store.ts';
import { readGuestToken } from './guest-link.ts';
import { type Present, readThePresent } from './present.ts';
import { promiseRefund } from './promise-refund.ts';
import { offerCancellation } from './rules/cancellation.ts';
import { mayBeChanged } from './rules/change.ts';
import { givenBack, mergeClaims } from './rules/order-claims.ts';
import { inTransaction } from './transactions.ts';

/**
 * A booking as its guest sees it by the signed link. `offer` is null when it cannot be cancelled (any more), `changeable`
 * says whether the guest may still move it.
 */
export type GuestBooking = { booking: Booking; offer: CancellationOffer | null; changeable: boolean };

/** The booking of a guest's token, with what cancelling it now would give back (BOOK-8). */
export async function findGuestBooking(
  context: BookingContext,
  token: string,
): Promise<Result<GuestBooking, BookingError[]>> {
  const id = readGuestToken(context.secret, token);
  if (!id.ok) return id;
  const booking = await findBooking(context.db, { id: id.value });
  if (!booking) return refuse([{ code: 'not-found' }]);
  const { catalogue, now } = await readThePresent(context);
  const paid = { startsAt: booking.quote.startsAt, paidCents: booking.paidCents };
  const offer = isActive(booking.state) ? offerCancellation(catalogue.cancellation, paid, now) : undefined;
  const held = { state: booking.state, startsAt: booking.quote.startsAt };
  const changeable = mayBeChanged(catalogue.cancellation, held, now);
  return succeed({ booking, offer: offer ?? null, changeable });
}

export const isActive = (state: Booking['state']): boolean => state === 'held' || state === 'confirmed';

/**
 * Cancels a guest's booking if the refund is still the one they were shown, else `refund-changed`. The stock, the
 * refund and the mail go together or not at all. A second time it answers as the first.
 */
export async function cancelBooking(
  context: BookingContext,
  token: string,
  expectedRefundCents: number,
): Promise<Result<Booking, BookingError[]>> {
  const id = readGuestToken(context.secret, token);
  if (!id.ok) return id;
  const before = await findBooking(context.db, { id: id.value });
  if (!before) return refuse([{ code: 'not-found' }]);
  // A payment that is just being made must not survive its booking; one that does is given back when it shows.
  if (before.state === 'held') await context.settleBeforeExpiry(id.value);
  const present = await readThePresent(context);
  const cancelled = await inTransaction(context.db, async (tx) => {
    const row = await lockBooking(tx, id.value);
    if (!row) return refuse<BookingError[]>([{ code: 'not-found' }]);
    if (row.state === 'cancelled') return succeed(await completeBooking(tx, row));
    const offer = isActive(row.state)
      ? offerCancellation(present.catalogue.cancellation, row, present.now)
      : undefined;
    if (!offer) return refuse<BookingError[]>([{ code: 'not-cancellable' }]);
    if (offer.refundCents !== expectedRefundCents) {
      return refuse<BookingError[]>([{ code: 'refund-changed', values: { refundCents: offer.refundCents } }]);
    }
    return succeed(await cancelLocked(context, tx, { row, offer, present }));
  });
  if (cancelled.ok && cancelled.value.order.kind === 'tour') context.changed?.(['departures']);
  return cancelled;
}

async function cancelLocked(
  context: BookingContext,
  tx: Transaction,
  { row, offer, present }: { row: BookingRow; offer: CancellationOffer; present: Present },
): Promise<Booking> {
  await release(tx, row.id);
  const { refundCents } = offer;
  const refund = { bookingId: row.id, amountCents: refundCents, key: `cancelled:${row.id}` };
  await promiseRefund(context, tx, refund);
  const changed = await changeBooking(tx, row.id, row.state, {
    state: 'cancelled',
    refundCents,
    revision: row.revision + 1,
  });
  if (!changed) throw new Error('a locked booking changed its state');
  const booking = await completeBooking(tx, changed);
  await context.enqueueMail(tx, {
    template: 'booking-cancelled',
    to: booking.guest.email,
    language: booking.language,
    data: { ...bookingMail(context, booking, present.catalogue), refundCents },
    key: `cancelled:${booking.id}`,
  });
  return booking;
}

/** Gives back what a locked booking holds; its state must change in the same transaction. */
export async function release(tx: Transaction, bookingId: string): Promise<void> {
  const claims = givenBack(await claimsOf(tx, bookingId));
  if (!(await reserveCapacity(tx, mergeClaims(claims))))
    throw new Error('a booking held hours that do not exist');
}
