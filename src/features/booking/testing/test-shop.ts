import { randomUUID } from 'node:crypto';
import type { Database } from '../../../db/database.ts';
import { expectValue, type Result } from '../../../lib/result.ts';
import { type BookingEngine, type BookingOptions, createBooking } from '../booking.ts';
import type {
  BookingError,
  BookingRequest,
  QuoteRequest,
  RentalRequest,
  TourRequest,
} from '../booking.types.ts';
import type { Reserved } from '../reserve-booking.ts';

/** When it is in tests that do not say otherwise: Saturday 1 May 2027, ten in the morning in Amsterdam. */
export const testNow = new Date('2027-05-01T08:00:00Z');

export type TestShop = {
  engine: BookingEngine;
  mails: { template: string; to: string; language: string; data: object }[];
  refunds: { orderId: string; amountCents: number }[];
  /** What invoices were issued for: the booking's number and its total then. */
  invoices: { number: string; totalCents: number }[];
  settlement: { answer: 'confirmed' | 'unpaid' | 'unknown'; during?: () => Promise<void> };
};

/** One instance of the engine whose surroundings remember what they were told. */
export function openTestShop(db: Database, options: Partial<BookingOptions> = {}): TestShop {
  const mails: TestShop['mails'] = [];
  const refunds: TestShop['refunds'] = [];
  const invoices: TestShop['invoices'] = [];
  const settlement: TestShop['settlement'] = { answer: 'unpaid' };
  const engine = createBooking({
    db,
    secret: 'a secret of tests',
    enqueueMail: async (_tx, mail) => void mails.push(mail),
    refund: async (_tx, { orderId, amountCents }) => {
      refunds.push({ orderId, amountCents });
      return 'promised';
    },
    issueInvoice: async (_tx, booking) => {
      invoices.push({ number: booking.number, totalCents: booking.quote.totalCents });
      return randomUUID();
    },
    settleBeforeExpiry: async () => {
      await settlement.during?.();
      return settlement.answer;
    },
    addresses: {
      manage: (token, language) => `/${language}/manage/${token}`,
      book: (language) => `/${language}/book`,
    },
    now: () => testNow,
    ...options,
  });
  return { engine, mails, refunds, invoices, settlement };
}

/** A rental of city bikes of size s on 3 June 2027 from ten to twelve, unless told otherwise. */
export const rental = (changes: Partial<RentalRequest> = {}): RentalRequest => ({
  kind: 'rental',
  pickUp: '2027-06-03T10:00',
  return: '2027-06-03T12:00',
  bikes: [{ bikeTypeId: 'city', sizeId: 's', quantity: 1 }],
  accessories: [],
  deliveryAddress: null,
  ...changes,
});

export const trip = (changes: Partial<TourRequest> = {}): TourRequest => ({
  kind: 'tour',
  departureId: 'dunes-2027-06-05',
  adults: 2,
  childAges: [],
  privateGroup: false,
  guideLanguage: null,
  heightsCm: [],
  ...changes,
});

export const request = (
  order: QuoteRequest,
  quoteToken: string,
  changes: Partial<BookingRequest> = {},
): BookingRequest => ({
  order,
  guest: { name: 'Jan de Vries', email: 'jan@example.com', phone: '' },
  remarks: '',
  payment: 'online',
  language: 'nl',
  quoteToken,
  idempotencyKey: randomUUID(),
  ...changes,
});

/** The signed price of an order, also of one that is full at this moment. */
export async function tokenFor(engine: BookingEngine, order: QuoteRequest): Promise<string> {
  const quote = await engine.quote(order);
  const token = quote.ok ? quote.value.token : quote.error[0]?.quote?.token;
  if (!token) throw new Error(`no quote: ${JSON.stringify(quote)}`);
  return token;
}

/** Quotes and books. */
export async function book(
  engine: BookingEngine,
  order: QuoteRequest,
  changes: Partial<BookingRequest> = {},
): Promise<Result<Reserved, BookingError[]>> {
  return engine.reserve(request(order, await tokenFor(engine, order), changes));
}

/** Quotes, books, and expects to succeed. */
export const booked = async (
  engine: BookingEngine,
  order: QuoteRequest,
  changes: Partial<BookingRequest> = {},
) => expectValue(await book(engine, order, changes)).booking;

/** The codes of a refusal; empty for a success. */
export const codesOf = (result: Result<unknown, BookingError[]>): string[] =>
  result.ok ? [] : result.error.map((error) => error.code);

/** Payment arrives for a booking, as payments would tell. */
export const pay = (db: Database, engine: BookingEngine, bookingId: string, attemptId = 'attempt-1') =>
  db.transaction((tx) => engine.payable.paid(tx, bookingId, attemptId));
