/** One instance of the booking engine in a process of its own, sending as many bookings as it is told, all at once. */
import { randomUUID } from 'node:crypto';
import { openDatabase } from '../../src/db/database.ts';
import type { QuoteRequest } from '../../src/features/booking/booking.ts';
import { openBenchEngine } from './bench-engine.ts';

export interface Storm {
  url: string;
  order: QuoteRequest;
  quoteToken: string;
  attempts: number;
}

process.once('message', async ({ url, order, quoteToken, attempts }: Storm) => {
  const { db, close } = openDatabase(url, { maxConnections: 16 });
  const engine = openBenchEngine(db);
  const counts: Record<string, number> = {};
  await Promise.all(
    Array.from({ length: attempts }, async () => {
      const answer = await engine.reserve(benchRequest(order, quoteToken)).catch(() => 'failed' as const);
      const outcome =
        answer === 'failed' ? 'failed' : answer.ok ? 'booked' : (answer.error[0]?.code ?? 'none');
      counts[outcome] = (counts[outcome] ?? 0) + 1;
    }),
  );
  await close();
  process.send?.(counts);
  process.disconnect();
});

const benchRequest = (order: QuoteRequest, quoteToken: string) => ({
  order,
  quoteToken,
  guest: { name: 'A Guest', email: 'guest@example.com', phone: '' },
  payment: 'online',
  language: 'en',
  idempotencyKey: randomUUID(),
});
