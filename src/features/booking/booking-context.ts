import type { Database, Transaction } from '../../db/database.ts';
import type { Language } from '../../lib/language.ts';
import type { LocalDate } from '../../lib/local-time.ts';
import type { Cents } from '../../lib/money.ts';
import type { NewMail } from '../mail/mail.ts';
import type { Alternatives, Booking, Catalogue } from './booking.types.ts';

/** What the payment of a booking is doing, as payments tells before a hold is given up. */
export type Settlement = 'confirmed' | 'unpaid' | 'unknown';

/** What booking needs of the rest of the program. */
export type BookingOptions = {
  db: Database;
  /** Signs quotes and guest links. */
  secret: string;
  /** Puts a mail in the outbox in the same transaction. */
  enqueueMail(tx: Transaction, mail: NewMail): Promise<void>;
  /** Promises money back in the same transaction; the booking is locked. */
  refund(
    tx: Transaction,
    refund: { orderId: string; amountCents: Cents; reason: 'cancelled'; key: string },
  ): Promise<'promised' | 'exceeds-paid'>;
  /**
   * Issues the invoice of a paid booking in the same transaction, dated by the shop's calendar; the booking is locked.
   * Returns the invoice's id.
   */
  issueInvoice(tx: Transaction, booking: Booking, on: LocalDate): Promise<string>;
  /** Asks the payment provider for the last word on a booking. Outside any transaction. */
  settleBeforeExpiry(orderId: string): Promise<Settlement>;
  /** Absolute addresses for mails: the guest's booking by its token, and the page to book on. */
  addresses: { manage(token: string, language: Language): string; book(language: Language): string };
  /** Told after a commit which data of pages changed. */
  changed?(names: ('catalogue' | 'departures')[]): void;
  /** The clock for dates and quotes; the database's when absent. Holds always end by the database's. */
  now?(): Date;
};

/** The options, the catalogue as it was last read, and the searches for alternatives that are under way. */
export type BookingContext = BookingOptions & {
  memory: { catalogue?: Catalogue; version?: number; alternatives: Map<string, Promise<Alternatives>> };
};
