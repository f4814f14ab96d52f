import type { Database, Transaction } from '../../db/database.ts';
import type { Language } from '../../lib/language.ts';
import { defineQueue, type Jobs, type Log } from '../jobs/jobs.ts';
import { pollOpenAttempts, type Settlement, settleOrder } from './follow-up.ts';
import { attemptsOf, findAttempt } from './payments.store.ts';
import type { PayableOrders, PaymentAttempt } from './payments.types.ts';
import type { PaymentsContext } from './payments-context.ts';
import { configureProviders, type ProviderContext, type RunningProvider } from './provider-definition.ts';
import { reconcile } from './reconcile.ts';
import {
  carryOutRefund,
  type RefundRequest,
  refundOrder,
  refundQueue,
  releaseAuthorization,
  releaseQueue,
} from './refunds.ts';
import { type StartPayment, type StartPaymentResult, startPayment } from './start-payment.ts';

export type { Settlement } from './follow-up.ts';
export type { PayableOrders, PaymentAttempt } from './payments.types.ts';
export type { RefundRequest } from './refunds.ts';
export type { StartPayment, StartPaymentResult } from './start-payment.ts';

/** A way to pay as a visitor chooses it: hand `provider` and `method` back to `start`. */
export interface OfferedMethod {
  provider: string;
  method: string;
  title: string;
  /** False: nothing is paid online, the amount is due at the counter. */
  online: boolean;
}

export interface Payments {
  offered(language: Language): OfferedMethod[];
  start(request: StartPayment): Promise<StartPaymentResult>;
  /** The attempts to pay an order, oldest first. */
  attempts(orderId: string): Promise<PaymentAttempt[]>;
  /** The last word of the providers, for the sweeper and before a cancellation; see `settleOrder`. */
  settleBeforeExpiry(orderId: string): Promise<Settlement>;
  /** Promises money back inside the caller's transaction, in which the order is locked; see `refundOrder`. */
  refund(tx: Transaction, request: RefundRequest): Promise<'promised' | 'exceeds-paid'>;
  /** Asks after every open attempt whose turn it is; the server's jobs do this each minute. */
  poll(): Promise<void>;
  /** Starts the workers and the poller. Stopping the jobs stops them. */
  startWork(): Promise<void>;
  /** For the routes. */
  readonly reception: PaymentReception;
}

/** What the outside may bring about. */
export interface PaymentReception {
  readonly providers: ReadonlyMap<string, RunningProvider>;
  /** A provider says that something happened to this payment. Throws when it cannot be looked up now. */
  notified(providerId: string, paymentId: string): Promise<void>;
  /** The guest is back: where to send them, or undefined when there is no such attempt. */
  returned(attemptId: string): Promise<string | undefined>;
}

export interface PaymentsOptions {
  db: Database;
  jobs: Jobs;
  orders: PayableOrders;
  baseUrl: string;
  log: Log;
  shopName: string;
  setting: ProviderContext['setting'];
  /** Tests put their own providers here. */
  providers?: ReadonlyMap<string, RunningProvider>;
}

const pollQueue = defineQueue<object>('payments.poll', { retryLimit: 0 });

/** Puts the payments feature together (BOOK-6). */
export function createPayments(options: PaymentsOptions): Payments {
  const { db, jobs, orders, log, shopName, setting } = options;
  const notified = async (provider: string, paymentId: string) => {
    if (providers.get(provider)?.paymentId.test(paymentId)) await reconcile(context, { provider, paymentId });
  };
  const providers =
    options.providers ??
    configureProviders((id) => ({
      db,
      jobs,
      setting,
      shopName,
      notify: (paymentId) => notified(id, paymentId),
    }));
  const context: PaymentsContext = {
    db,
    jobs,
    orders,
    providers,
    log,
    baseUrl: options.baseUrl.replace(/\/$/, ''),
  };
  const poll = () => pollOpenAttempts(context);
  return {
    poll,
    offered: (language) => offeredBy(providers, language),
    start: (request) => startPayment(context, request),
    attempts: (orderId) => attemptsOf(db, orderId),
    settleBeforeExpiry: (orderId) => settleOrder(context, orderId),
    refund: (tx, request) => refundOrder(context, tx, request),
    async startWork() {
      await jobs.work(refundQueue, (data, job) => carryOutRefund(context, data, job));
      await jobs.work(releaseQueue, (data) => releaseAuthorization(context, data));
      await jobs.every('* * * * *', pollQueue, poll);
      for (const provider of providers.values()) await provider.startWork?.();
    },
    reception: { providers, notified, returned: (attemptId) => addressAfter(context, attemptId) },
  };
}

const offeredBy = (providers: ReadonlyMap<string, RunningProvider>, language: Language): OfferedMethod[] =>
  [...providers.values()].flatMap((provider) =>
    provider.methods.map(({ id, title }) => ({
      provider: provider.id,
      method: id,
      title: title[language],
      online: provider.collects,
    })),
  );

/** A guest is never kept waiting for a provider that does not answer: the poller finds out later. */
async function addressAfter(context: PaymentsContext, attemptId: string): Promise<string | undefined> {
  const before = await findAttempt(context.db, attemptId);
  if (!before) return undefined;
  const after = await reconcile(context, { attemptId }).catch((error: unknown) => {
    context.log.warn({ err: error, attemptId }, 'a returning guest could not be checked');
    return before;
  });
  const unpaid = ['failed', 'cancelled', 'expired'].includes((after ?? before).state);
  return unpaid ? before.retryUrl : before.confirmationUrl;
}
