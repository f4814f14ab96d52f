import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { startEmbeddedServer } from '../db/embedded-server.ts';
import { runEmbeddedProgram } from '../db/testing/run-embedded-program.ts';

const home = mkdtempSync(join(tmpdir(), 'zadel-cli-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

type Outcome = { code: number; output: string };

function zadel(words: string[], settings: Record<string, string> = {}): Promise<Outcome> {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const env = { PATH: process.env.PATH, DATA_DIR: join(home, 'data'), ...settings };
  execFile(
    process.execPath,
    [join(import.meta.dirname, 'zadel.ts'), ...words],
    { env },
    (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr });
    },
  );
  return promise;
}

async function writtenRows(dataFolder: string): Promise<number[]> {
  const server = await startEmbeddedServer({ dataFolder });
  const client = new Client({ connectionString: server.url });
  await client.connect();
  const { rows } = await client.query('select id from written order by id');
  await client.end();
  await server.stop();
  return rows.map((row) => row.id);
}

test('a backup of a writing program holds every row acknowledged before it, and comes back elsewhere', async () => {
  const original = join(home, 'data');
  const program = await runEmbeddedProgram(original);
  mkdirSync(join(original, 'pictures'));
  writeFileSync(join(original, 'pictures/bike.avif'), 'picture');
  await program.written(20);
  const before = program.acknowledged;
  const file = join(home, 'shop.tar.gz');
  expect(await zadel(['backup', file])).toMatchObject({ code: 0 });
  await program.end('SIGTERM');

  const copy = join(home, 'copy');
  expect(await zadel(['restore', file], { DATA_DIR: copy })).toMatchObject({ code: 0 });
  expect(await writtenRows(copy)).toEqual(expect.arrayContaining(before));
  expect(existsSync(join(copy, 'pictures/bike.avif'))).toBe(true);
});

test('a backup never overwrites a file, a restore never a database', async () => {
  const file = join(home, 'shop.tar.gz');
  expect(await zadel(['backup', file])).toMatchObject({
    code: 1,
    output: expect.stringContaining('exists already'),
  });
  const refused = await zadel(['restore', file]);
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('--replace') });
  expect(await zadel(['restore', file, '--replace'])).toMatchObject({ code: 0 });
  const aside = readdirSync(join(home, 'data')).find((name) => name.startsWith('before-restore-')) ?? '';
  expect(existsSync(join(home, 'data', aside, 'postgres/PG_VERSION'))).toBe(true);
});

test('a restore while the program runs, or of another file, changes nothing', async () => {
  const program = await runEmbeddedProgram(join(home, 'data'));
  const running = await zadel(['restore', join(home, 'shop.tar.gz'), '--replace']);
  expect(running.output).toContain(`process ${program.child.pid}`);
  await program.end('SIGTERM');
  const other = join(home, 'other.tar.gz');
  writeFileSync(other, 'not an archive');
  expect(await zadel(['restore', other, '--replace'])).toMatchObject({ code: 1 });
  expect((await writtenRows(join(home, 'data'))).length).toBeGreaterThan(0);
});

test('doctor says of each part whether it is well, and what to do', async () => {
  const taken = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const port = String((taken.address() as { port: number }).port);
  chmodSync(join(home, 'data/secret'), 0o644);
  const settings = { PORT: port, SMTP_URL: `smtp://127.0.0.1:1`, MAIL_FROM: 'info@fiets.example' };
  const sick = await zadel(['doctor'], settings);
  taken.close();
  expect(sick.code).toBe(1);
  expect(sick.output).toMatch(/^ok +Settings/m);
  expect(sick.output).toMatch(/^bad +Secrets .*chmod 600/m);
  expect(sick.output).toMatch(/^bad +Database .*zadel migrate/m);
  expect(sick.output).toMatch(/^bad +Mail .*Check SMTP_URL/m);
  expect(sick.output).toMatch(/^bad +Port .*EADDRINUSE.*another PORT/m);

  chmodSync(join(home, 'data/secret'), 0o600);
  expect(await zadel(['migrate'])).toMatchObject({ code: 0 });
  const healthy = await zadel(['doctor'], { PORT: port });
  expect(healthy.output).not.toMatch(/^bad/m);
  expect(healthy.code).toBe(0);
});

test('wrong settings and wrong words get a message and no stack trace', async () => {
  const wrong = await zadel(['migrate'], { PORT: 'x', DEMO: 'x' });
  expect(wrong).toMatchObject({ code: 1, output: expect.stringMatching(/PORT must be.*DEMO must be/s) });
  expect(wrong.output).not.toContain('    at ');
  expect(await zadel(['backup'])).toMatchObject({
    code: 2,
    output: expect.stringContaining('Usage: zadel backup'),
  });
  expect(await zadel(['fly'])).toMatchObject({ code: 2, output: expect.stringContaining('zadel doctor') });
});
