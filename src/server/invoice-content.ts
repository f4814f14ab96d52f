import { type Booking, describeLine } from '../features/booking/booking.ts';
import type { InvoiceContent, InvoiceSeller } from '../features/invoices/invoices.ts';
import type { LocalDate } from '../lib/local-time.ts';
import { sumCents } from '../lib/money.ts';
import type { SiteSettings } from '../site/site-settings.ts';

const sellerOf = ({ name, address, phone, email, registration }: SiteSettings): InvoiceSeller => ({
  name,
  address: [address.street, `${address.postalCode} ${address.city}`],
  phone: phone.shown,
  email,
  chamberOfCommerce: registration.chamberOfCommerce,
  vatNumber: registration.vat,
});

/** What the invoice of a booking says, as booking and shop are on the day it is issued. */
export function invoiceContent(
  booking: Booking,
  settings: SiteSettings,
  issuedOn: LocalDate,
): InvoiceContent {
  const { language, guest, number, order, quote, paidCents } = booking;
  return {
    language,
    issuedOn,
    seller: sellerOf(settings),
    guest: { name: guest.name, email: guest.email },
    booking: { number, kind: order.kind, startsAt: quote.startsAt, endsAt: quote.endsAt },
    lines: quote.lines.map((line) => ({
      title: describeLine(line, language),
      vatPercent: line.vatPercent,
      totalCents: line.totalCents,
    })),
    vat: quote.vat.map(({ percent, cents }) => {
      const lines = quote.lines.filter(({ vatPercent }) => vatPercent === percent);
      return { percent, vatCents: cents, baseCents: sumCents(lines.map((line) => line.totalCents)) - cents };
    }),
    totalCents: quote.totalCents,
    paidCents,
  };
}
