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
export async function startTestServer(): Promise<EmbeddedServer> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'zadel-test-'));
  const server = await startEmbeddedServer({ dataFolder, durable: false, parameters });
  const watchdog = startWatchdog(server.pid, dataFolder);
  const stop = async () => {
    await server.stop();
    rmSync(dataFolder, { recursive: true, force: true });
    watchdog.stdin?.end();
  };
  return { ...server, stop };
}

/** A shell that reads from us until we are gone, by whatever death, and then clears up. */
function startWatchdog(serverPid: number, dataFolder: string) {
  const script =
    'trap "" INT TERM HUP; read _; kill -QUIT "$1" 2>/dev/null; while kill -0 "$1" 2>/dev/null; do sleep 0.1; done; rm -rf "$2"';
  const watchdog = spawn('sh', ['-c', script, 'sh', String(serverPid), dataFolder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  watchdog.unref();
  return watchdog;
}
