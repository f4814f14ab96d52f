import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'zadel-config-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (settings: Record<string, string>) => readConfig({ DATA_DIR: folder, ...settings });

function problemsOf(settings: Record<string, string>): string[] {
  try {
    read(settings);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

test('without any setting the shop runs on localhost:3000 with the built-in database and the demo shop', () => {
  expect(read({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    baseUrl: 'http://localhost:3000',
    dataDir: folder,
    databaseUrl: undefined,
    trustProxy: false,
    demo: true,
  });
});

test('a setting left empty counts as unset', () => {
  expect(read({ PORT: '', SMTP_URL: ' ' })).toMatchObject({ port: 3000, smtpUrl: undefined });
});

test('the address follows the port unless it is given, without a slash at its end', () => {
  expect(read({ PORT: '4000' }).baseUrl).toBe('http://localhost:4000');
  expect(read({ BASE_URL: 'https://fiets.example/' }).baseUrl).toBe('https://fiets.example');
});

test('every bad setting is named at once, with its remedy', () => {
  expect(
    problemsOf({ PORT: 'abc', BASE_URL: 'fiets.example', DEMO: 'maybe', SMTP_URL: 'smtp://mail.example' }),
  ).toEqual([
    expect.stringMatching(/^PORT must be a port number/),
    expect.stringMatching(/^BASE_URL is not understood; give the address/),
    'DEMO must be 1 (yes) or 0 (no)',
    expect.stringMatching(/^MAIL_FROM is needed with SMTP_URL/),
  ]);
});

test('a wrong sender is reported once, also when mail is set up', () => {
  expect(problemsOf({ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'info' })).toHaveLength(1);
});

test.each([
  ['PORT', '70000'],
  ['PORT', '80.5'],
  ['BASE_URL', 'https://fiets.example/winkel'],
  ['DATABASE_URL', 'mysql://localhost/zadel'],
  ['SMTP_URL', 'mail.example:25'],
  ['MAIL_FROM', 'info'],
  ['MAIL_FROM', 'Shop <info@fiets.example>\r\nBcc: all@fiets.example'],
  ['MOLLIE_API_KEY', 'abc'],
  ['MOLLIE_API_URL', 'ftp://mollie.example'],
  ['SECRET', 'too short'],
  ['TRUST_PROXY', '1'],
  ['TRUST_PROXY', '10.0.0.0/99'],
])('%s=%j is refused', (name, value) => {
  expect(problemsOf({ [name]: value }).join()).toContain(name);
});

test('no message repeats a password or a key', () => {
  const problems = problemsOf({
    DATABASE_URL: 'http://user:hunter2@db',
    SECRET: 'hunter2',
    MOLLIE_API_KEY: 'hunter2',
  });
  expect(problems).toHaveLength(3);
  expect(problems.join()).not.toContain('hunter2');
});

test('proxies are given by address', () => {
  expect(read({ TRUST_PROXY: 'loopback, 10.0.0.0/8,::1' }).trustProxy).toEqual([
    'loopback',
    '10.0.0.0/8',
    '::1',
  ]);
});

test('the secret is made once and only its owner can read it', () => {
  const { secret } = read({});
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(read({}).secret).toBe(secret);
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
});

test('a data folder that cannot be made is a bad setting', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(problemsOf({ DATA_DIR: join(folder, 'file/data') }).join()).toMatch(
    /^DATA_DIR .* cannot be written/,
  );
});
