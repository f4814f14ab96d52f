import type { Booking, BookingError, CancellationOffer } from '../../features/booking/booking.types.ts';
import type { Language } from '../../lib/language.ts';
import type { Cents } from '../../lib/money.ts';
import type { Result } from '../../lib/result.ts';

/** A booking as its guest may see it. */
export interface GuestBooking {
  booking: Booking;
  /** What cancelling now would give back; null when it can no longer be cancelled. */
  cancellation: CancellationOffer | null;
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
  /** Starts another payment of a held booking; answers where to pay. */
  pay(token: string): Promise<Result<{ location: string }, BookingError>>;
  message(error: BookingError, language: Language): string;
  describe(
    booking: Booking,
    language: Language,
  ): { title: string; totalCents: Cents; parts: { text: string; cents: Cents }[] }[];
}
