import type { Transaction } from '../../db/database.ts';
import { type Result, refuse, succeed } from '../../lib/result.ts';
import {
  type BookingRow,
  changeBooking,
  claimsOf,
  completeBooking,
  deleteParts,
  insertParts,
  lockBooking,
} from './booking.store.ts';
import type { Booking, BookingError, QuoteRequest } from './booking.types.ts';
import type { BookingContext } from './booking-context.ts';
import { ensureCapacity, reserveCapacity } from './capacity.store.ts';
import { confirmByMail } from './confirmation-mail.ts';
import { findAlternatives } from './find-alternatives.ts';
import { readGuestToken } from './guest-link.ts';
import { type Present, readThePresent } from './present.ts';
import { type PricedOrder, priceOrder } from './price-order.ts';
import { promiseRefund } from './promise-refund.ts';
import { mayBeChanged } from './rules/change.ts';
import { givenBack, mergeClaims } from './rules/order-claims.ts';
import { checkQuoteToken, signQuote } from './signed-quote.ts';
import { inTransaction, Refusal } from './transactions.ts';

export type ChangeRequest = { order: QuoteRequest; quoteToken: string };

/**
 * Gives a confirmed booking another order of the same kind: other dates, sizes or departure (BOOK-8). Only while
 * cancelling would give everything back, else moving a booking would be a way around the ladder. What it costs more is paid at
 * the shop; what it costs less than was paid is given back. The old stock is kept until the new is reserved.
 */
export async function changeGuestBooking(
  context: BookingContext,
  token: string,
  change: ChangeRequest,
): Promise<Result<Booking, BookingError[]>> {
  const id = readGuestToken(context.secret, token);
  if (!id.ok) return id;
  const present = await readThePresent(context);
  const priced = await priceOrder(context, present, change.order);
  if (!priced.ok) return priced;
  const { quote, claims } = priced.value;
  const minutes = present.catalogue.settings.quoteMinutes;
  const current = signQuote(
    context.secret,
    { order: change.order, quote },
    { instant: present.instant, minutes },
  );
  const agreed = checkQuoteToken(
    context.secret,
    change.quoteToken,
    { order: change.order, current },
    present.instant,
  );
  if (!agreed.ok) return agreed;
  await ensureCapacity(context.db, claims);
  const changed = await inTransaction(context.db, async (tx) => {
    const row = await lockBooking(tx, id.value);
    if (!row) return refuse<BookingError[]>([{ code: 'not-found' }]);
    if (!mayChange(row, change.order, present)) return refuse<BookingError[]>([{ code: 'not-changeable' }]);
    return succeed(await exchange(context, tx, { row, order: change.order, priced: priced.value, present }));
  });
  if (changed.ok && change.order.kind === 'tour') context.changed?.(['departures']);
  if (changed.ok || changed.error[0]?.code !== 'full') return changed;
  const alternatives = await findAlternatives(context, present, change.order, priced.value);
  return refuse([{ code: 'full', alternatives }]);
}

const mayChange = (row: BookingRow, order: QuoteRequest, { catalogue, now }: Present): boolean =>
  row.order.kind === order.kind && mayBeChanged(catalogue.cancellation, row, now);

async function exchange(
  context: BookingContext,
  tx: Transaction,
  {
    row,
    order,
    priced,
    present,
  }: { row: BookingRow; order: QuoteRequest; priced: PricedOrder; present: Present },
): Promise<Booking> {
  const { quote, claims } = priced;
  // What both orders hold cancels out: only the difference is asked for, in one guarded statement.
  const difference = mergeClaims([...givenBack(await claimsOf(tx, row.id)), ...claims]);
  if (!(await reserveCapacity(tx, difference))) throw new Refusal([{ code: 'full' }]);
  await deleteParts(tx, row.id);
  await insertParts(tx, row.id, quote.lines, claims);
  const revision = row.revision + 1;
  const paidBack = Math.max(0, row.paidCents - quote.totalCents);
  const refund = { bookingId: row.id, amountCents: paidBack, key: `changed:${row.id}:${revision}` };
  await promiseRefund(context, tx, refund);
  const changed = await changeBooking(tx, row.id, 'confirmed', {
    ...{ order, revision, startsAt: quote.startsAt, endsAt: quote.endsAt },
    ...{
      totalCents: quote.totalCents,
      depositCents: quote.depositCents,
      paidCents: row.paidCents - paidBack,
    },
  });
  if (!changed) throw new Error('a locked booking changed its state');
  const booking = await completeBooking(tx, changed);
  await confirmByMail(context, tx, booking, present);
  return booking;
}
