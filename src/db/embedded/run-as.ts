import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { namespaceArguments, type ServerAccount } from './server-account.ts';

/**
 * Starts a program of PostgreSQL as `account`. The process id is the program's own: `unshare` replaces itself by it.
 * Its environment is empty but for the basics, so that no PGDATA or PGPORT of the caller's shell reaches it.
 */
export function runAs(
  account: ServerAccount,
  command: string,
  args: string[],
  options: SpawnOptions,
): ChildProcess {
  const settings: SpawnOptions = {
    ...options,
    cwd: '/',
    env: { PATH: process.env.PATH, TZ: 'UTC', LC_ALL: 'C' },
  };
  if (account.kind === 'namespace') {
    return spawn('unshare', [...namespaceArguments(account), command, ...args], settings);
  }
  if (account.kind === 'user')
    return spawn(command, args, { ...settings, uid: account.uid, gid: account.gid });
  return spawn(command, args, settings);
}
