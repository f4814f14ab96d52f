import type { Transaction } from '../../db/database.ts';
import { isBusyError } from '../../db/database-failure.ts';
import type { LocalDate, LocalDateTime } from '../../lib/local-time.ts';
import { type Result, refuse, succeed } from '../../lib/result.ts';
import type { PayableOrders } from '../payments/payments.ts';
import {
  availabilityDuring,
  availabilityOfDays,
  type DepartureSeats,
  departuresWithSeats,
} from './availability.ts';
import { parseBookingRequest, parseQuoteRequest } from './booking.schemas.ts';
import { type BookingReference, extendHold, findBooking } from './booking.store.ts';
import type { Booking, BookingError, DayAvailability, SignedQuote } from './booking.types.ts';
import type { BookingContext, BookingOptions } from './booking-context.ts';
import { cancelBooking, findGuestBooking, type GuestBooking } from './cancel-booking.ts';
import type { CapacityDifference } from './capacity.store.ts';
import { type DepartureFilter, findDeparture } from './catalogue.store.ts';
import { type ChangeRequest, changeGuestBooking } from './change-booking.ts';
import { changeOpeningTimes, type NewOpeningTimes, presentOpeningTimes } from './change-opening-times.ts';
import { type Erased, eraseGuests } from './erase-guests.ts';
import { guestToken } from './guest-link.ts';
import { createPayableOrders } from './payable-orders.ts';
import { type Present, readThePresent } from './present.ts';
import { quoteChange } from './quote-change.ts';
import { quoteOrder } from './quote-order.ts';
import { graceMinutes, type Reserved, reserveBooking } from './reserve-booking.ts';
import { sendReminders } from './send-reminders.ts';
import { auditStock, changeStock, type StockChange } from './stock.ts';
import { sweepHolds } from './sweep-holds.ts';
import { inTransaction } from './transactions.ts';
import { createTurnstile } from './turnstile.ts';

export type { DepartureSeats } from './availability.ts';
export { messageOf, statusOf } from './booking.errors.ts';
export type * from './booking.types.ts';
export type { BookingOptions } from './booking-context.ts';
export type { GuestBooking } from './cancel-booking.ts';
export { addDepartures, saveCatalogue } from './catalogue.store.ts';
export type { ChangeRequest } from './change-booking.ts';
export type { NewOpeningTimes } from './change-opening-times.ts';
export type { Reserved } from './reserve-booking.ts';
export { openSpanOn } from './rules/opening-hours.ts';
export { describeLine, describePart } from './rules/quote-text.ts';
export { suggestSizes } from './rules/suggested-sizes.ts';
export type { StockChange } from './stock.ts';

type Answer<T> = Promise<Result<T, BookingError[]>>;

/**
 * The booking engine (BOOK-1 to BOOK-9). Refusals are never empty lists of errors, each with its code and field; `messageOf`
 * says them in the visitor's language and `statusOf` the first one's HTTP status.
 */
export interface BookingEngine {
  /** The catalogue, and the date and time at the shop. */
  present(): Promise<Present>;
  /** One day at a time: what is free in the opening hours. */
  availability(from: LocalDate, until: LocalDate): Promise<DayAvailability[]>;
  /** By resource, what is free during all of a rental. */
  availabilityDuring(pickUp: LocalDateTime, returned: LocalDateTime): Promise<Record<string, number>>;
  /** Departures from now on with free seats, soonest first. */
  departures(filter?: Partial<DepartureFilter>): Promise<DepartureSeats[]>;
  departure(id: string): ReturnType<typeof findDeparture>;
  /** Prices an untrusted request; nothing is held. */
  quote(input: unknown): Answer<SignedQuote>;
  /** Books an untrusted request: held until paid. */
  reserve(input: unknown): Answer<Reserved>;
  find(reference: BookingReference): Promise<Booking | undefined>;
  /** The token of the guest's link to a booking. */
  guestToken(bookingId: string): string;
  guestBooking(token: string): Answer<GuestBooking>;
  /** Cancels for the refund that was shown. */
  cancel(token: string, expectedRefundCents: number): Answer<Booking>;
  /** Prices an untrusted other order for a guest's booking; nothing is held. */
  quoteChange(token: string, input: unknown): Answer<SignedQuote>;
  change(token: string, change: ChangeRequest): Answer<Booking>;
  /**
   * A payment just begun may take `minutes`: the hold lasts ten longer, though no more than two hours in all. False when
   * the booking is not held.
   */
  extendHold(bookingId: string, minutes: number): Answer<boolean>;
  /** For payments. */
  readonly payable: PayableOrders;
  /** For a job each minute: gives up holds that are over. */
  sweep(): Promise<number>;
  /** For a job each hour of the day: tells guests what begins tomorrow, once. */
  remind(): Promise<void>;
  /** For a job each night: erases what the privacy statement promises; repeating does nothing. */
  erase(): Promise<Erased>;
  /** For the desk. */
  changeStock(change: StockChange): Answer<undefined>;
  /** When the shop is open, for staff. */
  openingTimes(): ReturnType<typeof presentOpeningTimes>;
  /** Changes it; `alongside` writes in the same transaction. */
  changeOpeningTimes(
    times: NewOpeningTimes,
    alongside: (tx: Transaction) => Promise<void>,
  ): ReturnType<typeof changeOpeningTimes>;
  /** For a job each night: differences mean a fault of the program. */
  audit(): Promise<CapacityDifference[]>;
}

/** Fewer than the pool has connections: payments and pages go on while there is a rush on bikes. */
const atOnce = 6;
const patienceMilliseconds = 10_000;

/** Puts the engine together. */
export function createBooking(options: BookingOptions): BookingEngine {
  const context: BookingContext = { ...options, memory: { alternatives: new Map() } };
  const { db, secret } = options;
  const turnstile = createTurnstile(atOnce, patienceMilliseconds);
  const inTurn = async <T>(work: () => Answer<T>): Answer<T> => {
    try {
      const answer = await turnstile(work);
      return answer === 'busy' ? refuse([{ code: 'busy' }]) : answer;
    } catch (error) {
      if (isBusyError(error)) return refuse([{ code: 'busy' }]);
      throw error;
    }
  };
  return {
    present: () => readThePresent(context),
    availability: (from, until) => availabilityOfDays(context, from, until),
    availabilityDuring: (pickUp, returned) => availabilityDuring(context, pickUp, returned),
    departures: (filter) => departuresWithSeats(context, filter),
    departure: (id) => findDeparture(db, id),
    async quote(input) {
      const request = parseQuoteRequest(input);
      return request.ok ? inTurn(() => quoteOrder(context, request.value)) : request;
    },
    async reserve(input) {
      const request = parseBookingRequest(input);
      return request.ok ? inTurn(() => reserveBooking(context, request.value)) : request;
    },
    find: (reference) => findBooking(db, reference),
    guestToken: (bookingId) => guestToken(secret, bookingId),
    guestBooking: (token) => findGuestBooking(context, token),
    cancel: (token, expectedRefundCents) => inTurn(() => cancelBooking(context, token, expectedRefundCents)),
    async quoteChange(token, input) {
      const request = parseQuoteRequest(input);
      return request.ok ? inTurn(() => quoteChange(context, token, request.value)) : request;
    },
    change: (token, change) => inTurn(() => changeGuestBooking(context, token, change)),
    extendHold: (bookingId, minutes) =>
      inTransaction(db, async (tx) => succeed(await extendHold(tx, bookingId, minutes + graceMinutes))),
    payable: createPayableOrders(context),
    sweep: () => sweepHolds(context),
    remind: () => sendReminders(context),
    erase: () => eraseGuests(context),
    changeStock: (change) => changeStock(context, change),
    openingTimes: () => presentOpeningTimes(context),
    changeOpeningTimes: (times, alongside) => changeOpeningTimes(context, times, alongside),
    audit: () => auditStock(context),
  };
}
