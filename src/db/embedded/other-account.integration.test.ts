import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startEmbeddedServer } from '../embedded-server.ts';
import { projectRoot } from '../project-root.ts';
import { runEmbeddedProgram } from '../testing/run-embedded-program.ts';
import { binariesIn, findPostgresBinaries, type PostgresBinaries } from './postgres-binaries.ts';
import { DataFolderClosed } from './reachable-files.ts';
import { userNamespaceWorks } from './server-account.ts';

const nobody = { name: 'nobody', uid: 65534, gid: 65534 };
const noNamespaces = { accounts: [nobody], namespaceWorks: () => false };
const othersReachProgram = () =>
  spawnSync('test', ['-r', join(projectRoot(), 'package.json')], nobody).status === 0;

/** Any start that answers a query; gives the user id its files belong to. */
async function startAndAsk(dataFolder: string, options: object): Promise<number> {
  const server = await startEmbeddedServer({ dataFolder, ...options });
  try {
    const client = new Client({ connectionString: server.url });
    await client.connect();
    await client.query('create table if not exists kept (id int)');
    await client.end();
  } finally {
    await server.stop();
  }
  return statSync(join(dataFolder, 'postgres/PG_VERSION')).uid;
}

describe.skipIf(process.getuid?.() !== 0)('started by root', () => {
  let home: string;
  let open: string;
  let binaries: PostgresBinaries;

  // A clone in root's home: nobody else may enter it, neither for the data nor for the server's own files.
  beforeAll(() => {
    home = mkdtempSync(join(tmpdir(), 'zadel-root-home-'));
    open = mkdtempSync(join(tmpdir(), 'zadel-open-'));
    chmodSync(open, 0o755);
    const installed = findPostgresBinaries();
    cpSync(installed.folder, join(home, 'native'), { recursive: true, verbatimSymlinks: true });
    binaries = binariesIn(join(home, 'native'), installed.major);
  });
  afterAll(() => {
    for (const folder of [home, open]) rmSync(folder, { recursive: true, force: true });
  });

  test.skipIf(!userNamespaceWorks(nobody))('data and server under a folder only root may enter', async () => {
    expect(await startAndAsk(join(home, 'data'), { binaries })).toBe(0);
  });

  test('without user namespaces: the data folder others may enter gets a copy of the server', async () => {
    expect(await startAndAsk(open, { binaries, accountProbe: noNamespaces })).toBe(nobody.uid);
    expect(await startAndAsk(open, { binaries })).toBe(nobody.uid);
  });

  test('data made with user namespaces still opens when they are forbidden later', async () => {
    const dataFolder = join(open, 'later');
    await startAndAsk(dataFolder, { accountProbe: { accounts: [nobody] } });
    expect(await startAndAsk(dataFolder, { accountProbe: noNamespaces })).toBe(nobody.uid);
  });

  test('without user namespaces: a data folder others may not enter is refused with the remedies', async () => {
    const refusal = await startAndAsk(join(home, 'refused'), { binaries, accountProbe: noNamespaces }).catch(
      (e) => e,
    );
    expect(refusal).toBeInstanceOf(DataFolderClosed);
    expect(refusal.message).toMatch(/DATA_DIR.*ordinary user.*DATABASE_URL/);
  });

  test.skipIf(!othersReachProgram())('the same program runs for an ordinary user', async () => {
    const dataFolder = join(open, 'ordinary');
    mkdirSync(dataFolder);
    spawnSync('chown', ['nobody', dataFolder]);
    const program = await runEmbeddedProgram(dataFolder, nobody);
    await program.written(5);
    expect(await program.end('SIGTERM')).toBe(0);
    expect(statSync(join(dataFolder, 'postgres')).uid).toBe(nobody.uid);
  });
});
