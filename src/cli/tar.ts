import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { SetupProblem } from '../db/setup-problem.ts';

/**
 * Runs the system's tar. `tolerant`: files that change or vanish while they are read are no failure (its exit code 1);
 * a backup of a running database expects that and repairs it from the log.
 */
export async function tar(args: string[], { tolerant = false } = {}): Promise<void> {
  const child = spawn('tar', args, {
    stdio: ['ignore', 'inherit', 'pipe'],
    env: { ...process.env, LC_ALL: 'C' },
  });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const [code] = await once(child, 'close').catch(() => {
    throw new SetupProblem('Backups are made by the program `tar`, which this machine lacks. Install it.');
  });
  if (code === 0 || (tolerant && code === 1)) return;
  throw new Error(`tar ${args.join(' ')} failed:\n${errors}`);
}
