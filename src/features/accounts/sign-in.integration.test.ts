import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing/test-database.ts';
import { addStaff, testAccounts, testServer, visitor } from './testing/test-accounts.ts';

let database: TestDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await testServer(testAccounts(database.db));
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

test('EDIT-1 staff sign in with address and password, and are known until they sign out', async () => {
  const { email, ...known } = await addStaff(database.db, 'editor');
  const kim = visitor(app);
  expect((await kim.get('/me')).code).toBe('not-signed-in');
  const { status, answer } = await kim.signIn(email.toUpperCase());
  expect(status).toBe(200);
  expect(answer.headers['set-cookie']).toMatch(
    /^__Host-zadel\.session_token=.*Path=\/; HttpOnly; Secure; SameSite=Lax/,
  );
  expect((await kim.get('/me')).body).toMatchObject({ staff: { email, ...known } });
  expect((await kim.post('/auth/sign-out')).status).toBe(200);
  expect((await kim.get('/me')).code).toBe('not-signed-in');
});
