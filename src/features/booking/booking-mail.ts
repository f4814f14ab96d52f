import type { BookingMail, MailEvent, MailLine } from '../mail/mail.ts';
import type { Booking, Catalogue, QuoteLine } from './booking.types.ts';
import type { BookingContext } from './booking-context.ts';
import { guestToken } from './guest-link.ts';

/** A booking as its guest is told of it in a mail, in the guest's language. */
export function bookingMail(context: BookingContext, booking: Booking, catalogue: Catalogue): BookingMail {
  const { guest, quote, language } = booking;
  return {
    number: booking.number,
    guestName: guest.name,
    lines: quote.lines.map((line) => mailLine(line, booking)),
    events: [mailEvent(booking, catalogue)],
    totalCents: quote.totalCents,
    vat: quote.vat,
    paidCents: booking.paidCents,
    depositCents: quote.depositCents,
    cancellation: catalogue.cancellation,
    manageUrl: context.addresses.manage(guestToken(context.secret, booking.id), language),
    revision: booking.revision,
  };
}

function mailLine(line: QuoteLine, { language }: Booking): MailLine {
  return {
    title: line.name[language],
    detail: line.detail,
    quantity: line.quantity,
    totalCents: line.totalCents,
    vatPercent: line.vatPercent,
  };
}

function mailEvent({ id, order, quote, language }: Booking, catalogue: Catalogue): MailEvent {
  const { startsAt, endsAt, lines } = quote;
  const title = [
    ...new Set(lines.filter((line) => line.kind !== 'accessory').map((line) => line.name[language])),
  ].join(', ');
  if (order.kind === 'rental')
    return { id, kind: 'rental', title, startsAt, endsAt, place: order.deliveryAddress };
  const tour = catalogue.tours.find((candidate) => candidate.id === lines[0]?.productId);
  return { id, kind: 'tour', title, startsAt, endsAt, place: tour?.meetingPoint.name[language] ?? null };
}
