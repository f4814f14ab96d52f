import type { ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { runAs } from './run-as.ts';
import type { ServerAccount } from './server-account.ts';

export type PostmasterSettings = {
  cluster: string;
  logFile: string;
  binaries: PostgresBinaries;
  account: ServerAccount;
  /** Settings of PostgreSQL beyond ours, as `name=value`. */
  parameters: string[];
  port: number | undefined;
};

export type Postmaster = { pid: number; port: number; child: ChildProcess };

/** Starts the server and waits until it accepts connections, on another port when the wanted one is taken. */
export async function startPostmaster(settings: PostmasterSettings): Promise<Postmaster> {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort(settings.port);
    const started = await tryStart(settings, port);
    if (!('failure' in started)) return started;
    const passing = /could not (bind|create any TCP\/IP)|shared memory block .* is still in use/.test(
      started.failure,
    );
    if (!passing || attempt === 20) {
      throw new Error(
        `The built-in PostgreSQL does not start:\n${started.failure}\nIts log is ${settings.logFile}.`,
      );
    }
    await sleep(250);
  }
}

async function tryStart(
  settings: PostmasterSettings,
  port: number,
): Promise<Postmaster | { failure: string }> {
  keepLogSmall(settings.logFile);
  const log = openSync(settings.logFile, 'a', 0o600);
  const logStart = statSync(settings.logFile).size;
  // A group of its own: Ctrl+C in a terminal must reach the server only through us, after our last query.
  const child = runAs(settings.account, settings.binaries.postgres, serverArguments(settings, port), {
    stdio: ['ignore', log, log],
    detached: true,
  });
  closeSync(log);
  let spawnError: Error | undefined;
  child.once('error', (error) => {
    spawnError = error;
  });
  while (child.exitCode === null && child.signalCode === null && !spawnError) {
    const file = readPostmasterFile(settings.cluster);
    if (file && file.pid === child.pid && file.status === 'ready') return { pid: file.pid, port, child };
    await sleep(10);
  }
  return {
    failure: spawnError?.message ?? readFileSync(settings.logFile).subarray(logStart).toString().trim(),
  };
}

function serverArguments({ cluster, parameters }: PostmasterSettings, port: number): string[] {
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'timezone=UTC',
    'log_timezone=UTC',
    'log_checkpoints=off',
    ...parameters,
  ];
  return ['-D', cluster, ...settings.flatMap((setting) => ['-c', setting])];
}

function keepLogSmall(logFile: string): void {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (size > 10_000_000) renameSync(logFile, `${logFile}.old`);
}
