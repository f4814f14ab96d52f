import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { createCluster, superuser } from './embedded/create-cluster.ts';
import { lockDataFolder } from './embedded/data-folder-lock.ts';
import { clearOrphan } from './embedded/orphan.ts';
import { findPostgresBinaries, type PostgresBinaries } from './embedded/postgres-binaries.ts';
import { type Postmaster, startPostmaster } from './embedded/postmaster.ts';
import { readPostmasterFile } from './embedded/postmaster-file.ts';
import { keptSecret, readIfThere, writePrivateFile } from './embedded/private-file.ts';
import { giveFiles, reachableBinaries } from './embedded/reachable-files.ts';
import { type AccountProbe, chooseServerAccount, machineProbe } from './embedded/server-account.ts';
import { stopPostmaster } from './embedded/stop-process.ts';

export type EmbeddedServer = {
  /** Connection string of the database `zadel` on this server, password included. */
  url: string;
  pid: number;
  /** Fast shutdown, then the data folder is free for another program. */
  stop(): Promise<void>;
  /** Settles when the server ends without `stop`: the program can then only end too. */
  lost: Promise<Error>;
};

export type EmbeddedServerOptions = {
  dataFolder: string;
  /** Extra settings of PostgreSQL as `name=value`; tests trade safety for speed here, the program never does. */
  parameters?: string[];
  durable?: boolean;
  /** Stand in for this machine's possibilities and for the installed server, in tests. */
  accountProbe?: Partial<AccountProbe>;
  binaries?: PostgresBinaries;
};

/**
 * Starts the built-in PostgreSQL on `<dataFolder>/postgres`, making its files at the first start. Works as root too.
 * Throws SetupProblem with the remedy: data folder in use, no binaries for this platform, files of another version, nobody
 * to run as.
 */
export async function startEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const dataFolder = resolve(options.dataFolder);
  mkdirSync(dataFolder, { recursive: true });
  const lock = lockDataFolder(dataFolder);
  try {
    return await startLocked(dataFolder, options, lock.release);
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function startLocked(
  dataFolder: string,
  {
    parameters = [],
    durable = true,
    accountProbe,
    binaries: installed = findPostgresBinaries(),
  }: EmbeddedServerOptions,
  release: () => void,
): Promise<EmbeddedServer> {
  const cluster = join(dataFolder, 'postgres');
  const portFile = join(dataFolder, 'postgres.port');
  await clearOrphan(cluster);
  const account = chooseServerAccount({ ...machineProbe(cluster), ...accountProbe });
  const binaries = reachableBinaries(account, installed, dataFolder);
  giveFiles(cluster, account);
  const password = keptSecret(join(dataFolder, 'postgres.password'));
  await createCluster({ cluster, password, binaries, account, durable });
  const postmaster = await startPostmaster({
    cluster,
    logFile: join(dataFolder, 'postgres.log'),
    binaries,
    account,
    parameters,
    port: Number(readIfThere(portFile)) || undefined,
  });
  try {
    writePrivateFile(portFile, `${postmaster.port}\n`);
    await createDatabase(serverUrl(postmaster.port, password, 'postgres'));
  } catch (error) {
    await stopPostmaster(postmaster.pid);
    throw error;
  }
  return serverHandle(postmaster, serverUrl(postmaster.port, password, databaseName), release);
}

const databaseName = 'zadel';

const serverUrl = (port: number, password: string, database: string) =>
  `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`;

function serverHandle({ pid, child }: Postmaster, url: string, release: () => void): EmbeddedServer {
  let stopping: Promise<void> | undefined;
  const lost = new Promise<Error>((resolveLost) => {
    child.once('exit', (code, signal) => {
      const how = signal ?? `exit code ${code}`;
      if (!stopping) resolveLost(new Error(`The built-in PostgreSQL has ended (${how}).`));
    });
  });
  // The server alone must not keep a program alive that has nothing left to do.
  child.unref();
  const stop = () => {
    const running = child.exitCode === null && child.signalCode === null;
    stopping ??= (running ? stopPostmaster(pid) : Promise.resolve()).finally(release);
    return stopping;
  };
  return { url, pid, stop, lost };
}

async function createDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
    if (found.rowCount === 0) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
}

/** Connection string of the server that a running program keeps on this data folder; undefined when none runs. */
export function runningServerUrl(dataFolder: string): string | undefined {
  const file = readPostmasterFile(join(dataFolder, 'postgres'));
  const password = readIfThere(join(dataFolder, 'postgres.password'))?.trim();
  return file?.status === 'ready' && password ? serverUrl(file.port, password, databaseName) : undefined;
}
