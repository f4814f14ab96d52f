import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../db/database.ts';
import { type Result, refuse, succeed } from '../../lib/result.ts';
import { bodyHash } from './body-hash.ts';
import {
  type BookingRow,
  bookingOf,
  completeBooking,
  findByKey,
  insertBooking,
  insertParts,
} from './booking.store.ts';
import type { Booking, BookingError, BookingRequest } from './booking.types.ts';
import type { BookingContext } from './booking-context.ts';
import { newBookingNumber } from './booking-number.ts';
import { ensureCapacity, looksFree, reserveCapacity } from './capacity.store.ts';
import { findAlternatives } from './find-alternatives.ts';
import { type Present, readThePresent } from './present.ts';
import { type PricedOrder, priceOrder } from './price-order.ts';
import { mergeClaims } from './rules/order-claims.ts';
import { checkQuoteToken, signQuote } from './signed-quote.ts';
import { inTransaction, Refusal } from './transactions.ts';

/** How much longer than the payment a hold lasts: a payment made in the last second still finds it. */
export const graceMinutes = 10;

/** `repeated`: the same request was booked before, and this is the answer it got then. */
export type Reserved = { booking: Booking; repeated: boolean };

/**
 * Books an order: all of it held, or nothing and why (BOOK-4, BOOK-5). The same request sent again gets the first
 * answer again; another request under its key is refused with `idempotency-conflict`.
 */
export async function reserveBooking(
  context: BookingContext,
  request: BookingRequest,
): Promise<Result<Reserved, BookingError[]>> {
  const hash = bodyHash(request);
  const earlier = await findByKey(context.db, request.idempotencyKey);
  if (earlier) return repeat(context.db, earlier, hash);
  const present = await readThePresent(context);
  const priced = await priceOrder(context, present, request.order);
  if (!priced.ok) return priced;
  const agreed = checkAgreement(context, present, request, priced.value);
  if (!agreed.ok) return agreed;
  const claims = mergeClaims(priced.value.claims);
  const outcome = (await looksFree(context.db, claims))
    ? await hold(context, present, { request, hash, priced: priced.value })
    : refuse<BookingError[]>([{ code: 'full' }]);
  if (outcome.ok || outcome.error[0]?.code !== 'full') {
    if (outcome.ok && request.order.kind === 'tour') context.changed?.(['departures']);
    return outcome;
  }
  // Full by this very request perhaps, sent twice at once: then the answer is the booking.
  const twin = await findByKey(context.db, request.idempotencyKey);
  if (twin) return repeat(context.db, twin, hash);
  const alternatives = await findAlternatives(context, present, request.order, priced.value);
  return refuse([{ code: 'full', alternatives }]);
}

function checkAgreement(
  { secret }: BookingContext,
  { instant, catalogue }: Present,
  { order, quoteToken }: BookingRequest,
  { quote }: PricedOrder,
): Result<undefined, BookingError[]> {
  const current = signQuote(secret, { order, quote }, { instant, minutes: catalogue.settings.quoteMinutes });
  return checkQuoteToken(secret, quoteToken, { order, current }, instant);
}

async function hold(
  context: BookingContext,
  { catalogue }: Present,
  { request, hash, priced }: { request: BookingRequest; hash: string; priced: PricedOrder },
): Promise<Result<Reserved, BookingError[]>> {
  const { quote, claims } = priced;
  await ensureCapacity(context.db, claims);
  const holdMinutes = catalogue.settings.paymentMinutes + graceMinutes;
  const { order, guest, remarks, payment, language, idempotencyKey } = request;
  return inTransaction<Reserved>(context.db, async (tx) => {
    const row = await insertBooking(
      tx,
      {
        ...{ id: randomUUID(), number: newBookingNumber(), idempotencyKey, bodyHash: hash },
        ...{ order, guest, remarks, payment, language },
        ...{ startsAt: quote.startsAt, endsAt: quote.endsAt },
        ...{ totalCents: quote.totalCents, depositCents: quote.depositCents },
      },
      holdMinutes,
    );
    if (!row) return answerOf(tx, idempotencyKey, hash);
    if (!(await reserveCapacity(tx, mergeClaims(claims)))) throw new Refusal([{ code: 'full' }]);
    await insertParts(tx, row.id, quote.lines, claims);
    return succeed({ booking: bookingOf(row, quote), repeated: false });
  });
}

/** What the request that was first under this key got. */
async function answerOf(
  tx: Transaction,
  key: string,
  hash: string,
): Promise<Result<Reserved, BookingError[]>> {
  const earlier = await findByKey(tx, key);
  if (!earlier) throw new Error('an idempotency key was taken by a booking that is gone');
  return repeat(tx, earlier, hash);
}

async function repeat(
  db: Parameters<typeof completeBooking>[0],
  earlier: BookingRow,
  hash: string,
): Promise<Result<Reserved, BookingError[]>> {
  if (earlier.bodyHash !== hash) return refuse([{ code: 'idempotency-conflict' }]);
  return succeed({ booking: await completeBooking(db, earlier), repeated: true });
}
