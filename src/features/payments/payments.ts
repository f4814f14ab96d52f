import type { Database, Transaction } from '../../db/database.ts';
import type { Language } from '../../lib/language.ts';
import { defineQueue, type Jobs, type Log } from '../jobs/jobs.ts';
import { pollOpenAttempts, type Settlement, settleOrder } from './follow-up.ts';
import { createReception, type PaymentReception } from './payment-reception.ts';
import { attemptsOf } from './payments.store.ts';
import type { PayableOrders, PaymentAttempt } from './payments.types.ts';
import type { PaymentsContext } from './payments-context.ts';
import { configureProviders, type ProviderContext, type RunningProvider } from './provider-definition.ts';
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
export type { PaymentReception } from './payment-reception.ts';
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
  const providers =
    options.providers ??
    configureProviders((id) => ({
      db,
      jobs,
      setting,
      shopName,
      notify: (paymentId) => reception.notified(id, paymentId),
    }));
  const baseUrl = options.baseUrl.replace(/\/$/, '');
  const context: PaymentsContext = { db, jobs, orders, providers, log, baseUrl };
  const reception = createReception(context, providers);
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
    reception,
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
