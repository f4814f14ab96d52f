import type { Transaction } from '../../db/database.ts';
import { dateOf } from '../../lib/local-time.ts';
import type { Booking } from './booking.types.ts';
import type { BookingContext } from './booking-context.ts';
import { bookingMail } from './booking-mail.ts';
import type { Present } from './present.ts';

/**
 * Tells the guest that the booking stands, or stands changed, with an invoice when something was paid online (BOOK-7).
 * All in the transaction that makes it so.
 */
export async function confirmByMail(
  context: BookingContext,
  tx: Transaction,
  booking: Booking,
  { catalogue, now }: Pick<Present, 'catalogue' | 'now'>,
): Promise<void> {
  const { id, guest, language, revision, paidCents } = booking;
  // What is paid at the counter gets its receipt there.
  const invoiceId = paidCents > 0 ? await context.issueInvoice(tx, booking, dateOf(now)) : null;
  await context.enqueueMail(tx, {
    template: 'booking-confirmation',
    to: guest.email,
    language,
    data: { ...bookingMail(context, booking, catalogue), invoiceId },
    key: revision === 0 ? `confirmation:${id}` : `confirmation:${id}:${revision}`,
  });
}
