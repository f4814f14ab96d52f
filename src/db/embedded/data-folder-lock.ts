import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SetupProblem } from '../setup-problem.ts';

/**
 * Makes this program the only one on a data folder until `release` or its death, however sudden.
 * The operating system holds the lock, through SQLite's own file lock (Node has no flock): a number in a file would be
 * fooled by a process id used again, as it always is in a container. The server we start does not inherit it.
 */
export function lockDataFolder(folder: string): { release(): void } {
  const lock = new DatabaseSync(join(folder, 'program.lock'));
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== sqliteBusy) throw error;
    throw new DataFolderInUse(folder, readHolder(folder));
  }
  writeFileSync(holderPath(folder), `${process.pid}\n`);
  return {
    release() {
      rmSync(holderPath(folder), { force: true });
      lock.close();
    },
  };
}

/** Another Zadel runs on this data folder; `holder` is its process id where it could be read. */
export class DataFolderInUse extends SetupProblem {
  override name = 'DataFolderInUse';

  constructor(folder: string, holder: string | undefined) {
    super(
      `Another Zadel${holder ? ` (process ${holder})` : ''} is already running on the data folder ${folder}. ` +
        'Stop it first, or start this one with another DATA_DIR; several programs can share one database through DATABASE_URL.',
    );
  }
}

const sqliteBusy = 5;

const holderPath = (folder: string) => join(folder, 'program.pid');

function readHolder(folder: string): string | undefined {
  try {
    return readFileSync(holderPath(folder), 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
}
