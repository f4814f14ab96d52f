import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { createTestDatabase } from '../../../db/testing/test-database.ts';
import { startJobs } from '../../jobs/jobs.ts';
import { silentLog } from '../../jobs/testing/silent-log.ts';
import { paymentRoutes } from '../payments.routes.ts';
import { createPayments } from '../payments.ts';
import type { PaymentsContext } from '../payments-context.ts';
import type { RunningProvider } from '../provider-definition.ts';
import { createMollie } from '../providers/mollie/mollie.ts';
import { startFakeMollie } from './fake-mollie.ts';
import { createTestOrders } from './test-orders.ts';

/** The payments feature with everything around it: database, jobs, HTTP, and a Mollie to talk to. */
export async function openPaymentsHouse() {
  const database = await createTestDatabase();
  const jobs = await startJobs({ url: database.url, log: silentLog, pollSeconds: 0.5 });
  const mollie = await startFakeMollie();
  const orders = await createTestOrders(database.db);
  const errors: string[] = [];
  const log = {
    ...silentLog,
    error: (_fields: unknown, message?: string) => void errors.push(message ?? ''),
  };
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const provider = createMollie({ apiKey: 'test_key', apiUrl: mollie.url, patienceMs: 3000 });
  const build = (mollieProvider: RunningProvider) =>
    createPayments({
      db: database.db,
      jobs,
      orders,
      baseUrl,
      log,
      shopName: 'Polder & Pedaal',
      setting: () => undefined,
      providers: new Map([['mollie', mollieProvider]]),
    });
  const payments = build(provider);
  const context: PaymentsContext = {
    db: database.db,
    jobs,
    orders,
    providers: new Map([['mollie', provider]]),
    baseUrl,
    log,
  };
  await payments.startWork();
  const app = Fastify();
  await app.register(paymentRoutes, { reception: payments.reception });
  await app.listen({ port, host: '127.0.0.1' });

  return {
    ...database,
    mollie,
    orders,
    payments,
    provider,
    context,
    baseUrl,
    errors,
    /** Another program on the same database, whose provider fails where the test says. */
    instance: (changes: Partial<RunningProvider>) => build({ ...provider, ...changes }),
    request: (orderId: string, idempotencyKey: string = crypto.randomUUID()) => ({
      orderId,
      provider: 'mollie',
      method: 'ideal',
      description: 'Polder & Pedaal ZP-TEST',
      language: 'nl' as const,
      confirmationUrl: '/booking-confirmation?booking=1',
      retryUrl: '/boeken?again=1',
      idempotencyKey,
    }),
    /** Makes every open attempt's turn come now and lets the poller work. */
    async poll(): Promise<void> {
      await database.db.execute(sql`update payment_attempt set next_check_at = now()`);
      await payments.poll();
    },
    refunds: async (attemptId: string) =>
      (
        await database.db.execute<{ id: string; state: string; cents: number }>(
          sql`select id, state, amount_cents as cents from payment_refund where attempt_id = ${attemptId}`,
        )
      ).rows,
    async close() {
      await app.close();
      await jobs.stop();
      await mollie.stop();
      await database.drop();
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
