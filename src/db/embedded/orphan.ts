import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
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
  if (isAlive(file.pid) && isServerOf(file.pid, cluster)) {
    await stopPostmaster(file.pid);
    return 'stopped';
  }
  disownPid(cluster);
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
 * PostgreSQL refuses to start while the process id in the file exists: as a stranger's, usual after a container's restart,
 * or as a process that nobody waited for. It passes over the id of its own parent, which we are about to be, and still
 * looks for forgotten sessions of the server that is gone.
 */
function disownPid(cluster: string): void {
  const path = postmasterFilePath(cluster);
  if (readFileSync(path).length === 0)
    rmSync(path); // what a power cut leaves
  else writeFileSync(path, readFileSync(path, 'utf8').replace(/^\d+/, String(process.pid)));
}
