import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lchownSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { SetupProblem } from '../setup-problem.ts';
import { binariesIn, type PostgresBinaries } from './postgres-binaries.ts';
import type { ServerAccount } from './server-account.ts';

/**
 * The server's own files where `account` can run them: those npm installed, or, when the program lies under a folder that
 * only root may enter, a copy in the data folder. Throws with the remedy when that account may not enter the data folder.
 */
export function reachableBinaries(
  account: ServerAccount,
  installed: PostgresBinaries,
  dataFolder: string,
): PostgresBinaries {
  if (account.kind !== 'user') return installed;
  if (!mayRun(account, dataFolder)) throw new DataFolderClosed(dataFolder, account.name);
  if (mayRun(account, installed.postgres)) return installed;
  const copy = join(dataFolder, 'postgres-server');
  if (!existsSync(copy) || differs(copy, installed.folder)) copyFolder(installed.folder, copy);
  return binariesIn(copy, installed.major);
}

/** Database files made while user namespaces worked are root's; another account needs them as its own. */
export function giveFiles(cluster: string, account: ServerAccount): void {
  if (account.kind !== 'user' || !existsSync(cluster) || statSync(cluster).uid === account.uid) return;
  for (const name of readdirSync(cluster, { recursive: true, encoding: 'utf8' })) {
    lchownSync(join(cluster, name), account.uid, account.gid);
  }
  // The folder last: its owner tells whether this was finished.
  chownSync(cluster, account.uid, account.gid);
}

/** Root may only start the server as `name` here, who cannot come near the data folder. */
export class DataFolderClosed extends SetupProblem {
  override name = 'DataFolderClosed';

  constructor(folder: string, name: string) {
    super(
      `The built-in PostgreSQL cannot run as root, this machine forbids user namespaces, and the user '${name}' may not enter ` +
        `the data folder ${folder}. Set DATA_DIR to a folder that others may enter (such as /var/lib/zadel), ` +
        'start Zadel as an ordinary user, or set DATABASE_URL to a PostgreSQL server of your own.',
    );
  }
}

function mayRun(account: { uid: number; gid: number }, path: string): boolean {
  return spawnSync('test', ['-x', path], { uid: account.uid, gid: account.gid, cwd: '/' }).status === 0;
}

function differs(copy: string, folder: string): boolean {
  return statSync(join(copy, 'bin/postgres')).mtimeMs !== statSync(join(folder, 'bin/postgres')).mtimeMs;
}

function copyFolder(from: string, to: string): void {
  const unfinished = join(dirname(to), `${basename(to)}.new`);
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
  chmodSync(unfinished, 0o755);
  rmSync(to, { recursive: true, force: true });
  renameSync(unfinished, to);
}
