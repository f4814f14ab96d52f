import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedServer, startEmbeddedServer } from '../embedded-server.ts';

/** Speed for safety: these files never outlive the run. */
const parameters = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=300',
  'shared_buffers=64MB',
  'io_method=sync',
  'max_wal_size=4GB',
];

/** A server of its own in a temporary folder. It ends, and its folder goes, with this process: killed or not. */
export async function startTestServer(): Promise<EmbeddedServer & { dataFolder: string }> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'zadel-test-'));
  const watchdog = startWatchdog(dataFolder);
  const server = await startEmbeddedServer({ dataFolder, durable: false, parameters });
  const stop = async () => {
    await server.stop();
    rmSync(dataFolder, { recursive: true, force: true });
    watchdog.stdin?.end('done\n');
  };
  return { ...server, dataFolder, stop };
}

/** A shell that reads from us; when we are gone without a word it stops the server and removes its folder. */
const watchdogScript = `
  trap '' INT TERM HUP
  read -r _ && exit
  server=$(head -n 1 "$1/postgres/postmaster.pid" 2>/dev/null)
  kill -QUIT "$server" 2>/dev/null
  for _ in 1 2 3 4 5 6 7 8 9 10; do kill -0 "$server" 2>/dev/null && sleep 0.2; done
  rm -rf "$1"`;

function startWatchdog(dataFolder: string) {
  const watchdog = spawn('sh', ['-c', watchdogScript, 'sh', dataFolder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  watchdog.unref();
  return watchdog;
}
