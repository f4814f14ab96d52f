import { randomUUID } from 'node:crypto';
import {
  type Booking,
  type BookingEngine,
  describeLine,
  describePart,
  messageOf,
  openSpanOn,
  type Quote,
  statusOf,
  suggestSizes,
} from '../features/booking/booking.ts';
import { invoicePath } from '../features/invoices/invoices.routes.ts';
import type { Payments } from '../features/payments/payments.ts';
import type { Language } from '../lib/language.ts';
import { localDateTime } from '../lib/local-time.ts';
import { decimalMoney } from '../lib/money.ts';
import { refuse, succeed } from '../lib/result.ts';
import type { BookingFormServices } from '../modules/booking-form/booking-services.ts';
import type { GuestServices } from '../modules/booking-summary/guest-services.ts';

interface Options {
  engine: BookingEngine;
  payments: Payments;
  shopName: string;
  /** The path of a page by its key. */
  pagePath(key: string, language: Language): string;
  /** The invoice of a guest's booking, by the token of its link. */
  invoiceOf(token: string): Promise<object | undefined>;
}

const linesOf = (quote: Quote, language: Language) =>
  quote.lines.map((line) => ({
    title: describeLine(line, language),
    totalCents: line.totalCents,
    parts: line.parts.map((part) => ({ text: describePart(part, language), cents: part.cents })),
  }));

/** The booking engine as the booking form uses it. */
export function bookingFormServices(options: Options): BookingFormServices {
  const { engine } = options;
  return {
    present: () => engine.present(),
    quote: (order) => engine.quote(order),
    freeDuring: (from, until) => engine.availabilityDuring(from, until),
    async departures(tourId, from, until) {
      const found = await engine.departures({
        tourId,
        from: localDateTime(from, '00:00'),
        until: localDateTime(until, '24:00'),
        limit: 1000,
      });
      return found.map(({ departure, free }) => ({ ...departure, free }));
    },
    async book(request) {
      const reserved = await engine.reserve(request);
      if (!reserved.ok) return reserved;
      const { booking } = reserved.value;
      const location = await payAddress(options, booking, request.idempotencyKey);
      return succeed({ location });
    },
    openOn: openSpanOn,
    suggestSizes(catalogue, bikeTypeId, heightsCm) {
      const type = catalogue.bikeTypes.find(({ id }) => id === bikeTypeId);
      return type ? suggestSizes(type, heightsCm).map(({ sizeId }) => sizeId) : heightsCm.map(() => null);
    },
    message: messageOf,
    status: statusOf,
    view: (quote, language) => ({
      lines: linesOf(quote, language),
      totalCents: quote.totalCents,
      vat: quote.vat,
      depositCents: quote.depositCents,
    }),
    newKey: randomUUID,
  };
}

/** A booking as its guest uses it by the signed link (BOOK-8). */
export function guestServices(options: Options): GuestServices {
  const { engine, payments } = options;
  return {
    async byToken(token) {
      const found = await engine.guestBooking(token);
      if (!found.ok) return refuse(found.error[0] ?? { code: 'not-found' });
      const { booking, offer, changeable } = found.value;
      const attempts = await payments.attempts(booking.id);
      const paid = attempts.find(({ outcome }) => outcome === 'confirmed');
      const waiting = attempts.some(({ state }) => state === 'pending' || state === 'authorized');
      return succeed({
        booking,
        cancellation: offer,
        changeable,
        transactionId: paid && booking.payment === 'online' ? paid.id : null,
        payable: booking.state === 'held' && !waiting,
        invoicePath: (await options.invoiceOf(token)) ? invoicePath(token) : null,
      });
    },
    async cancel(token, expectedRefundCents) {
      const cancelled = await engine.cancel(token, expectedRefundCents);
      if (!cancelled.ok) return refuse(cancelled.error[0] ?? { code: 'not-found' });
      return succeed({ refundCents: cancelled.value.refundCents });
    },
    quoteChange: (token, order) => engine.quoteChange(token, order),
    async change(token, order, quoteToken) {
      const changed = await engine.change(token, { order, quoteToken });
      return changed.ok ? succeed(undefined) : changed;
    },
    async pay(token) {
      const found = await engine.guestBooking(token);
      if (!found.ok) return refuse(found.error[0] ?? { code: 'not-found' });
      const { booking } = found.value;
      // Begun late in its hold, this payment has its full time as the first had.
      const { catalogue } = await engine.present();
      await engine.extendHold(booking.id, catalogue.settings.paymentMinutes);
      return succeed({ location: await payAddress(options, booking, randomUUID()) });
    },
    message: messageOf,
    status: statusOf,
    describe: linesOf,
  };
}

/**
 * Starts the payment of a booking and answers where the guest goes: to the provider, or straight to the
 * confirmation when there is nothing to pay online or the payment cannot be started now.
 */
async function payAddress(options: Options, booking: Booking, idempotencyKey: string): Promise<string> {
  const { engine, payments, shopName, pagePath } = options;
  const { language } = booking;
  const online = booking.payment === 'online';
  const method = payments.offered(language).find((offered) => offered.online === online);
  if (!method) throw new Error(`no payment provider offers ${booking.payment}`);
  const token = engine.guestToken(booking.id);
  const confirmation = pagePath('booking-confirmation', language);
  const started = await payments.start({
    orderId: booking.id,
    provider: method.provider,
    method: online ? null : method.method,
    description: `${shopName} ${booking.number}`,
    language,
    confirmationUrl: confirmationAddress(confirmation, booking, token),
    retryUrl: `${confirmation}?b=${encodeURIComponent(token)}`,
    idempotencyKey,
  });
  if (started.ok && started.value.checkoutUrl) return started.value.checkoutUrl;
  return confirmationAddress(confirmation, booking, token);
}

/** The confirmation page's address by the query contract (CONF-1), with the signed link to the true booking. */
function confirmationAddress(path: string, booking: Booking, token: string): string {
  const query = new URLSearchParams({
    amount: decimalMoney(booking.quote.totalCents),
    currency: booking.quote.currency,
    entry_id: String(booking.entryId),
    b: token,
  });
  return `${path}?${query}`;
}
