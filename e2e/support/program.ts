import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runningServerUrl } from '../../src/db/embedded-server.ts';

export interface RunningProgram {
  baseUrl: string;
  dataDirectory: string;
  pid: number;
  /** The built-in PostgreSQL it started. */
  databaseUrl: string;
  /** Stops it as `Ctrl+C` would and removes its data. */
  stop(): Promise<void>;
  /** Ends it with SIGKILL, as a power cut would; its data stays, and so does its database server. */
  kill(): Promise<void>;
}

/** Starts the built program with a demo shop of its own on a free port. */
export async function startProgram(settings: Record<string, string> = {}): Promise<RunningProgram> {
  const dataDirectory = settings.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'zadel-e2e-'));
  const port = settings.PORT ?? String(await freePort());
  const child = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDirectory,
      PORT: port,
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
  const baseUrl = `http://localhost:${port}`;
  await untilReady(child, baseUrl, () => output);
  return {
    baseUrl,
    dataDirectory,
    pid: child.pid as number,
    databaseUrl: runningServerUrl(dataDirectory) ?? settings.DATABASE_URL ?? '',
    kill: () => end(child, 'SIGKILL'),
    async stop() {
      await end(child, 'SIGINT');
      if (!settings.DATA_DIR) rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}

async function untilReady(child: ChildProcess, baseUrl: string, output: () => string): Promise<void> {
  const deadline = Date.now() + 90_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the program ended at its start:\n${output()}`);
    const ready = await fetch(`${baseUrl}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`the program was not ready in time:\n${output()}`);
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
