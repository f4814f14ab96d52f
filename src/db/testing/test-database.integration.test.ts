import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestDatabase } from './test-database.ts';

test('each test database is empty, migrated and its own', async () => {
  const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await one.db.execute(sql`create table only_here (id int)`);
  await expect(two.db.execute(sql`select * from only_here`)).rejects.toThrow();
  const migrated = await two.pool.query('select count(*)::int as tables from drizzle.__drizzle_migrations');
  expect(migrated.rowCount).toBe(1);
  await Promise.all([one.drop(), two.drop()]);
});

test('dates are text and sessions run in UTC', async () => {
  const { pool, drop } = await createTestDatabase();
  const { rows } = await pool.query("select date '2026-03-29' as day, current_setting('TimeZone') as zone");
  expect(rows).toEqual([{ day: '2026-03-29', zone: 'UTC' }]);
  await drop();
});
