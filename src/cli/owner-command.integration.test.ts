import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../db/testing/test-database.ts';
import {
  testAccounts,
  testPassword,
  testServer,
  visitor,
} from '../features/accounts/testing/test-accounts.ts';

const home = mkdtempSync(join(tmpdir(), 'zadel-owner-'));
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(home, { recursive: true, force: true });
});

function owner(...words: string[]): Promise<{ code: number; output: string }> {
  const { promise, resolve } = Promise.withResolvers<{ code: number; output: string }>();
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: home,
    DATABASE_URL: database.url,
    BASE_URL: 'https://shop.example',
  };
  const command = [join(import.meta.dirname, 'zadel.ts'), 'owner', ...words];
  execFile(process.execPath, command, { env }, (error, stdout, stderr) =>
    resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
  );
  return promise;
}

test('EDIT-1 `zadel owner add` prints a link that makes an owner at that address', async () => {
  const { code, output } = await owner('add', 'Kim@Shop.example');
  expect([code, output]).toEqual([
    0,
    expect.stringMatching(/https:\/\/shop\.example\/admin\/welcome\?token=[\w-]{43}\n/),
  ]);
  const token = /token=([\w-]+)/.exec(output)?.[1];
  const app = await testServer(testAccounts(database.db));
  const kim = visitor(app);
  const given = { token, name: 'Kim', password: testPassword };
  expect((await kim.post('/welcome', given)).status).toBe(201);
  expect((await kim.get('/me')).body.staff).toMatchObject({ email: 'kim@shop.example', role: 'owner' });
  await app.close();
});

test('EDIT-1 `zadel owner` says how it is used', async () => {
  const wrong = [['add'], ['add', 'kim'], ['remove', 'kim@shop.example']];
  for (const { code, output } of await Promise.all(wrong.map((words) => owner(...words))))
    expect([code, output]).toEqual([2, expect.stringContaining('Usage: zadel owner add EMAIL')]);
});
