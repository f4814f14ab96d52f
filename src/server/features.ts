import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Database, Transaction } from '../db/database.ts';
import { SetupProblem } from '../db/setup-problem.ts';
import { createAccounts, recordAudit } from '../features/accounts/accounts.ts';
import { approvedHtmlRoutes } from '../features/approved-html/approved-html.routes.ts';
import { createApprovedHtml } from '../features/approved-html/approved-html.ts';
import { bookingRoutes } from '../features/booking/booking.routes.ts';
import { type BookingEngine, createBooking, openSpanOn } from '../features/booking/booking.ts';
import { invoiceRoutes } from '../features/invoices/invoices.routes.ts';
import { findInvoice, invoicePdf, issueInvoice, latestInvoice } from '../features/invoices/invoices.ts';
import { defineQueue, startJobs } from '../features/jobs/jobs.ts';
import { enqueueMail, startMailDelivery } from '../features/mail/mail.ts';
import { mediaRoutes } from '../features/media/media.routes.ts';
import {
  createLibrary,
  createMedia,
  createUploads,
  libraryRoutes,
  warmPictures,
} from '../features/media/media.ts';
import { pagesRoutes } from '../features/pages/pages.routes.ts';
import { createPages } from '../features/pages/pages.ts';
import { paymentRoutes } from '../features/payments/payments.routes.ts';
import { createPayments, type Payments } from '../features/payments/payments.ts';
import { createPosts } from '../features/posts/posts.ts';
import { createReviews } from '../features/reviews/reviews.ts';
import { createSearch } from '../features/search/search.ts';
import { settingsRoutes } from '../features/settings/settings.routes.ts';
import { createSettings, readSiteSettings, readTheme } from '../features/settings/settings.ts';
import type { Language } from '../lib/language.ts';
import { dateOf, datesFromTo } from '../lib/local-time.ts';
import { shopTimeZone } from '../lib/shop-time-zone.ts';
import { localNow } from '../lib/zoned-time.ts';
import type { ModuleServices } from '../modules/module-services.ts';
import { registry } from '../modules/registry.ts';
import type { DataName } from '../page/data-names.ts';
import { hasPages } from '../page/page.store.ts';
import { bookingFormServices, guestServices } from './booking-services.ts';
import type { Config } from './config.ts';
import { invoiceContent } from './invoice-content.ts';
import type { Log } from './log.ts';
import { mailShop } from './mail-shop.ts';
import { otherPictureUses } from './other-picture-uses.ts';
import { presentWeek } from './present-week.ts';
import { seedDemo } from './seed-demo.ts';
import { shopTexts } from './shop-texts.ts';
import { isFindable } from './site-snapshot.ts';

interface Options {
  /** What is started here is stopped through it, also when a later step fails. */
  started: AsyncDisposableStack;
  config: Config;
  db: Database;
  databaseUrl: string;
  log: Log;
  /** The program is to stop: seeding breaks off, and begins anew at the next start. */
  signal: AbortSignal;
  pagePath(key: string, language: Language): string;
  /** Told which data of pages changed; settles when this instance shows it. */
  changed(names: DataName[]): Promise<void>;
}

const emptySite =
  'The database holds no site and DEMO is 0. Start once with DEMO=1 to begin with the demo shop.';

const sweepQueue = defineQueue<object>('booking.sweep', { retryLimit: 0 });
const avifQueue = defineQueue<{ name: string; width: number }>('media.avif', { retryLimit: 2 });
const reminderQueue = defineQueue<object>('booking.reminders', { retryLimit: 0 });
const eraseMailQueue = defineQueue<object>('mail.erase', { retryLimit: 0 });
const uploadsQueue = defineQueue<object>('media.uploads', { retryLimit: 0 });
const tidyMediaQueue = defineQueue<object>('media.tidy', { retryLimit: 0 });
const eraseGuestsQueue = defineQueue<object>('booking.erase', { retryLimit: 2 });
const searchQueue = defineQueue<object>('search.refresh', { retryLimit: 0 });
const tidyAccountsQueue = defineQueue<object>('accounts.tidy', { retryLimit: 0 });
const schedulesQueue = defineQueue<{ due: string }>('pages.schedules', { retryLimit: 10, retryDelay: 2 });
const auditQueue = defineQueue<object>('booking.audit', { retryLimit: 0 });

/** Pages that others lead to by themselves: what they are for stops without them. */
const neededPages = new Set([
  'home',
  'not-found',
  'booking',
  'booking-confirmation',
  'booking-manage',
  'terms',
]);

/** Puts the features together: what each needs of the others is handed in here and nowhere else. */
export async function createFeatures(options: Options) {
  const { started, config, db, databaseUrl, log, pagePath, changed } = options;
  const jobs = await startJobs({ url: databaseUrl, log });
  started.defer(() => jobs.stop());
  const directory = join(config.dataDir, 'pictures');
  const media = createMedia({
    db,
    directory,
    requestAvif: (name, width) => db.transaction((tx) => jobs.send(tx, avifQueue, { name, width })),
  });
  if (config.demo) await seedDemo(db, media, options.signal);
  else if (!(await hasPages(db))) throw new SetupProblem(emptySite);
  const settings = (from: Database | Transaction = db) => readSiteSettings(from);
  const shopName = (await settings()).name;

  const { baseUrl, secret } = config;
  const sendsMail = config.smtpUrl !== undefined;
  const accounts = createAccounts({ db, baseUrl, secret, shopName, log, sendsMail, enqueueMail });
  let payments: Payments;
  const engine: BookingEngine = createBooking({
    db,
    secret: config.secret,
    enqueueMail,
    refund: (tx, refund) => payments.refund(tx, refund),
    issueInvoice: async (tx, booking, on) =>
      issueInvoice(tx, booking.id, invoiceContent(booking, await settings(tx), on)),
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

  const invoiceOf = async (token: string) => {
    const found = await engine.guestBooking(token);
    return found.ok ? latestInvoice(db, found.value.booking.id) : undefined;
  };
  const shared = { engine, payments, shopName, pagePath, invoiceOf };
  const reviews = createReviews(db);
  const search = createSearch({
    ...{ db, registry, isFindable },
    shopTexts: async (language) => shopTexts((await engine.present()).catalogue, language),
  });
  const approvedHtml = createApprovedHtml({ db, recordAudit, changed });
  const services: ModuleServices = {
    booking: bookingFormServices(shared),
    guest: guestServices(shared),
    catalogue: async () => (await engine.present()).catalogue,
    async openingDays(from, until) {
      const { catalogue } = await engine.present();
      return datesFromTo(from, until).map((date) => ({ date, open: openSpanOn(catalogue, date) }));
    },
    departures: engine.departures,
    reviews,
    posts: createPosts({ db, registry }),
    search,
    approvedHtml,
  };
  const mail = startMailDelivery({
    db,
    smtpUrl: config.smtpUrl,
    from: config.mailFrom,
    log,
    shop: async (language) =>
      mailShop({
        settings: await settings(),
        catalogue: (await engine.present()).catalogue,
        today: today(),
        baseUrl: config.baseUrl,
        language,
      }),
    async invoice(id) {
      const invoice = await findInvoice(db, id);
      if (!invoice) throw new Error(`there is no invoice ${id}`);
      return invoicePdf(invoice);
    },
  });
  started.defer(() => mail.stop());
  const library = createLibrary({
    db,
    directory,
    otherUses: async () => otherPictureUses((await engine.present()).catalogue),
  });
  const uploads = createUploads({ db, directory, library });
  const pages = createPages({
    ...{ db, registry, recordAudit, neededPages, log },
    pictureNames: async () => new Set((await media.pictures()).nl.keys()),
    wakeAt: (tx, at) => jobs.send(tx, schedulesQueue, { due: at.toISOString() }, { startAfter: at }),
    changed: () => changed(['pages']),
  });
  const siteSettings = createSettings({
    ...{ db, recordAudit, changed },
    openingTimes: { read: engine.openingTimes, change: engine.changeOpeningTimes },
  });
  const now = () => localNow(new Date(), shopTimeZone);
  const today = () => dateOf(now());

  return {
    siteParts: {
      services,
      today,
      now,
      settings: () => settings(),
      theme: () => readTheme(db),
      openingHours: async () => presentWeek((await engine.present()).catalogue, today()),
      pictures: () => media.pictures(),
    },
    accounts,
    async shopItems() {
      const { bikeTypes, tours } = (await engine.present()).catalogue;
      const named = ({ id, name }: { id: string; name: Record<Language, string> }) => ({ id, name });
      return { bike: bikeTypes.map(named), tour: tours.map(named) };
    },
    pages,
    routes: async (app: FastifyInstance) => {
      accounts.guard(app);
      await app.register(accounts.routes);
      await app.register(mediaRoutes, { media });
      await app.register(libraryRoutes, { media, library, uploads, prefix: '/admin/api' });
      await app.register(pagesRoutes, { pages, baseUrl, prefix: '/admin/api' });
      await app.register(settingsRoutes, { settings: siteSettings, prefix: '/admin/api' });
      await app.register(approvedHtmlRoutes, { approvedHtml, prefix: '/admin/api' });
      await app.register(bookingRoutes, { engine, prefix: '/api/bookings' });
      await app.register(invoiceRoutes, { invoiceOf });
      await app.register(paymentRoutes, { reception: payments.reception });
    },
    async startWork() {
      await payments.startWork();
      const warming = warmPictures(media, { widths: [320, 640, 960] });
      started.defer(() => warming.stop());
      warming.done.catch((error) => log.warn({ err: error }, 'a picture could not be made ahead'));
      await jobs.work(avifQueue, ({ name, width }) => media.makeAvif(name, width));
      // The database's clock decides when a job is due; ours may be behind it.
      await jobs.work(schedulesQueue, ({ due }) =>
        pages.runSchedules(new Date(Math.max(Date.now(), Date.parse(due)))),
      );
      // So that hardly anyone waits for the index: whoever searches first after a change brings it up to date.
      await jobs.every('* * * * *', searchQueue, search.refresh);
      await jobs.every('* * * * *', sweepQueue, async () => void (await engine.sweep()));
      // By day only, hourly so that a program that was down at nine makes up for it.
      await jobs.every('5 9-21 * * *', reminderQueue, engine.remind);
      await jobs.every('45 3 * * *', eraseMailQueue, mail.erase);
      await jobs.every('50 3 * * *', eraseGuestsQueue, async () => void (await engine.erase()));
      await jobs.every('15 * * * *', uploadsQueue, uploads.tidy);
      await jobs.every('55 3 * * *', tidyMediaQueue, library.tidy);
      await jobs.every('55 3 * * *', tidyAccountsQueue, accounts.tidy);
      await jobs.every('30 3 * * *', auditQueue, async () => {
        const differences = await engine.audit();
        if (differences.length > 0) log.error({ differences }, 'the stock differs from the bookings');
      });
    },
  };
}

const providerSettings = (config: Config): Record<string, string | undefined> => ({
  MOLLIE_API_KEY: config.mollieApiKey,
  MOLLIE_API_URL: config.mollieApiUrl,
});
