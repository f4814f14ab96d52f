import type { Database } from '../../db/database.ts';
import type { Language } from '../../lib/language.ts';
import type { Log } from '../jobs/jobs.ts';
import { claimMail, eraseMails, markFailed, markSent, recentMails, type StoredMail } from './mail.store.ts';
import type { MailShop, NewMail } from './mail.types.ts';
import { type MailAttachment, type MailSender, smtpSender } from './mail-sender.ts';
import { type RenderedMail, renderMail } from './render-mail.tsx';

export interface MailOptions {
  db: Database;
  /** Unset: mails wait in the outbox. */
  smtpUrl?: string;
  /** `Name <address>`; the shop's own address by default. */
  from?: string;
  shop(language: Language): Promise<MailShop>;
  /** The invoice that a mail names, as a PDF. */
  invoice(id: string): Promise<MailAttachment>;
  log: Log;
  /** How often the outbox is looked at, ms. */
  lookEveryMs?: number;
}

/** A mail of the outbox as staff read it. */
export type OutboxMail = Pick<
  StoredMail,
  'id' | 'template' | 'recipient' | 'state' | 'attempts' | 'problem' | 'createdAt' | 'sentAt'
> & { rendered: RenderedMail };

export interface MailDelivery {
  /** Sends what is due now; the loop does this by itself. */
  deliver(): Promise<void>;
  /** The newest mails of the outbox, sent or not, put into words. */
  outbox(limit: number): Promise<OutboxMail[]>;
  /** For a job each night: erases the personal data of mails that are 90 days old. */
  erase(): Promise<void>;
  /** Lets the mail being sent finish. */
  stop(): Promise<void>;
}

/** How long a mail can be looked up when a guest asks about it. */
const keptDays = 90;
/** Two days of tries: half a minute, doubling to six hours. */
const maximumAttempts = 18;
const retrySeconds = (attempts: number) => Math.min(30 * 2 ** (attempts - 1), 6 * 3600);

/** Starts delivering the outbox; several programs may do so on one database. */
export function startMailDelivery(options: MailOptions): MailDelivery {
  const { db, log, smtpUrl } = options;
  const sender = smtpUrl === undefined ? undefined : smtpSender({ smtpUrl, from: options.from });
  const render = async (mail: StoredMail) => {
    const shop = await options.shop(mail.language);
    return { shop, rendered: renderMail(asNewMail(mail), shop, mail.createdAt) };
  };
  let stopping = false;
  const deliver = async () => {
    if (!sender) return;
    while (!stopping) {
      const mail = await claimMail(db);
      if (!mail) return;
      await sendOne({ db, log, sender, render, invoice: options.invoice }, mail);
    }
  };
  const loop = repeat(deliver, options.lookEveryMs ?? 1000, (error) =>
    log.error({ err: error }, 'mail delivery'),
  );
  return {
    deliver,
    async outbox(limit) {
      const mails = await recentMails(db, limit);
      return Promise.all(mails.map(async (mail) => ({ ...mail, rendered: (await render(mail)).rendered })));
    },
    erase: () => eraseMails(db, keptDays),
    async stop() {
      stopping = true;
      await loop.stop();
      sender?.close();
    },
  };
}

interface Sending extends Pick<MailOptions, 'db' | 'log' | 'invoice'> {
  sender: MailSender;
  render(mail: StoredMail): Promise<{ shop: MailShop; rendered: RenderedMail }>;
}

/** Logs the mail's id and the server's answer code, never the address or the words. */
async function sendOne({ db, log, sender, render, invoice }: Sending, mail: StoredMail): Promise<void> {
  try {
    const { shop, rendered } = await render(mail);
    const invoiceId = invoiceOf(asNewMail(mail));
    await sender.send(mail, rendered, shop, invoiceId ? [await invoice(invoiceId)] : []);
    await markSent(db, mail.id);
  } catch (error) {
    const hopeless = mail.attempts >= maximumAttempts || isRefusal(error);
    const problem = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
    await markFailed(db, mail.id, problem, hopeless ? null : retrySeconds(mail.attempts));
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    log.warn({ mailId: mail.id, code, attempts: mail.attempts, hopeless }, 'a mail was not sent');
  }
}

const invoiceOf = (mail: NewMail): string | null =>
  mail.template === 'booking-confirmation' ? mail.data.invoiceId : null;

/** A 5xx of the mail server about this mail is its last word; about signing in it is for the owner to repair. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500 &&
  'code' in error &&
  error.code !== 'EAUTH';

/** Template and data were stored together by `enqueueMail`. */
const asNewMail = ({ template, recipient, language, data }: StoredMail): NewMail =>
  ({ template, to: recipient, language, data }) as NewMail;

function repeat(work: () => Promise<void>, pauseMs: number, onError: (error: unknown) => void) {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const turn = () => {
    running = work()
      .catch(onError)
      .then(() => {
        if (!stopped) timer = setTimeout(turn, pauseMs);
      });
  };
  timer = setTimeout(turn, pauseMs);
  return {
    stop() {
      stopped = true;
      clearTimeout(timer);
      return running;
    },
  };
}
