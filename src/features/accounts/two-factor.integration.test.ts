import { createOTP } from '@better-auth/utils/otp';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing/test-database.ts';
import { addStaff, testAccounts, testPassword, testServer, visitor } from './testing/test-accounts.ts';

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
beforeEach(() => database.db.execute(sql`truncate sign_in_limit`));

/** Someone who set up an authenticator app; `code` is what it shows now. */
async function withTwoFactor() {
  const { id, email } = await addStaff(database.db, 'owner');
  const kim = visitor(app);
  await kim.signIn(email);
  const enabled = await kim.post('/auth/two-factor/enable', { password: testPassword });
  const secret = new URL(enabled.body.totpURI).searchParams.get('secret') ?? '';
  const code = () => createOTP(base32(secret)).totp();
  const confirmed = await kim.post('/auth/two-factor/verify-totp', { code: await code() });
  return { id, email, kim, code, confirmed, backupCodes: enabled.body.backupCodes as string[] };
}

test('EDIT-1 with two-step sign-in the password alone opens nothing', async () => {
  const { email, code, confirmed } = await withTwoFactor();
  expect(confirmed.status).toBe(200);
  const kim = visitor(app);
  const half = await kim.signIn(email);
  expect(half.body).toMatchObject({ twoFactorRedirect: true });
  expect((await kim.get('/me')).code).toBe('not-signed-in');
  expect((await kim.post('/auth/two-factor/verify-totp', { code: '000000' })).code).toBe('wrong-code');
  expect((await kim.get('/me')).code).toBe('not-signed-in');
  expect((await kim.post('/auth/two-factor/verify-totp', { code: await code() })).status).toBe(200);
  expect((await kim.get('/me')).body.security).toEqual({ twoFactor: true, passkeys: 0 });
  const stranger = visitor(app);
  const guessed = await stranger.post('/auth/two-factor/verify-totp', { code: await code() });
  expect(guessed.status).toBe(401);
});

test('EDIT-1 a backup code lets in once', async () => {
  const { email, backupCodes } = await withTwoFactor();
  const [code] = backupCodes;
  const first = visitor(app);
  await first.signIn(email);
  expect((await first.post('/auth/two-factor/verify-backup-code', { code })).status).toBe(200);
  expect((await first.get('/me')).status).toBe(200);
  const second = visitor(app);
  await second.signIn(email);
  expect((await second.post('/auth/two-factor/verify-backup-code', { code })).code).toBe('wrong-code');
});

test('EDIT-1 two-step sign-in is turned off with the password only, and its secrets are not readable', async () => {
  const { id, kim, backupCodes } = await withTwoFactor();
  const kept = await database.db.execute<{ backup_codes: string }>(
    sql`select backup_codes from two_factor where staff_id = ${id}`,
  );
  expect(kept.rows[0]?.backup_codes).not.toContain(backupCodes[0]);
  expect((await kim.post('/auth/two-factor/disable', { password: 'a guess that is wrong' })).code).toBe(
    'wrong-password',
  );
  expect((await kim.get('/me')).body.security.twoFactor).toBe(true);
  expect((await kim.post('/auth/two-factor/disable', { password: testPassword })).status).toBe(200);
  expect((await kim.get('/me')).body.security.twoFactor).toBe(false);
  const { rows } = await database.db.execute<{ action: string }>(
    sql`select action from audit_entry where staff_id = ${id} order by id`,
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'staff.signed-in',
    'two-factor.confirmed',
    'two-factor.disabled',
  ]);
});

test('EDIT-1 codes cannot be guessed by trying them all', async () => {
  const { email, code } = await withTwoFactor();
  const guess = async (guesses: string[]) => {
    await database.db.execute(sql`truncate sign_in_limit`);
    const kim = visitor(app);
    await kim.signIn(email);
    const answers: (string | undefined)[] = [];
    for (const guessed of guesses)
      answers.push((await kim.post('/auth/two-factor/verify-totp', { code: guessed })).code);
    return answers;
  };
  const wrong = Array<string>(6).fill('123456');
  expect((await guess(wrong)).at(-1)).toMatch(/too-many-tries|sign-in-expired/);
  await guess(wrong);
  expect(await guess([await code()])).toEqual(['too-many-tries']);
});

/** The bytes that an authenticator app reads in the address it is given. */
function base32(text: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...text].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2))).toString();
}
