import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { DataFolderInUse } from './embedded/data-folder-lock.ts';
import { isAlive } from './embedded/stop-process.ts';
import { type EmbeddedServer, type EmbeddedServerOptions, startEmbeddedServer } from './embedded-server.ts';
import { runEmbeddedProgram } from './testing/run-embedded-program.ts';

let dataFolder: string;
let server: EmbeddedServer | undefined;

// One data folder, readable by nobody else, lives through all the starts and deaths below.
beforeAll(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'zadel-embedded-'));
  return async () => rmSync(dataFolder, { recursive: true, force: true });
});

afterEach(async () => {
  await server?.stop();
  server = undefined;
});

async function start(options: Partial<EmbeddedServerOptions> = {}): Promise<EmbeddedServer> {
  server = await startEmbeddedServer({ dataFolder, ...options });
  return server;
}

async function query<Row>(url: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows as Row[];
  } finally {
    await client.end();
  }
}

async function writtenRows(url: string): Promise<number[]> {
  return (await query<{ id: number }>(url, 'select id from written order by id')).map((row) => row.id);
}

test('the first start makes a durable server that only this program can reach', async () => {
  mkdirSync(join(dataFolder, 'postgres.new'));
  const { url } = await start();
  const [settings] = await query(
    url,
    `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
      current_setting('data_checksums') as checksums, current_setting('TimeZone') as zone,
      current_setting('listen_addresses') as addresses, current_setting('server_encoding') as encoding,
      (select datlocale from pg_database where datname = 'zadel') as locale`,
  );
  expect(settings).toEqual({
    fsync: 'on',
    commit: 'on',
    checksums: 'on',
    zone: 'UTC',
    addresses: '127.0.0.1',
    encoding: 'UTF8',
    locale: 'C.UTF-8',
  });
  await expect(query(url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(
    'password authentication failed',
  );
  expect(statSync(join(dataFolder, 'postgres.password')).mode & 0o777).toBe(0o600);
});

test('a stop is clean, and the next start finds the data on the same port', async () => {
  const first = await start();
  await query(first.url, 'create table kept as select 42 as answer');
  await first.stop();
  expect(isAlive(first.pid)).toBe(false);
  expect(readFileSync(join(dataFolder, 'postgres.log'), 'utf8').trimEnd()).toMatch(
    /database system is shut down$/,
  );
  const second = await start();
  expect(new URL(second.url).port).toBe(new URL(first.url).port);
  expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
});

test('when the port is taken another is chosen', async () => {
  const first = await start();
  await first.stop();
  const port = Number(new URL(first.url).port);
  const stranger = createServer().listen(port, '127.0.0.1');
  await once(stranger, 'listening');
  const second = await start();
  expect(new URL(second.url).port).not.toBe(String(port));
  expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  stranger.close();
});

test('a second program on the data folder is refused, and does not disturb the first', async () => {
  const program = await runEmbeddedProgram(dataFolder);
  const refusal = await start().catch((error) => error);
  expect(refusal).toBeInstanceOf(DataFolderInUse);
  expect(refusal.message).toContain(`process ${program.child.pid}`);
  await program.written(program.acknowledged.length + 5);
  expect(await program.end('SIGTERM')).toBe(0);
  expect(isAlive(program.serverPid)).toBe(false);
});

test('after a program was killed while writing, its orphaned server is stopped and no acknowledged row is lost', async () => {
  await query((await start()).url, 'drop table if exists written');
  await server?.stop();
  const program = await runEmbeddedProgram(dataFolder);
  await program.written(50);
  await program.end('SIGKILL');
  expect(isAlive(program.serverPid)).toBe(true);
  const { url, pid } = await start();
  expect(pid).not.toBe(program.serverPid);
  expect(isAlive(program.serverPid)).toBe(false);
  expect(await writtenRows(url)).toEqual(expect.arrayContaining(program.acknowledged));
});

test('after program and server were killed together no acknowledged row is lost', async () => {
  await query((await start()).url, 'drop table if exists written');
  await server?.stop();
  const program = await runEmbeddedProgram(dataFolder);
  await program.written(50);
  process.kill(program.serverPid, 'SIGKILL');
  await program.end('SIGKILL');
  const { url } = await start();
  expect(await writtenRows(url)).toEqual(expect.arrayContaining(program.acknowledged));
});

test('a pid file that names a stranger does not keep the server from starting', async () => {
  const first = await start();
  const file = join(dataFolder, 'postgres/postmaster.pid');
  const left = readFileSync(file, 'utf8');
  process.kill(first.pid, 'SIGKILL');
  expect((await first.lost).message).toContain('SIGKILL');
  await first.stop();
  const stranger = spawn('sleep', ['60']);
  writeFileSync(file, left.replace(/^\d+/, String(stranger.pid)));
  await start();
  expect(isAlive(stranger.pid ?? 0)).toBe(true);
  stranger.kill();
});

test('an empty pid file, left by a power cut, does not keep the server from starting', async () => {
  writeFileSync(join(dataFolder, 'postgres/postmaster.pid'), '');
  expect(await query((await start()).url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('database files of another version are refused with the remedy', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zadel-old-'));
  mkdirSync(join(folder, 'postgres'));
  writeFileSync(join(folder, 'postgres/PG_VERSION'), '15\n');
  await expect(startEmbeddedServer({ dataFolder: folder })).rejects.toThrow(
    /of PostgreSQL 15.*move that folder away/s,
  );
  rmSync(folder, { recursive: true });
});
