import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../db/testing/test-database.ts';
import { createMedia } from '../features/media/media.ts';
import { startProgram } from './program.ts';
import { seedDemo } from './seed-demo.ts';

const folder = mkdtempSync(join(tmpdir(), 'zadel-first-start-'));
const databases: TestDatabase[] = [];

afterEach(() => Promise.all(databases.splice(0).map((database) => database.drop())));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function freshDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  databases.push(database);
  return database;
}

const count = async ({ db }: TestDatabase, table: string): Promise<number> =>
  Number(
    (await db.execute<{ count: string }>(sql`select count(*) from ${sql.identifier(table)}`)).rows[0]?.count,
  );

const connections = async ({ db }: TestDatabase) =>
  (
    await db.execute(sql`select application_name from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name = 'zadel-jobs'`)
  ).rows;

const seeded = ['media', 'bike_type', 'tour', 'departure', 'review', 'site_setting', 'page', 'page_address'];
const contents = (database: TestDatabase) =>
  Promise.all(seeded.map(async (table) => [table, await count(database, table)]));

const seed = ({ db }: TestDatabase, name: string) =>
  seedDemo(
    db,
    createMedia({ db, directory: join(folder, name), requestAvif: async () => {} }),
    new AbortController().signal,
  );

test('told to stop while it seeds its first shop, the program ends, and the next start goes on with it', async () => {
  const untouched = await freshDatabase();
  await seed(untouched, 'untouched');
  const whole = await contents(untouched);
  const database = await freshDatabase();
  // Early, halfway, and at the pages, which are there whole or not at all.
  for (const table of ['media', 'departure', 'page']) {
    await stopWhileItWrites(table, database);
    // The database takes a moment to see that one has ended.
    await expect.poll(() => connections(database)).toEqual([]);
    expect([0, await count(untouched, 'page')]).toContain(await count(database, 'page'));
    if (table !== 'page') expect(await contents(database)).not.toEqual(whole);
  }
  await seed(database, 'stopped');
  expect(await contents(database)).toEqual(whole);
}, 180_000);

/** Starts the program, and tells it to stop while it waits to write into a table. */
async function stopWhileItWrites(table: string, database: TestDatabase): Promise<void> {
  const leaving = new AbortController();
  const lock = await database.pool.connect();
  await lock.query(`begin; lock table "${table}" in exclusive mode`);
  const starting = startProgram(
    { DATABASE_URL: database.url, DATA_DIR: join(folder, 'stopped'), DEMO: '1' },
    leaving.signal,
  );
  const ended = expect(starting).rejects.toMatchObject({ name: 'AbortError' });
  const waiting = `select from pg_locks join pg_database on pg_database.oid = database
    where datname = current_database() and not granted`;
  await expect.poll(async () => (await lock.query(waiting)).rowCount, { timeout: 60_000 }).not.toBe(0);
  leaving.abort();
  await lock.query('rollback');
  lock.release();
  await ended;
}
