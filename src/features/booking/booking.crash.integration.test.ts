import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../../db/testing/test-database.ts';
import { createShopDatabase } from './testing/shop-database.ts';
import { openTestShop } from './testing/test-shop.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createShopDatabase();
  await database.db.execute(sql`update resource set total = 1000000`);
});
afterAll(() => database.drop());

/** Lets a program book, kills it at some moment, and returns what it was told is booked. */
async function bookUntilKilled(): Promise<string[]> {
  const program = fork(join(import.meta.dirname, 'testing/book-until-killed.ts'), [database.url], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: 'ignore',
  });
  const acknowledged: string[] = [];
  program.on('message', (id) => typeof id === 'string' && acknowledged.push(id));
  await Promise.race([once(program, 'message'), once(program, 'exit')]);
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 120));
  program.kill('SIGKILL');
  if (program.signalCode === null && program.exitCode === null) await once(program, 'exit');
  expect(program.signalCode).toBe('SIGKILL');
  return acknowledged;
}

test('BOOK-4 killed 50 times while booking: nothing acknowledged is lost, nothing half done, no stock held after expiry', async () => {
  const acknowledged: string[] = [];
  for (let round = 0; round < 25; round += 1) {
    const pair = await Promise.all([bookUntilKilled(), bookUntilKilled()]);
    acknowledged.push(...pair.flat());
  }
  expect(acknowledged.length).toBeGreaterThan(50);
  const { rows: lost } = await database.db.execute(sql`
    select acknowledged.id from unnest(${sql.param(acknowledged)}::uuid[]) as acknowledged(id)
    where not exists (
      select from booking
      join booking_line line on line.booking_id = booking.id
      join booking_claim claim on claim.booking_id = booking.id
      where booking.id = acknowledged.id and booking.state = 'held')`);
  expect(lost).toEqual([]);
  const { engine } = openTestShop(database.db);
  expect(await engine.audit()).toEqual([]);
  await database.db.execute(sql`update booking set hold_until = clock_timestamp() - interval '1 second'`);
  while ((await engine.sweep()) > 0);
  const { rows } = await database.db.execute(sql`select from capacity where reserved > 0`);
  expect(rows).toHaveLength(0);
}, 240_000);
