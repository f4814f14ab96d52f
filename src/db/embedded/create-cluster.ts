import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SetupProblem } from '../setup-problem.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { syncFolder } from './private-file.ts';
import { runAs } from './run-as.ts';
import type { ServerAccount } from './server-account.ts';

export const superuser = 'zadel';

export type ClusterSettings = {
  cluster: string;
  password: string;
  binaries: PostgresBinaries;
  account: ServerAccount;
  /** False only where the files may be lost with the machine: in tests. */
  durable: boolean;
};

/**
 * Makes the database files in `cluster` when there are none. They appear whole or not at all: a first start that is killed
 * leaves only a folder that the next one clears away. Texts are UTF-8 and sort by code point, the same on every machine.
 */
export async function createCluster(settings: ClusterSettings): Promise<void> {
  const { cluster, account, binaries } = settings;
  if (existsSync(join(cluster, 'PG_VERSION'))) {
    checkVersion(cluster, binaries.major);
    return;
  }
  const unfinished = `${cluster}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  if (account.kind === 'user') chownSync(unfinished, account.uid, account.gid);
  await initdb({ ...settings, cluster: unfinished });
  renameSync(unfinished, cluster);
  // Under its first name the next start would clear it away, with what was booked since.
  syncFolder(dirname(cluster));
}

function checkVersion(cluster: string, major: string): void {
  const found = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (found === major) return;
  throw new SetupProblem(
    `The database files in ${cluster} are of PostgreSQL ${found}, this version of Zadel brings ${major}. ` +
      'Start the version of Zadel that wrote them, or move that folder away to begin with an empty database.',
  );
}

async function initdb({ cluster, password, binaries, account, durable }: ClusterSettings): Promise<void> {
  const passwordFile = `${cluster}.password`;
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (account.kind === 'user') chownSync(passwordFile, account.uid, account.gid);
  const choices = [
    `--pgdata=${cluster}`,
    `--username=${superuser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ];
  try {
    const { code, output } = await finish(
      runAs(account, binaries.initdb, choices, { stdio: ['ignore', 'pipe', 'pipe'] }),
    );
    if (code !== 0) throw new Error(`The built-in PostgreSQL could not make its database files:\n${output}`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

async function finish(child: ChildProcess): Promise<{ code: number; output: string }> {
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  const [code] = await once(child, 'close').catch((error: Error) => {
    throw new SetupProblem(
      `The built-in PostgreSQL cannot run on this machine (${error.message}). ` +
        'It needs glibc: on Alpine, use another image or set DATABASE_URL to a PostgreSQL server of your own.',
    );
  });
  return { code, output };
}
