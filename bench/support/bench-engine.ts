import type { Database } from '../../src/db/database.ts';
import { type BookingEngine, createBooking } from '../../src/features/booking/booking.ts';

/** The booking engine alone: nobody pays, no mail is sent. */
export const openBenchEngine = (db: Database): BookingEngine =>
  createBooking({
    db,
    secret: 'a secret of the bench',
    enqueueMail: async () => {},
    refund: async () => 'promised',
    issueInvoice: async () => '',
    settleBeforeExpiry: async () => 'unpaid',
    addresses: { manage: (token) => token, book: () => '/' },
  });
