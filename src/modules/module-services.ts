import type { ApprovedHtml } from '../features/approved-html/approved-html.types.ts';
import type { BookingEngine } from '../features/booking/booking.ts';
import type { Catalogue } from '../features/booking/booking.types.ts';
import type { Posts } from '../features/posts/posts.types.ts';
import type { Reviews } from '../features/reviews/reviews.ts';
import type { Search } from '../features/search/search.types.ts';
import type { LocalDate, LocalTime } from '../lib/local-time.ts';
import type { BookingFormServices } from './booking-form/booking-services.ts';
import type { GuestServices } from './booking-summary/guest-services.ts';

/** The features' public faces that modules may read from, by type only; the server hands them in. */
export interface ModuleServices {
  booking: BookingFormServices;
  guest: GuestServices;
  /** The shop's bikes, tours, prices, opening hours and closed days. */
  catalogue(): Promise<Catalogue>;
  /** The days from one date until another, both included, as opening hours and closed days have them. */
  openingDays(from: LocalDate, until: LocalDate): Promise<OpeningDay[]>;
  departures: BookingEngine['departures'];
  reviews: Reviews;
  posts: Posts;
  search: Pick<Search, 'find'>;
  approvedHtml: ApprovedHtml;
}

/** A day on the shop's calendar. */
export interface OpeningDay {
  date: LocalDate;
  /** Null when the shop is closed. */
  open: { opens: LocalTime; closes: LocalTime } | null;
}
