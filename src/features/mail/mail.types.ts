import type { Language } from '../../lib/language.ts';
import type { LocalDateTime } from '../../lib/local-time.ts';
import type { Cents } from '../../lib/money.ts';

/** A line of a booking, in the guest's language. VAT is included in the total. */
export interface MailLine {
  title: string;
  /** Size, departure or travellers; null where nothing needs saying. */
  detail: string | null;
  quantity: number;
  totalCents: Cents;
  vatPercent: number;
}

/** A rental or a departure: one entry of the guest's calendar. */
export interface MailEvent {
  /** Stays the same through every change, so that calendars update instead of adding. */
  id: string;
  kind: 'rental' | 'tour';
  title: string;
  startsAt: LocalDateTime;
  endsAt: LocalDateTime;
  /** Where to be at the start; the shop's own address when null. */
  place: string | null;
}

/** A booking as its guest is told of it, at the moment the mail was written. */
export interface BookingMail {
  number: string;
  guestName: string;
  lines: MailLine[];
  events: MailEvent[];
  totalCents: Cents;
  vat: { percent: number; cents: Cents }[];
  paidCents: Cents;
  /** Paid at pick-up and given back at return; 0: none. */
  depositCents: Cents;
  /** What a guest who cancels at least so many hours before the start gets back, most generous first. */
  cancellation: { hoursBefore: number; refundPercent: number }[];
  /** Signed link to see, change or cancel the booking (BOOK-8); absolute. */
  manageUrl: string;
  /** 0 at first, one more with each change: calendars ignore what is older than they know. */
  revision: number;
}

/** What each template needs to be told. */
export interface MailData {
  /** `invoiceId`: the invoice to attach; null when nothing was paid online. */
  'booking-confirmation': BookingMail & { invoiceId: string | null };
  'booking-cancelled': BookingMail & { refundCents: Cents };
  'booking-reminder': BookingMail;
  'payment-late-refunded': {
    number: string;
    guestName: string;
    refundCents: Cents;
    reason: 'second-payment' | 'unavailable' | 'cancelled';
    /** Where to book again, or for a second payment where the booking is; absolute. */
    bookingUrl: string;
  };
  /** `inviter` is null when the command line invited; `url` is the one-time link, absolute; `days` it is good for. */
  'staff-invitation': { inviter: string | null; url: string; days: number };
  /** `url` is the one-time link, absolute; `hours` it is good for. */
  'staff-password': { name: string; url: string; hours: number };
}

export type MailTemplate = keyof MailData;

/** A mail to be sent. */
export type NewMail = {
  [Template in MailTemplate]: {
    template: Template;
    /** One address. */
    to: string;
    language: Language;
    data: MailData[Template];
    /** With a key, the same mail asked for twice is sent once: `confirmation:<booking>`. */
    key?: string;
  };
}[MailTemplate];

/** What every mail says of its sender, in the guest's language. */
export interface MailShop {
  name: string;
  /** Street, then postal code and town. */
  address: [string, string];
  phone: string;
  email: string;
  /** Home page, absolute. */
  url: string;
  openingHours: { days: string; hours: string }[];
  timeZone: string;
}
