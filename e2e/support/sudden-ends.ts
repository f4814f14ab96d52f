import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { PgBoss } from 'pg-boss';
import { openBenchEngine } from '../../bench/support/bench-engine.ts';
import { openDatabase } from '../../src/db/database.ts';
import { formatDate } from '../../src/lib/local-time.ts';
import { freePort, startProgram } from './program.ts';
import { farDay, stockBikes } from './rush.ts';
import { checkedForm, type Sent, sendForm } from './sent-form.ts';

export interface SuddenEnds {
  /** Bookings whose guest was told that they stand. */
  acknowledged: number;
  /** Of those, the ones that are not as they were told. */
  missing: string[];
  /** Bookings still held after every hold was over. */
  held: number;
  /** Bikes reserved in the busiest hour, against bookings that stand. */
  reserved: number;
  confirmed: number;
  differences: number;
}

/**
 * Kills the program at a random moment while bookings come in, starts it again, and so on. Every second guest pays
 * at the shop, so that half of the bookings stand and half are holds; in the end the holds are over.
 */
export async function endSuddenly(times: number): Promise<SuddenEnds> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'zadel-kill-'));
  const settings = { DATA_DIR: dataDirectory, PORT: String(await freePort()), SECRET: randomUUID() };
  const told = new Map<string, 'held' | 'confirmed'>();
  try {
    for (let life = 0; life < times; life += 1) {
      const program = await startProgram(settings);
      if (life === 0) await stockBikes(program.databaseUrl, 100_000);
      const form = await checkedForm(`${program.baseUrl}/boeken`, formatDate(farDay()));
      const shift = { over: false };
      const guests = Array.from({ length: 3 }, (_, guest) =>
        bookOn(
          `${program.baseUrl}/boeken`,
          { ...form, ...(guest > 0 && { payment: 'at-shop' }) },
          told,
          shift,
        ),
      );
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 2000));
      shift.over = true;
      await program.kill();
      await Promise.all(guests);
    }
    const program = await startProgram(settings);
    try {
      return await look(program.databaseUrl, told);
    } finally {
      await program.stop();
    }
  } finally {
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

/** One guest after another books a bike until the program is gone. */
async function bookOn(
  address: string,
  form: Sent,
  told: Map<string, 'held' | 'confirmed'>,
  shift: { over: boolean },
): Promise<void> {
  while (!shift.over) {
    const key = randomUUID();
    const answer = await sendForm(address, { ...form, key }).catch(() => undefined);
    if (!answer) return;
    if (answer.status !== 303) throw new Error(`a booking was answered with ${answer.status}`);
    told.set(key, form.payment === 'at-shop' ? 'confirmed' : 'held');
  }
}

async function look(databaseUrl: string, told: ReadonlyMap<string, string>): Promise<SuddenEnds> {
  const { db, pool, close } = openDatabase(databaseUrl);
  try {
    const { rows } = await pool.query<{ key: string; state: string }>(
      'select idempotency_key as key, state from booking',
    );
    const found = new Map(rows.map(({ key, state }) => [key, state]));
    const missing = [...told].filter(([key, state]) => found.get(key) !== state).map(([key]) => key);
    await pool.query(`update booking set hold_until = now() - interval '1 second' where state = 'held'`);
    await sweepUntilFree(databaseUrl, pool);
    const counts = await pool.query<{ held: string; confirmed: string; reserved: string }>(
      `select count(*) filter (where state = 'held') as held, count(*) filter (where state = 'confirmed') as confirmed,
         (select coalesce(max(reserved), 0) from capacity) as reserved from booking`,
    );
    const [{ held, confirmed, reserved } = { held: 0, confirmed: 0, reserved: 0 }] = counts.rows;
    const differences = (await openBenchEngine(db).audit()).length;
    return {
      acknowledged: told.size,
      missing,
      held: Number(held),
      confirmed: Number(confirmed),
      reserved: Number(reserved),
      differences,
    };
  } finally {
    await close();
  }
}

/** Has the running program do its work of every minute without waiting for the minute. */
async function sweepUntilFree(databaseUrl: string, pool: Pool): Promise<void> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: 'pgboss',
    max: 1,
    schedule: false,
    supervise: false,
  });
  await boss.start();
  const deadline = Date.now() + 120_000;
  try {
    while (Date.now() < deadline) {
      const { rows } = await pool.query(`select 1 from booking where state = 'held' limit 1`);
      if (rows.length === 0) return;
      await boss.send('booking.sweep', {});
      await new Promise((resolve) => setTimeout(resolve, 2000));
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}
