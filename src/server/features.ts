import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { SetupProblem } from '../db/setup-problem.ts';
import { createAccounts, recordAudit } from '../features/accounts/accounts.ts';
import { approvedHtmlRoutes } from '../features/approved-html/approved-html.routes.ts';
import { createApprovedHtml } from '../features/approved-html/approved-html.ts';
import { bookingRoutes } from '../features/booking/booking.routes.ts';
import { invoiceRoutes } from '../features/invoices/invoices.routes.ts';
import { findInvoice, invoicePdf, latestInvoice } from '../features/invoices/invoices.ts';
import { startJobs } from '../features/jobs/jobs.ts';
import { enqueueMail, startMailDelivery } from '../features/mail/mail.ts';
import { mediaRoutes } from '../features/media/media.routes.ts';
import { createLibrary, createMedia, createUploads, libraryRoutes } from '../features/media/media.ts';
import { pagesRoutes } from '../features/pages/pages.routes.ts';
import { createPages } from '../features/pages/pages.ts';
import { paymentRoutes } from '../features/payments/payments.routes.ts';
import { createPosts } from '../features/posts/posts.ts';
import { createReviews } from '../features/reviews/reviews.ts';
import { createSearch } from '../features/search/search.ts';
import { settingsRoutes } from '../features/settings/settings.routes.ts';
import { createSettings, readSiteSettings, readTheme } from '../features/settings/settings.ts';
import type { Language } from '../lib/language.ts';
import { dateOf } from '../lib/local-time.ts';
import { shopTimeZone } from '../lib/shop-time-zone.ts';
import { localNow } from '../lib/zoned-time.ts';
import type { ModuleServices } from '../modules/module-services.ts';
import { registry } from '../modules/registry.ts';
import type { DataName } from '../page/data-names.ts';
import { hasPages } from '../page/page.store.ts';
import { avifQueue, schedulesQueue, startBackgroundWork } from './background-work.ts';
import { bookingFormServices, guestServices } from './booking-services.ts';
import { catalogueServices } from './catalogue-services.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';
import { mailShop } from './mail-shop.ts';
import { otherPictureUses } from './other-picture-uses.ts';
import { presentWeek } from './present-week.ts';
import { seedDemo } from './seed-demo.ts';
import { createSelling } from './selling.ts';
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

/** Pages that others lead to by themselves: what they are for stops without them. */
const neededPages = new Set([
  'home',
  'not-found',
  'booking',
  'booking-confirmation',
  'booking-manage',
  'terms',
]);

/** Puts the features together: what each needs of the others is handed in here, or in what this calls beside it. */
export async function createFeatures(options: Options) {
  const { started, config, db, databaseUrl, log, pagePath, changed } = options;
  const jobs = await startJobs({ url: databaseUrl, log });
  started.defer(() => jobs.stop());
  const directory = join(config.dataDir, 'pictures');
  const media = createMedia({
    db,
    directory,
    requestAvif: async (name, width) => {
      if (config.avif) await db.transaction((tx) => jobs.send(tx, avifQueue, { name, width }));
    },
  });
  if (config.demo) await seedDemo(db, media, options.signal);
  else if (!(await hasPages(db))) throw new SetupProblem(emptySite);
  const settings = () => readSiteSettings(db);
  const shopName = (await settings()).name;

  const { baseUrl, secret } = config;
  const sendsMail = config.smtpUrl !== undefined;
  const accounts = createAccounts({ db, baseUrl, secret, shopName, log, sendsMail, enqueueMail });
  const { engine, payments } = createSelling({ db, jobs, config, log, shopName, pagePath, changed });
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
    ...catalogueServices(engine),
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
      settings,
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
    startWork: () =>
      startBackgroundWork({
        ...{ started, jobs, log, accounts, engine, payments, mail, media, library, uploads, pages, search },
      }),
  };
}
