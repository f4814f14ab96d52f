import type { Language } from '../../lib/language.ts';
import type { LocalDate, LocalDateTime } from '../../lib/local-time.ts';
import type { Cents } from '../../lib/money.ts';

/** Who sells: what Dutch law wants on an invoice. */
export interface InvoiceSeller {
  name: string;
  /** Street, then postal code and town. */
  address: [string, string];
  phone: string;
  email: string;
  chamberOfCommerce: string;
  vatNumber: string;
}

/** One rate of Dutch VAT: what the lines at this rate come to without it, and the VAT in them. */
export interface InvoiceVat {
  percent: number;
  baseCents: Cents;
  vatCents: Cents;
}

/**
 * What an invoice says, as it was on the day it was issued and in the guest's language: it never changes, whatever
 * becomes of the booking, the shop's address or the catalogue. Amounts include VAT unless they say otherwise; the
 * deposit is no turnover and no part of it.
 */
export interface InvoiceContent {
  language: Language;
  issuedOn: LocalDate;
  seller: InvoiceSeller;
  guest: { name: string; email: string };
  booking: { number: string; kind: 'rental' | 'tour'; startsAt: LocalDateTime; endsAt: LocalDateTime };
  lines: { title: string; vatPercent: number; totalCents: Cents }[];
  vat: InvoiceVat[];
  totalCents: Cents;
  paidCents: Cents;
}

/** An invoice that was issued. */
export interface Invoice extends InvoiceContent {
  id: string;
  /** `2027-0001`: consecutive within the year of `issuedOn`, without gaps. */
  number: string;
  /** The number of the invoice that this one takes the place of, after a change of the booking. */
  replaces: string | null;
}
