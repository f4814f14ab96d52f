import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing/test-database.ts';
import { defineQueue, type Jobs, startJobs } from './jobs.ts';
import { silentLog } from './testing/silent-log.ts';

const greetings = defineQueue<{ name: string }>('test.greetings', { retryLimit: 2, retryDelay: 1 });
let database: TestDatabase;
let jobs: Jobs;

beforeAll(async () => {
  database = await createTestDatabase();
  jobs = await startJobs({ url: database.url, log: silentLog, pollSeconds: 0.5 });
});

afterAll(async () => {
  await jobs.stop();
  await database.drop();
});

test('a job exists exactly when its transaction commits, and runs again after a throw', async () => {
  const seen: string[] = [];
  await jobs.work(greetings, async ({ name }) => {
    seen.push(name);
    if (seen.length === 1) throw new Error('once');
  });
  const rolledBack = database.db.transaction(async (tx) => {
    await jobs.send(tx, greetings, { name: 'nobody' });
    throw new Error('rolled back');
  });
  await expect(rolledBack).rejects.toThrow('rolled back');
  await database.db.transaction((tx) => jobs.send(tx, greetings, { name: 'Anna' }));
  await vi.waitFor(() => expect(seen).toEqual(['Anna', 'Anna']), { timeout: 20_000 });
});

test('two instances start on one database at once', async () => {
  const fresh = await createTestDatabase();
  const start = () => startJobs({ url: fresh.url, log: silentLog });
  const instances = await Promise.all([start(), start()]);
  await Promise.all(instances.map((instance) => instance.stop()));
  await fresh.drop();
});
