import type { Accounts } from '../features/accounts/accounts.ts';
import type { BookingEngine } from '../features/booking/booking.ts';
import { defineQueue, type Jobs } from '../features/jobs/jobs.ts';
import type { startMailDelivery } from '../features/mail/mail.ts';
import { type createLibrary, type createUploads, type Media, warmPictures } from '../features/media/media.ts';
import type { Pages } from '../features/pages/pages.ts';
import type { Payments } from '../features/payments/payments.ts';
import type { Search } from '../features/search/search.types.ts';
import type { Log } from './log.ts';

const sweepQueue = defineQueue<object>('booking.sweep', { retryLimit: 0 });
/** Sent when a picture is first asked for in a format that takes long to make. */
export const avifQueue = defineQueue<{ name: string; width: number }>('media.avif', { retryLimit: 2 });
const reminderQueue = defineQueue<object>('booking.reminders', { retryLimit: 0 });
const eraseMailQueue = defineQueue<object>('mail.erase', { retryLimit: 0 });
const uploadsQueue = defineQueue<object>('media.uploads', { retryLimit: 0 });
const tidyMediaQueue = defineQueue<object>('media.tidy', { retryLimit: 0 });
const eraseGuestsQueue = defineQueue<object>('booking.erase', { retryLimit: 2 });
const searchQueue = defineQueue<object>('search.refresh', { retryLimit: 0 });
const tidyAccountsQueue = defineQueue<object>('accounts.tidy', { retryLimit: 0 });
/** Sent with the moment at which a page is to be published or taken off. */
export const schedulesQueue = defineQueue<{ due: string }>('pages.schedules', {
  retryLimit: 10,
  retryDelay: 2,
});
const auditQueue = defineQueue<object>('booking.audit', { retryLimit: 0 });

interface Options {
  /** What is started here is stopped through it. */
  started: AsyncDisposableStack;
  jobs: Jobs;
  log: Log;
  accounts: Pick<Accounts, 'tidy'>;
  engine: Pick<BookingEngine, 'sweep' | 'remind' | 'erase' | 'audit'>;
  payments: Pick<Payments, 'startWork'>;
  mail: Pick<ReturnType<typeof startMailDelivery>, 'erase'>;
  media: Media;
  library: Pick<ReturnType<typeof createLibrary>, 'tidy'>;
  uploads: Pick<ReturnType<typeof createUploads>, 'tidy'>;
  pages: Pick<Pages, 'runSchedules'>;
  search: Pick<Search, 'refresh'>;
}

/** Begins the work that no request waits for: at once, by the clock, and when a job of it was sent. */
export async function startBackgroundWork(options: Options): Promise<void> {
  const { started, jobs, log, accounts, engine, payments, mail, media, library, uploads, pages, search } =
    options;
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
}
