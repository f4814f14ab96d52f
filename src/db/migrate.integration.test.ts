import { afterAll, beforeAll, expect, test } from 'vitest';
import { countPendingMigrations, migrate } from './migrate.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('two programs that start at once migrate an empty database once', async () => {
  await database.pool.query('drop schema drizzle, public cascade; create schema public');
  expect(await countPendingMigrations(database.pool)).toBeGreaterThan(0);
  await Promise.all([migrate(database.url), migrate(database.url), migrate(database.url)]);
  expect(await countPendingMigrations(database.pool)).toBe(0);
  const twice = await database.pool.query(
    'select hash from drizzle.__drizzle_migrations group by hash having count(*) > 1',
  );
  expect(twice.rows).toEqual([]);
});
