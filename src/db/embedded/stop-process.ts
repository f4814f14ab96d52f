import { setTimeout as sleep } from 'node:timers/promises';
import { readIfThere } from './private-file.ts';

/** False also for a process that has ended but that nobody has waited for, as happens in containers without an init. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/\) Z/.test(readIfThere(`/proc/${pid}/stat`) ?? '');
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Stops a PostgreSQL server: SIGINT is its fast shutdown (sessions end, all data is on disk). After `patienceMs` SIGQUIT,
 * which loses nothing either but makes the next start replay the log.
 */
export async function stopPostmaster(pid: number, patienceMs = 60_000): Promise<void> {
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  if (await ended(pid, patienceMs)) return;
  process.kill(pid, 'SIGQUIT');
  if (await ended(pid, 10_000)) return;
  throw new Error(`The PostgreSQL server (process ${pid}) does not stop; end it by hand and start again.`);
}

async function ended(pid: number, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs;
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false;
    await sleep(20);
  }
  return true;
}
