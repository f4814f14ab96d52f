import type {
  BookingError,
  BookingRequest,
  Catalogue,
  Departure,
  Quote,
  QuoteRequest,
  SignedQuote,
} from '../../features/booking/booking.types.ts';
import type { Language } from '../../lib/language.ts';
import type { LocalDate, LocalDateTime, LocalTime } from '../../lib/local-time.ts';
import type { Result } from '../../lib/result.ts';
import type { QuoteView } from './booking-form.types.ts';

/** What the booking form needs of the booking engine; the server hands it in. */
export interface BookingFormServices {
  /** The catalogue, and now on the shop's wall clock. */
  present(): Promise<{ catalogue: Catalogue; now: LocalDateTime }>;
  quote(order: QuoteRequest): Promise<Result<SignedQuote, BookingError[]>>;
  /** Free pieces of each resource during all of a period. */
  freeDuring(from: LocalDateTime, until: LocalDateTime): Promise<Readonly<Record<string, number>>>;
  departures(
    tourId: string,
    from: LocalDate,
    until: LocalDate,
  ): Promise<readonly (Departure & { free: number })[]>;
  /** Books and answers where the visitor goes next: to pay, or to the confirmation. */
  book(request: BookingRequest): Promise<Result<{ location: string }, BookingError[]>>;
  openOn(catalogue: Catalogue, date: LocalDate): { opens: LocalTime; closes: LocalTime } | null;
  /** For each height the id of the size of a bike type, null when none fits. */
  suggestSizes(catalogue: Catalogue, bikeTypeId: string, heightsCm: readonly number[]): (string | null)[];
  message(error: BookingError, language: Language): string;
  /** The HTTP status of a refusal. */
  status(error: BookingError): number;
  view(quote: Quote, language: Language): Omit<QuoteView, 'token'>;
  newKey(): string;
}
