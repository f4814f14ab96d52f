import type { Database } from '../db/database.ts';
import { type BookingEngine, createBooking } from '../features/booking/booking.ts';
import { issueInvoice } from '../features/invoices/invoices.ts';
import type { Jobs } from '../features/jobs/jobs.ts';
import { enqueueMail } from '../features/mail/mail.ts';
import { createPayments, type Payments } from '../features/payments/payments.ts';
import { readSiteSettings } from '../features/settings/settings.ts';
import type { Language } from '../lib/language.ts';
import type { DataName } from '../page/data-names.ts';
import type { Config } from './config.ts';
import { invoiceContent } from './invoice-content.ts';
import type { Log } from './log.ts';

interface Options {
  db: Database;
  jobs: Jobs;
  config: Config;
  log: Log;
  shopName: string;
  pagePath(key: string, language: Language): string;
  changed(names: DataName[]): Promise<void>;
}

/** Booking and payments, each of which asks something of the other. */
export function createSelling(options: Options): { engine: BookingEngine; payments: Payments } {
  const { db, jobs, config, log, shopName, pagePath, changed } = options;
  let payments: Payments;
  const engine: BookingEngine = createBooking({
    db,
    secret: config.secret,
    enqueueMail,
    refund: (tx, refund) => payments.refund(tx, refund),
    issueInvoice: async (tx, booking, on) =>
      issueInvoice(tx, booking.id, invoiceContent(booking, await readSiteSettings(tx), on)),
    settleBeforeExpiry: (orderId) => payments.settleBeforeExpiry(orderId),
    addresses: {
      manage: (token, language) =>
        `${config.baseUrl}${pagePath('booking-manage', language)}?b=${encodeURIComponent(token)}`,
      book: (language) => config.baseUrl + pagePath('booking', language),
    },
    changed,
  });
  payments = createPayments({
    db,
    jobs,
    orders: engine.payable,
    baseUrl: config.baseUrl,
    log,
    shopName,
    setting: (name) => providerSettings(config)[name],
  });
  return { engine, payments };
}

const providerSettings = (config: Config): Record<string, string | undefined> => ({
  MOLLIE_API_KEY: config.mollieApiKey,
  MOLLIE_API_URL: config.mollieApiUrl,
});
