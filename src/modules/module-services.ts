import type { Catalogue, Departure } from '../features/booking/booking.types.ts';
import type { Rating, ReviewQuery, StoredReview } from '../features/reviews/reviews.types.ts';
import type { LocalDate } from '../lib/local-time.ts';
import type { BookingFormServices } from './booking-form/booking-services.ts';
import type { GuestServices } from './booking-summary/guest-services.ts';

/** The features' public faces that modules may read from, by type only; the server hands them in. */
export interface ModuleServices {
  booking: BookingFormServices;
  guest: GuestServices;
  /** The shop's bikes, tours, prices, opening hours and closed days. */
  catalogue(): Promise<Catalogue>;
  /** The departures that start from one date until another, both included, by start. */
  departures(query: DepartureQuery): Promise<DepartureSeats[]>;
  reviews: {
    /** Stored reviews that are not hidden: pinned ones first, then the newest. */
    list(query: ReviewQuery): Promise<StoredReview[]>;
    /** The average of all stored reviews that are not hidden; `undefined` when there is none. */
    rating(query: { subject?: string }): Promise<Rating | undefined>;
  };
}

export interface DepartureQuery {
  tourId?: string;
  from: LocalDate;
  until: LocalDate;
}

/** A departure and the seats that can still be booked. */
export interface DepartureSeats {
  departure: Departure;
  free: number;
}
