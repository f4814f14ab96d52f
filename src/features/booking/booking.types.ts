import type { Language } from '../../lib/language.ts';
import type { LocalDate, LocalDateTime, LocalTime } from '../../lib/local-time.ts';
import type { Cents } from '../../lib/money.ts';
import type { BookingErrorCode } from './booking.errors.ts';

/** A text of the catalogue, in every language of the site. */
export type Localized = Record<Language, string>;

/** What a rental is charged by. A day is 24 hours; `extra-day` is each day after the first or after a week. */
export type TierKind = 'hour' | 'half-day' | 'day' | 'extra-day' | 'week';
/** Prices of one bike in cents, VAT included; a tier that is missing is not sold. */
export type TierPrices = Partial<Record<TierKind, Cents>>;

/** One size of a bike type: what is in stock and counted, since a rider needs the size that fits. */
export type BikeSize = {
  id: string;
  /** What the visitor reads: `M (53 cm)`, `20 inch`. */
  label: string;
  /** Riders this size fits, in cm, both included. */
  riderHeightCm: { from: number; until: number };
  resourceId: string;
  stock: number;
};

export type BikeType = {
  id: string;
  name: Localized;
  description: Localized;
  /** Name of the picture in content/pictures. */
  picture: string;
  prices: TierPrices;
  depositCents: Cents;
  vatPercent: number;
  sizes: BikeSize[];
};

export type Accessory = {
  id: string;
  name: Localized;
  priceCents: Cents;
  /** Charged once, or for each day begun. */
  per: 'rental' | 'day';
  vatPercent: number;
  resourceId: string;
  stock: number;
};

/** Dates with other prices: a percentage on top (or off), or prices of their own per bike type. */
export type Season = {
  id: string;
  name: Localized;
  from: LocalDate;
  until: LocalDate;
  percent: number;
  prices: Record<string, TierPrices>;
};

export type GroupDiscount = { minimumBikes: number; percent: number };

/** Opening hours of one weekday in a part of the year; a weekday without any is closed. */
export type OpeningHours = {
  /** `MM-DD`, both included; a period may run over the new year. */
  from: string;
  until: string;
  /** 1 Monday to 7 Sunday. */
  weekday: number;
  opens: LocalTime;
  closes: LocalTime;
};

/** A day on which the shop is closed: one date, or with `MM-DD` the same day of every year. */
export type ClosedDay = { date: string; name: Localized };

/** A guest who cancels at least `hoursBefore` the start gets `refundPercent` of the amount back. */
export type CancellationRung = { hoursBefore: number; refundPercent: number };

export type Delivery = { priceCents: Cents; vatPercent: number };

export type ShopSettings = {
  timeZone: string;
  minimumRentalMinutes: number;
  maximumRentalDays: number;
  /** How long before pick-up or departure a booking must be made. */
  leadTimeMinutes: number;
  /** Pick-up and return are at multiples of this. */
  timeStepMinutes: number;
  halfDayHours: number;
  maximumPieces: number;
  /** How long a quoted price stands. */
  quoteMinutes: number;
  /** How long a guest may take to pay; the hold lasts ten minutes longer. */
  paymentMinutes: number;
  /** Bikes brought to an address in the region; null where the shop does not. */
  delivery: Delivery | null;
};

export type TourBike = { bikeTypeId: string; sizeId: string };

export type Tour = {
  id: string;
  name: Localized;
  description: Localized;
  picture: string;
  adultCents: Cents;
  childCents: Cents;
  /** Up to and including this age the child price holds. */
  childMaximumAge: number;
  minimumAge: number;
  /** One price for the whole departure; null where private groups are not offered. */
  privateGroupCents: Cents | null;
  vatPercent: number;
  guideLanguages: string[];
  durationMinutes: number;
  distanceKm: number;
  meetingPoint: { name: Localized; latitude: number; longitude: number };
  /** Bikes of the rental stock that a seat takes along, when the tour has no bikes of its own. */
  bikes: { adult: TourBike; child: TourBike } | null;
};

export type Departure = {
  id: string;
  tourId: string;
  startsAt: LocalDateTime;
  endsAt: LocalDateTime;
  seats: number;
  guideLanguage: string;
  resourceId: string;
};

/** Everything the rules need to know of the shop; departures are read when asked for. */
export type Catalogue = {
  settings: ShopSettings;
  bikeTypes: BikeType[];
  accessories: Accessory[];
  seasons: Season[];
  groupDiscounts: GroupDiscount[];
  openingHours: OpeningHours[];
  closedDays: ClosedDay[];
  cancellation: CancellationRung[];
  tours: Tour[];
};

export type RentalRequest = {
  kind: 'rental';
  pickUp: LocalDateTime;
  return: LocalDateTime;
  bikes: { bikeTypeId: string; sizeId: string; quantity: number }[];
  accessories: { accessoryId: string; quantity: number }[];
  /** Where the bikes are brought and fetched; null: picked up at the shop. */
  deliveryAddress: string | null;
};

export type TourRequest = {
  kind: 'tour';
  departureId: string;
  adults: number;
  /** One age for each child. */
  childAges: number[];
  /** The whole departure for this group alone. */
  privateGroup: boolean;
  /** For a private group a choice; otherwise the departure's own language or null. */
  guideLanguage: string | null;
  /** Heights in cm of adults, from which bike sizes follow; as many as were given. */
  heightsCm: number[];
};

export type QuoteRequest = RentalRequest | TourRequest;

/** One step of a line's price, in no language; `cents` is its share of the line, all pieces together. */
export type QuotePart =
  | { kind: TierKind; count: number; pieces: number; unitCents: Cents; cents: Cents }
  | { kind: 'season'; seasonId: string; name: Localized; percent: number; cents: Cents }
  | { kind: 'group-discount'; minimumBikes: number; percent: number; cents: Cents }
  | {
      kind: 'accessory';
      per: 'rental' | 'day';
      count: number;
      pieces: number;
      unitCents: Cents;
      cents: Cents;
    }
  | { kind: 'adult' | 'child'; pieces: number; unitCents: Cents; cents: Cents }
  | { kind: 'private-group'; pieces: number; cents: Cents }
  | { kind: 'delivery'; cents: Cents };

export type QuoteLine = {
  kind: 'bike' | 'accessory' | 'delivery' | 'tour';
  /** Id of the bike type, accessory or tour; `delivery`. */
  productId: string;
  sizeId: string | null;
  name: Localized;
  /** What tells this line from others of the product: a size's label; null where nothing does. */
  detail: string | null;
  quantity: number;
  parts: QuotePart[];
  /** VAT included. */
  totalCents: Cents;
  vatPercent: number;
  vatCents: Cents;
  depositCents: Cents;
};

/** A price decided by the server (BOOK-5): what is paid, why, and until when it stands. */
export type Quote = {
  startsAt: LocalDateTime;
  endsAt: LocalDateTime;
  lines: QuoteLine[];
  totalCents: Cents;
  vat: { percent: number; cents: Cents }[];
  /** Paid at pick-up and given back at return; not part of the total. */
  depositCents: Cents;
  currency: 'EUR';
};

/** A quote with the server's signature, which a booking hands back; `expiresAt` is an ISO instant. */
export type SignedQuote = Quote & { token: string; expiresAt: string };

export type Guest = { name: string; email: string; phone: string };

/** `online`: held until paid; `at-shop`: confirmed at once, paid at pick-up. */
export type PaymentChoice = 'online' | 'at-shop';

export type BookingRequest = {
  order: QuoteRequest;
  guest: Guest;
  remarks: string;
  payment: PaymentChoice;
  language: Language;
  /** The signature of the quote the guest agreed to. */
  quoteToken: string;
  /** Chosen once per form shown; the same key never books twice. */
  idempotencyKey: string;
};

export type BookingState = 'held' | 'confirmed' | 'expired' | 'cancelled';

export type Booking = {
  id: string;
  /** Number of the entry in form 6: the `entry_id` of the confirmation address (CONF-1). */
  entryId: number;
  /** What guests and staff read to each other: `ZP-7K4M2Q`. */
  number: string;
  state: BookingState;
  language: Language;
  guest: Guest;
  remarks: string;
  payment: PaymentChoice;
  order: QuoteRequest;
  quote: Quote;
  paidCents: Cents;
  refundCents: Cents;
  /** ISO instants, by the database's clock. */
  holdUntil: string | null;
  createdAt: string;
  /** Rises with every change of dates and at cancellation. */
  revision: number;
};

/** What is free instead of what was asked: other times, sizes and types, or departures. */
export type Alternatives = {
  /** The same order at other times, nearest first. */
  times: { pickUp: LocalDateTime; return: LocalDateTime }[];
  /** Other sizes and types free at the time asked, the same type first. */
  bikes: { bikeTypeId: string; sizeId: string; free: number }[];
  /** Other departures with enough seats, nearest first. */
  departures: { departure: Departure; free: number }[];
};

export type BookingError = {
  code: BookingErrorCode;
  /** Path of the field in the request, `bikes.0.quantity`; absent when no field is at fault. */
  field?: string;
  /** Values the message mentions. */
  values?: Record<string, string | number>;
  /** With `price-changed` and `quote-expired`: what it costs now. */
  quote?: SignedQuote;
  /** With `full`. */
  alternatives?: Alternatives;
};

/** Free pieces of one resource over one day. */
export type DayAvailability = {
  date: LocalDate;
  open: { opens: LocalTime; closes: LocalTime } | null;
  /** Per resource: free during all opening hours, and at the best hour of the day. */
  resources: Record<string, { allDay: number; best: number }>;
};

/** What a guest gets back when cancelling now; shown before it is confirmed. */
export type CancellationOffer = {
  refundCents: Cents;
  refundPercent: number;
  /** The last moment at which this offer holds; null when it is the last rung. */
  until: LocalDateTime | null;
};
