import type {
  Booking,
  BookingError,
  CancellationOffer,
  Quote,
  QuoteRequest,
  SignedQuote,
} from '../../features/booking/booking.types.ts';
import type { Language } from '../../lib/language.ts';
import type { Cents } from '../../lib/money.ts';
import type { Result } from '../../lib/result.ts';
import type { PriceLine } from './booking-change.types.ts';

/** A booking as its guest may see it. */
export interface GuestBooking {
  booking: Booking;
  /** What cancelling now would give back; null when it can no longer be cancelled. */
  cancellation: CancellationOffer | null;
  /** Whether its guest may still move it. */
  changeable: boolean;
  /** The payment's own number when one was paid: the `txid` of the purchase event. */
  transactionId: string | null;
  /** Whether its payment can still be made: held, and not paid. */
  payable: boolean;
  /** Where its invoice can be downloaded; null while there is none. */
  invoicePath: string | null;
}

/** What the guest's page needs of booking and payments; the server hands it in. */
export interface GuestServices {
  /** The booking a signed link names (BOOK-8, CONF-5). */
  byToken(token: string): Promise<Result<GuestBooking, BookingError>>;
  /** The HTTP status of a refusal. */
  status(error: BookingError): number;
  /** Cancels when the refund is still the one the guest saw. */
  cancel(token: string, expectedRefundCents: Cents): Promise<Result<{ refundCents: Cents }, BookingError>>;
  /** What another order in place of the booking's would cost; nothing is held. */
  quoteChange(token: string, order: QuoteRequest): Promise<Result<SignedQuote, BookingError[]>>;
  /** Gives the booking another order at the price that was shown. */
  change(token: string, order: QuoteRequest, quoteToken: string): Promise<Result<undefined, BookingError[]>>;
  /** Starts another payment of a held booking; answers where to pay. */
  pay(token: string): Promise<Result<{ location: string }, BookingError>>;
  message(error: BookingError, language: Language): string;
  describe(quote: Quote, language: Language): PriceLine[];
}
