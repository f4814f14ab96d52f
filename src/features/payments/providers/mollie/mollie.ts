import type { Client } from 'mollie-api-typescript';
import type { MethodEnum, RefundRequest } from 'mollie-api-typescript/models';
import { type NewProviderRefund, ProviderRefusal } from '../../payments.types.ts';
import type { RunningProvider } from '../../provider-definition.ts';
import { fromMollie, mollieAmount, mollieLocale, webhookFor } from './mollie-payment.ts';

export interface MollieOptions {
  apiKey: string;
  /** Origin of the API without its `/v2`; Mollie's own by default. */
  apiUrl?: string;
  /** For one request; a guest is waiting. */
  timeoutMs?: number;
  /** How long a failed request is repeated before it counts as failed. */
  patienceMs?: number;
}

const methods: RunningProvider['methods'] = [
  { id: 'ideal', title: { nl: 'iDEAL', en: 'iDEAL', de: 'iDEAL' } },
  { id: 'creditcard', title: { nl: 'Creditcard', en: 'Credit or debit card', de: 'Kreditkarte' } },
  { id: 'bancontact', title: { nl: 'Bancontact', en: 'Bancontact', de: 'Bancontact' } },
];

/** Mollie over its own library, which repeats a request that failed with the same idempotency key. */
export function createMollie(options: MollieOptions): RunningProvider {
  const { apiUrl } = options;
  const client = lazily(() => connect(options));
  return {
    id: 'mollie',
    collects: true,
    paymentId: /^tr_[A-Za-z0-9]{4,64}$/,
    methods,

    async create(payment) {
      const paymentRequest = {
        amount: mollieAmount(payment.amountCents, payment.currency),
        description: payment.description.slice(0, 255),
        method: payment.method as MethodEnum | null,
        locale: mollieLocale[payment.language],
        metadata: { attempt: payment.reference },
        redirectUrl: payment.returnUrl,
        webhookUrl: webhookFor(payment.webhookUrl, apiUrl),
      };
      const { idempotencyKey } = payment;
      return answered(async () =>
        fromMollie(await (await client()).payments.create({ idempotencyKey, paymentRequest })),
      );
    },

    fetch: (paymentId) =>
      knownOrNot(async () => fromMollie(await (await client()).payments.get({ paymentId }))),

    refund: (refund) => answered(async () => refundOnce(await client(), refund)),

    async cancel(paymentId) {
      const found = await knownOrNot(async () => (await client()).payments.get({ paymentId }));
      if (found?.isCancelable) await answered(async () => (await client()).payments.cancel({ paymentId }));
    },
  };
}

/**
 * Mollie forgets idempotency keys after an hour, and a refund may be tried for a day: the one made before a lost
 * reply is recognised by our key in its metadata.
 */
async function refundOnce(client: Client, refund: NewProviderRefund): Promise<string> {
  const { paymentId, idempotencyKey } = refund;
  for await (const { result } of await client.refunds.list({ paymentId, limit: 250 })) {
    const earlier = result.embedded.refunds.find(({ metadata }) => keyIn(metadata) === idempotencyKey);
    if (earlier) return earlier.id;
  }
  const refundRequest = {
    amount: mollieAmount(refund.amountCents, refund.currency),
    description: refund.description.slice(0, 255),
    metadata: { refund: idempotencyKey },
  };
  return (await client.refunds.create({ paymentId, idempotencyKey, refundRequest })).id;
}

const keyIn = (metadata: RefundRequest['metadata']): unknown =>
  typeof metadata === 'object' && metadata !== null && 'refund' in metadata ? metadata.refund : undefined;

/** The library weighs half a second at start: only a shop that takes money through Mollie loads it. */
async function connect({
  apiKey,
  apiUrl,
  timeoutMs = 10_000,
  patienceMs = 5000,
}: MollieOptions): Promise<Client> {
  const { Client } = await import('mollie-api-typescript');
  const backoff = { initialInterval: 300, maxInterval: 2000, exponent: 1.5, maxElapsedTime: patienceMs };
  const retryConfig = { strategy: 'backoff', backoff, retryConnectionErrors: true } as const;
  return new Client({ security: { apiKey }, serverURL: apiUrl, timeoutMs, retryConfig });
}

function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 0;

/** Mollie's considered no. What else it answers may pass: too many requests, a key the owner must repair, 5xx. */
const refusals = [400, 404, 410, 422];

async function answered<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const status = statusOf(error);
    if (!refusals.includes(status)) throw error;
    throw new ProviderRefusal(`Mollie refused with ${status}`, { cause: error });
  }
}

async function knownOrNot<T>(call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await call();
  } catch (error) {
    if (statusOf(error) === 404) return undefined;
    throw error;
  }
}
