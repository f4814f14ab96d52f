import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing/test-database.ts';
import type { Accounts } from './accounts.ts';
import {
  addStaff,
  mailedLink,
  testAccounts,
  testAddress,
  testPassword,
  testServer,
  visitor,
} from './testing/test-accounts.ts';

let database: TestDatabase;
let accounts: Accounts;
let app: FastifyInstance;

beforeAll(async () => {
  database = await createTestDatabase();
  accounts = testAccounts(database.db);
  app = await testServer(accounts);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});
type Session = { id: string; ipAddress: string; current: boolean };

beforeEach(() => database.db.execute(sql`truncate sign_in_limit`));

test('EDIT-1 staff sign in with address and password, and are known until they sign out', async () => {
  const { email, ...known } = await addStaff(database.db, 'editor');
  const kim = visitor(app);
  expect((await kim.get('/me')).code).toBe('not-signed-in');
  const { status, answer } = await kim.signIn(email.toUpperCase());
  expect(status).toBe(200);
  expect(answer.headers['set-cookie']).toMatch(
    /^__Host-zadel\.session_token=.*Path=\/; HttpOnly; Secure; SameSite=Lax/,
  );
  const me = await kim.get('/me');
  expect(me.body).toMatchObject({ staff: { email, ...known }, security: { twoFactor: false, passkeys: 0 } });
  expect(me.answer.headers['cache-control']).toBe('no-store');
  expect((await kim.post('/auth/sign-out')).status).toBe(200);
  expect((await kim.get('/me')).code).toBe('not-signed-in');
});

test('EDIT-1 on plain http the cookie has a name that browsers take there', async () => {
  const local = await testServer(testAccounts(database.db, { baseUrl: 'http://localhost:3000' }));
  const { email } = await addStaff(database.db, 'desk');
  const { answer } = await visitor(local, { origin: 'http://localhost:3000' }).signIn(email);
  expect(answer.headers['set-cookie']).toMatch(/^zadel\.session_token=(?!.*Secure)/);
  await local.close();
});

test('EDIT-1 a wrong password and an unknown address are answered alike', async () => {
  const { email } = await addStaff(database.db, 'owner');
  const wrong = await visitor(app).signIn(email, 'not the password');
  const unknown = await visitor(app).signIn('nobody@shop.example', 'not the password');
  const malformed = await visitor(app).signIn('nobody', 'not the password');
  expect([wrong.status, wrong.code]).toEqual([401, 'wrong-sign-in']);
  expect(unknown.answer.body).toBe(wrong.answer.body);
  expect(malformed.body).toEqual(wrong.body);
});

test('EDIT-1 who was deactivated is answered as a stranger, and their session ends', async () => {
  const { id, email } = await addStaff(database.db, 'editor');
  const kim = visitor(app);
  await kim.signIn(email);
  await database.db.execute(sql`update staff set deactivated_at = now() where id = ${id}`);
  expect((await kim.get('/me')).code).toBe('not-signed-in');
  expect((await visitor(app).signIn(email)).code).toBe('wrong-sign-in');
});

test('EDIT-1 nobody signs up by themselves, and no other address of the library is open', async () => {
  const { email } = await addStaff(database.db, 'owner');
  const kim = visitor(app);
  await kim.signIn(email);
  const body = { email: 'new@shop.example', password: testPassword, name: 'New', role: 'owner' };
  for (const path of ['/sign-up/email', '/update-user', '/delete-user', '/change-email', '/sign-in/social'])
    expect((await kim.post(`/auth${path}`, body)).status, path).toBe(404);
  expect((await database.db.execute(sql`select 1 from staff where email = 'new@shop.example'`)).rows).toEqual(
    [],
  );
});

test('EDIT-1 guessing is slowed down, by client and by account, in a rush too', async () => {
  const { email } = await addStaff(database.db, 'owner');
  const guesses = await Promise.all(
    Array.from({ length: 14 }, (_, count) =>
      visitor(app, { address: `203.0.113.${count}` }).signIn(email, 'guess'),
    ),
  );
  expect(guesses.filter(({ code }) => code === 'too-many-tries')).toHaveLength(4);
  expect((await visitor(app, { address: '198.51.100.1' }).signIn(email)).code).toBe('too-many-tries');
  const one = visitor(app, { address: '198.51.100.2' });
  const codes = await Promise.all(
    Array.from({ length: 25 }, (_, count) => one.signIn(`guess-${count}@shop.example`, 'guess')),
  );
  expect(codes.filter(({ code }) => code === 'too-many-tries')).toHaveLength(5);
  await database.db.execute(sql`update sign_in_limit set window_ends = now()`);
  expect((await one.signIn(email)).status).toBe(200);
});

test('EDIT-1 nobody escapes the limit by naming another client address', async () => {
  const payload = { email: 'nobody@shop.example', password: 'guess' };
  const codes: number[] = [];
  for (let turn = 0; turn < 22; turn += 1) {
    const address = `198.51.100.${turn}`;
    const headers = { 'x-forwarded-for': address, 'x-zadel-client-address': address, origin: testAddress };
    await database.db.execute(sql`delete from sign_in_limit where key not like '%203.0.113.9'`);
    const answer = await app.inject({
      ...{ method: 'POST', url: '/admin/api/auth/sign-in/email' },
      ...{ remoteAddress: '203.0.113.9', headers, payload },
    });
    codes.push(answer.statusCode);
  }
  expect(codes.slice(19)).toEqual([401, 429, 429]);
});

test('EDIT-1 a request that comes from another site changes nothing', async () => {
  const { email } = await addStaff(database.db, 'owner');
  const foreign = visitor(app, { origin: 'https://evil.example' });
  expect((await foreign.signIn(email)).code).toBe('foreign-origin');
  const kim = visitor(app);
  await kim.signIn(email);
  for (const [name, value] of kim.jar) foreign.jar.set(name, value);
  const change = { currentPassword: testPassword, newPassword: 'another good password' };
  expect((await foreign.post('/auth/change-password', change)).code).toBe('foreign-origin');
  expect((await visitor(app).signIn(email)).status).toBe(200);
});

test('EDIT-1 a forgotten password is replaced by a link that works once and ends every session', async () => {
  const { email } = await addStaff(database.db, 'editor');
  const elsewhere = visitor(app);
  await elsewhere.signIn(email);
  const kim = visitor(app);
  const asked = await kim.post('/auth/request-password-reset', { email });
  const unknown = await kim.post('/auth/request-password-reset', { email: 'nobody@shop.example' });
  expect(asked.answer.body).toBe(unknown.answer.body);
  const token = new URL(await mailedLink(database.db, email)).searchParams.get('token');
  const set = (newPassword: string) => kim.post('/auth/reset-password', { token, newPassword });
  expect((await set('too short')).code).toBe('password-too-short');
  expect((await set('a password nobody guesses')).status).toBe(200);
  expect((await set('a second password by it')).code).toBe('link-expired');
  expect((await elsewhere.get('/me')).code).toBe('not-signed-in');
  expect((await kim.signIn(email)).code).toBe('wrong-sign-in');
  expect((await kim.signIn(email, 'a password nobody guesses')).status).toBe(200);
  const kept = await database.db.execute(
    sql`select 1 from verification where identifier like ${`%${token}%`}`,
  );
  expect(kept.rows).toEqual([]);
});

test('EDIT-1 a link for a new password is no good after an hour', async () => {
  const { email } = await addStaff(database.db, 'editor');
  const kim = visitor(app);
  await kim.post('/auth/request-password-reset', { email });
  const token = new URL(await mailedLink(database.db, email)).searchParams.get('token');
  await database.db.execute(sql`update verification set expires_at = now() - interval '1 second'`);
  const set = await kim.post('/auth/reset-password', { token, newPassword: 'a password nobody guesses' });
  expect(set.code).toBe('link-expired');
});

test('EDIT-1 one sees where one is signed in, and ends one’s own sessions only', async () => {
  const { email } = await addStaff(database.db, 'desk');
  const [phone, desk] = [visitor(app, { address: '198.51.100.7' }), visitor(app)];
  await phone.signIn(email);
  await desk.signIn(email);
  const { sessions } = (await desk.get('/sessions')).body as { sessions: Session[] };
  expect(sessions.map(({ ipAddress, current }) => [ipAddress, current]).sort()).toEqual([
    ['198.51.100.7', false],
    ['203.0.113.7', true],
  ]);
  expect(JSON.stringify(sessions)).not.toContain([...desk.jar.values()][0]?.split('.')[0]);
  const id = sessions.find(({ current }) => !current)?.id;
  const { email: other } = await addStaff(database.db, 'owner');
  const stranger = visitor(app);
  await stranger.signIn(other);
  expect((await stranger.delete(`/sessions/${id}`)).code).toBe('unknown-session');
  expect((await phone.get('/me')).status).toBe(200);
  expect((await desk.delete(`/sessions/${id}`)).status).toBe(204);
  expect((await phone.get('/me')).code).toBe('not-signed-in');
  await phone.signIn(email);
  expect((await desk.delete('/sessions')).status).toBe(204);
  expect([(await phone.get('/me')).code, (await desk.get('/me')).status]).toEqual(['not-signed-in', 200]);
});

test('EDIT-1 a session in use goes on, one that is not used ends', async () => {
  const { email } = await addStaff(database.db, 'desk');
  const kim = visitor(app);
  await kim.signIn(email);
  expect((await kim.get('/me')).answer.cookies).toEqual([]);
  await database.db.execute(sql`update session set expires_at = expires_at - interval '2 days'`);
  expect((await kim.get('/me')).answer.cookies).toMatchObject([{ name: '__Host-zadel.session_token' }]);
  const { rows } = await database.db.execute(
    sql`select 1 from session join staff on staff.id = staff_id where email = ${email} and expires_at > now() + interval '13 days'`,
  );
  expect(rows).toHaveLength(1);
  await database.db.execute(sql`update session set expires_at = expires_at - interval '14 days'`);
  expect((await kim.get('/me')).code).toBe('not-signed-in');
});

test('EDIT-1 a cookie that was tampered with is no session', async () => {
  const { email } = await addStaff(database.db, 'owner');
  const kim = visitor(app);
  await kim.signIn(email);
  const [name = '', value = ''] = [...kim.jar][0] ?? [];
  const [token = ''] = value.split('.');
  for (const forged of [token, `${token}.`, `${token}.AAAA`, `x${value}`]) {
    kim.jar.set(name, forged);
    expect((await kim.get('/me')).code, forged).toBe('not-signed-in');
  }
  kim.jar.set(name, value);
  expect((await kim.get('/me')).status).toBe(200);
});

test('SITE-10 the public site knows who is signed in, and nobody by a cookie of another name', async () => {
  const { id, email } = await addStaff(database.db, 'editor');
  const kim = visitor(app);
  await kim.signIn(email);
  const cookie = [...kim.jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
  expect(await accounts.staffOf({ cookie })).toMatchObject({ id, role: 'editor' });
  expect(await accounts.staffOf({})).toBeUndefined();
  expect(await accounts.staffOf({ cookie: cookie.replace('__Host-', '') })).toBeUndefined();
});
