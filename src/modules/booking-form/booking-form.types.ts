import type { Picture } from '../../fields/site-data.ts';
import type { LocalDate, LocalTime } from '../../lib/local-time.ts';
import type { Cents } from '../../lib/money.ts';
import type { BookingFormTexts } from './booking-form.texts.ts';

export const bookingSteps = ['what', 'who', 'check'] as const;
export type BookingStep = (typeof bookingSteps)[number];

/** What stands in the form's inputs, by their names; an empty or missing input is ''. */
export type FormValues = Readonly<Record<string, string>>;

/** A price as the visitor reads it: each line with the words that explain it. */
export interface QuoteView {
  lines: readonly {
    title: string;
    parts: readonly { text: string; cents: Cents }[];
    totalCents: Cents;
  }[];
  totalCents: Cents;
  vat: readonly { percent: number; cents: Cents }[];
  depositCents: Cents;
  token: string;
}

/** Other choices that are free; taking one puts its values into the form. */
export interface Alternative {
  label: string;
  values: FormValues;
}

/**
 * What the form shows at a moment. The server makes it for the page without script and for each change the
 * island sends: both show the same.
 */
export interface BookingFormState {
  step: BookingStep;
  values: FormValues;
  /** Messages by input name. */
  errors: Readonly<Record<string, string>>;
  /** A message that belongs to no single input. */
  notice: string;
  quote: QuoteView | null;
  /** Free pieces by input name (`bike.city.m`, `accessory.helmet`), once the period is known. */
  free: Readonly<Record<string, number>>;
  /** Opening hours of the chosen days; null on a closed day, absent while no day is chosen. */
  pickUpHours?: { opens: LocalTime; closes: LocalTime } | null;
  returnHours?: { opens: LocalTime; closes: LocalTime } | null;
  /** Departures of the chosen tour on the chosen date. */
  departures: readonly { id: string; time: LocalTime; language: string; free: number }[];
  /** Dates on which the chosen tour leaves with seats left. */
  tourDates: readonly LocalDate[];
  alternatives: readonly Alternative[];
}

export interface BookingFormBike {
  id: string;
  name: string;
  picture: Picture | null;
  dayCents: Cents;
  depositCents: Cents;
  sizes: readonly { id: string; label: string; fits: string }[];
}

export interface BookingFormTour {
  id: string;
  name: string;
  facts: string;
  adultCents: Cents;
  childCents: Cents;
  childMaximumAge: number;
  privateGroupCents: Cents | null;
  guideLanguages: readonly { id: string; name: string }[];
}

/** What the form offers, in the visitor's language. */
export interface BookingFormData {
  texts: BookingFormTexts;
  today: LocalDate;
  times: readonly LocalTime[];
  bikes: readonly BookingFormBike[];
  accessories: readonly { id: string; name: string; price: string }[];
  deliveryCents: Cents | null;
  tours: readonly BookingFormTour[];
  /** Weekdays (1 Monday to 7 Sunday) and days the shop is closed, for the calendar. */
  openings: readonly { from: string; until: string; weekday: number }[];
  closedDays: readonly string[];
  termsPath: string;
  state: BookingFormState;
}
