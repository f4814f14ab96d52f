import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Amount = { currency: string; value: string };
export interface FakePayment {
  id: string;
  status: string;
  amount: Amount;
  description: string;
  method: string | null;
  locale: string;
  metadata: Record<string, string>;
  redirectUrl: string;
  webhookUrl: string | null;
}
type FakeRefund = { id: string; paymentId: string; amount: Amount; metadata: Record<string, string> };
type Answer = { status: number; body: object };

/** What goes wrong at the next requests that match; each mishap strikes once unless `times` says otherwise. */
interface Mishap {
  on: 'create' | 'fetch' | 'refund' | 'cancel';
  /** Of this payment alone: jobs of another may still be under way. */
  paymentId?: string;
  /** Answer with this status, having done nothing. */
  status?: number;
  /** Do what was asked, then hang up without an answer. */
  loseReply?: boolean;
  /** Do what was asked, then answer only when this resolves. */
  until?: Promise<unknown>;
  times?: number;
}

/** A Mollie of our own over HTTP: the part of its API that we use, with its idempotency keys, and its bad days. */
export async function startFakeMollie() {
  const payments = new Map<string, FakePayment>();
  const refunds: FakeRefund[] = [];
  const remembered = new Map<string, Answer>();
  const mishaps: Mishap[] = [];
  const requests: string[] = [];
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const act = actionOf(request);
    requests.push(act.on);
    const mishap = strike(act);
    if (mishap?.status) return reply(response, problem(mishap.status));
    const answer = once(request, () => perform(act, body ? JSON.parse(body) : {}));
    await mishap?.until;
    if (mishap?.loseReply) return void response.destroy();
    reply(response, answer);
  }

  function strike({ on, id }: Action): Mishap | undefined {
    const index = mishaps.findIndex(
      (mishap) => mishap.on === on && (mishap.paymentId === undefined || mishap.paymentId === id),
    );
    const mishap = mishaps[index];
    if (!mishap) return undefined;
    mishap.times = (mishap.times ?? 1) - 1;
    if (mishap.times <= 0) mishaps.splice(index, 1);
    return mishap;
  }

  function once(request: IncomingMessage, answer: () => Answer): Answer {
    const key = request.headers['idempotency-key'];
    if (request.method === 'GET' || typeof key !== 'string') return answer();
    const scoped = `${request.url} ${key}`;
    const earlier = remembered.get(scoped) ?? answer();
    remembered.set(scoped, earlier);
    return earlier;
  }

  function perform({ on, id }: Action, body: Record<string, unknown>): Answer {
    if (on === 'create') return { status: 201, body: asPayment(create(body as never), url) };
    const payment = payments.get(id ?? '');
    if (!payment) return problem(404);
    if (on === 'refunds') return { status: 200, body: asList(refunds.filter((one) => one.paymentId === id)) };
    if (on === 'refund') return refund(payment, body as never);
    if (on === 'cancel') payment.status = 'canceled';
    return { status: 200, body: asPayment(payment, url) };
  }

  function create(body: Omit<FakePayment, 'id' | 'status'>): FakePayment {
    const payment = { ...body, id: `tr_${randomBytes(6).toString('hex')}`, status: 'open' };
    payments.set(payment.id, payment);
    return payment;
  }

  function refund(payment: FakePayment, body: Omit<FakeRefund, 'id' | 'paymentId'>): Answer {
    const given = refunds.filter((one) => one.paymentId === payment.id);
    const rest = given.reduce((sum, one) => sum - Number(one.amount.value), Number(payment.amount.value));
    if (payment.status !== 'paid' || Number(body.amount.value) > rest + 0.001) return problem(422);
    const made = { ...body, id: `re_${randomBytes(5).toString('hex')}`, paymentId: payment.id };
    refunds.push(made);
    return { status: 201, body: asRefund(made) };
  }

  return {
    url,
    payments,
    refunds,
    requests,
    /** The payment made for an attempt. */
    paymentFor: (attemptId: string): FakePayment => {
      const found = [...payments.values()].find(({ metadata }) => metadata.attempt === attemptId);
      if (!found) throw new Error(`no payment was made for attempt ${attemptId}`);
      return found;
    },
    mishap: (mishap: Mishap) => void mishaps.push(mishap),
    /** An hour has passed. */
    forgetKeys: () => remembered.clear(),
    /** Tells the shop `times` times at once; whether and when is the test's choice. Gives the status codes. */
    sendWebhook: (payment: FakePayment, times = 1): Promise<number[]> =>
      Promise.all(
        Array.from({ length: times }, async () => {
          const body = new URLSearchParams({ id: payment.id });
          return (await fetch(payment.webhookUrl ?? '', { method: 'POST', body })).status;
        }),
      ),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Action = { on: Mishap['on'] | 'refunds'; id?: string };

function actionOf({ method, url = '' }: IncomingMessage): { on: Mishap['on']; id?: string } & Action {
  const [, id, refunds] = /^\/v2\/payments(?:\/(\w+))?(\/refunds)?(?:\?|$)/.exec(url) ?? [];
  const on =
    method === 'DELETE'
      ? 'cancel'
      : method === 'POST'
        ? refunds
          ? 'refund'
          : 'create'
        : refunds
          ? 'refunds'
          : 'fetch';
  return { on: on as Mishap['on'], id };
}

function reply(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/hal+json' }).end(JSON.stringify(body));
}

const link = (href: string) => ({ href, type: 'application/hal+json' });

const asPayment = (payment: FakePayment, url: string) => ({
  ...payment,
  resource: 'payment',
  mode: 'test',
  sequenceType: 'oneoff',
  profileId: 'pfl_test',
  isCancelable: payment.status === 'open',
  createdAt: '2026-05-01T10:00:00+00:00',
  expiresAt: '2026-05-01T10:15:00+00:00',
  _links: {
    self: link(`${url}/v2/payments/${payment.id}`),
    dashboard: link(`${url}/dashboard`),
    ...(payment.status === 'open' ? { checkout: link(`${url}/checkout/${payment.id}`) } : {}),
  },
});

const asRefund = (refund: FakeRefund) => ({
  ...refund,
  resource: 'refund',
  mode: 'test',
  description: '',
  status: 'pending',
  createdAt: '2026-05-01T10:00:00+00:00',
  _links: { self: link('x'), payment: link('x'), documentation: link('x') },
});

const asList = (found: FakeRefund[]) => ({
  count: found.length,
  _embedded: { refunds: found.map(asRefund) },
  _links: { self: link('x'), previous: null, next: null, documentation: link('x') },
});

const problem = (status: number): Answer => ({
  status,
  body: { status, title: 'No', detail: 'no', _links: { documentation: { href: 'x', type: 'text/html' } } },
});
