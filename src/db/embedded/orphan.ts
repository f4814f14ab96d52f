import { spawnSync } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { postmasterFilePath, readPostmasterFile } from './postmaster-file.ts';
import { isAlive, stopPostmaster } from './stop-process.ts';

/**
 * Clears away what a killed program left: its server still running, or the pid file of a server that is gone.
 * Call it only while holding the data folder's lock: then no living program uses that server.
 * The server is stopped rather than adopted, so that it always runs with this version's settings; no committed row is lost.
 */
export async function clearOrphan(cluster: string): Promise<'none' | 'stopped' | 'stale-file'> {
  const file = readPostmasterFile(cluster);
  if (!file) return 'none';
  if (isAlive(file.pid)) {
    if (isServerOf(file.pid, cluster)) {
      await stopPostmaster(file.pid);
      return 'stopped';
    }
    disownPid(cluster);
  }
  return 'stale-file';
}

/** A PostgreSQL server works from within its data folder, whatever that folder is called by now. */
function isServerOf(pid: number, cluster: string): boolean {
  if (process.platform === 'linux') {
    const workingFolder = statSync(`/proc/${pid}/cwd`, { throwIfNoEntry: false });
    const { dev, ino } = statSync(cluster);
    return workingFolder?.dev === dev && workingFolder.ino === ino;
  }
  const { stdout } = spawnSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.includes('postgres') && stdout.includes(cluster);
}

/**
 * The process id in the file is used again by a stranger, usual after a container's restart, and PostgreSQL would refuse
 * to start. Naming its parent-to-be instead makes it pass over the id, and still look for its own forgotten children.
 */
function disownPid(cluster: string): void {
  const path = postmasterFilePath(cluster);
  writeFileSync(path, readFileSync(path, 'utf8').replace(/^\d+/, String(process.pid)));
}
