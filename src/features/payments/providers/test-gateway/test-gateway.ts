import { randomUUID } from 'node:crypto';
import { defineQueue } from '../../../jobs/jobs.ts';
import {
  type NewProviderPayment,
  type ProviderPayment,
  ProviderRefusal,
  type ProviderState,
} from '../../payments.types.ts';
import type { ProviderContext } from '../../provider-definition.ts';
import {
  createTestPayment,
  decideTestPayment,
  findTestPayment,
  refundTestPayment,
  type TestPayment,
} from './test-gateway.store.ts';

export const paymentIdPattern = /^test_[0-9a-f-]{36}$/;
const messageQueue = defineQueue<{ paymentId: string }>('test-gateway.message', {
  retryLimit: 10,
  retryDelay: 2,
});

/** A payment provider in miniature, with a memory of its own and messages that can go astray (BOOK-6). */
export type TestGateway = ReturnType<typeof createTestGateway>;

export function createTestGateway({ db, jobs, notify }: Pick<ProviderContext, 'db' | 'jobs' | 'notify'>) {
  return {
    create: async ({ webhookUrl: _, method: __, ...payment }: NewProviderPayment) =>
      asProviderPayment(await createTestPayment(db, { ...payment, id: `test_${randomUUID()}` })),

    async fetch(id: string): Promise<ProviderPayment | undefined> {
      const payment = await findTestPayment(db, id);
      return payment && asProviderPayment(payment);
    },

    async refund({ paymentId, idempotencyKey, amountCents }: Refund): Promise<string> {
      const id = `testre_${randomUUID()}`;
      const refundId = await refundTestPayment(db, { id, paymentId, idempotencyKey, amountCents });
      if (!refundId) throw new ProviderRefusal('not paid, or more than was paid');
      return refundId;
    },

    async cancel(id: string): Promise<void> {
      await decideTestPayment(db, id, 'cancelled');
    },

    find: async (id: string | undefined): Promise<TestPayment | undefined> =>
      id === undefined ? undefined : findTestPayment(db, id),

    /** Ends an open payment and sends the shop its messages, each so many seconds from now; false: ended already. */
    decide: (id: string, state: ProviderState, messages: readonly number[]): Promise<boolean> =>
      db.transaction(async (tx) => {
        const decided = await decideTestPayment(tx, id, state);
        for (const seconds of decided ? messages : []) {
          const startAfter = new Date(Date.now() + seconds * 1000);
          await jobs.send(tx, messageQueue, { paymentId: id }, seconds > 0 ? { startAfter } : {});
        }
        return decided;
      }),

    startWork: () => jobs.work(messageQueue, ({ paymentId }) => notify(paymentId)),
  };
}

type Refund = { paymentId: string; idempotencyKey: string; amountCents: number };

const asProviderPayment = (payment: TestPayment): ProviderPayment => ({
  id: payment.id,
  reference: payment.reference,
  state: payment.state,
  amountCents: payment.amountCents,
  currency: payment.currency,
  checkoutUrl: `/pay/test/${payment.id}`,
  expiresAt: payment.expiresAt,
});
