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
  // Early, halfway, and just before the pages, which are there whole or not at all.
  for (const reached of ['media', 'departure', 'site_setting']) {
    await stopWhenThereIs(reached, database);
    expect(await connections(database)).toEqual([]);
    expect([0, await count(untouched, 'page')]).toContain(await count(database, 'page'));
    if (reached !== 'site_setting') expect(await contents(database)).not.toEqual(whole);
  }
  await seed(database, 'stopped');
  expect(await contents(database)).toEqual(whole);
}, 180_000);

/** Starts the program, and tells it to stop as soon as a table has rows. */
async function stopWhenThereIs(table: string, database: TestDatabase): Promise<void> {
  const leaving = new AbortController();
  let over = false;
  const starting = startProgram(
    { DATABASE_URL: database.url, DATA_DIR: join(folder, 'stopped'), DEMO: '1' },
    leaving.signal,
  );
  const ended = expect(starting.finally(() => (over = true))).rejects.toMatchObject({ name: 'AbortError' });
  while (!over && (await count(database, table)) === 0)
    await new Promise((resolve) => setTimeout(resolve, 5));
  leaving.abort();
  await ended;
}
