import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { lockDataFolder } from '../db/embedded/data-folder-lock.ts';
import { startEmbeddedServer } from '../db/embedded-server.ts';
import { SetupProblem } from '../db/setup-problem.ts';
import { readConfig } from '../server/config.ts';
import { tar } from './tar.ts';
import { UsageError } from './usage-error.ts';

/** `zadel restore FILE.tar.gz [--replace]`; the exit code. */
export async function runRestore(words: string[]): Promise<number> {
  const { positionals, values } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { replace: { type: 'boolean' } },
  });
  const [file] = positionals;
  if (!file || positionals.length > 1) throw new UsageError('Name the one file to restore.');
  await restore(resolve(file), values.replace ?? false);
  return 0;
}

async function restore(file: string, replace: boolean): Promise<void> {
  if (!existsSync(file)) throw new SetupProblem(`There is no file ${file}.`);
  const { dataDir, databaseUrl } = readConfig(process.env);
  if (databaseUrl)
    throw new SetupProblem('This backup is of a built-in PostgreSQL: restore it without DATABASE_URL.');
  const lock = lockDataFolder(dataDir);
  try {
    if (existsSync(join(dataDir, 'postgres')) && !replace) {
      throw new SetupProblem(`${dataDir} has a database already. Add --replace to move it aside.`);
    }
    await exchange(dataDir, file);
  } finally {
    lock.release();
  }
  // The copy becomes whole by replaying its log, at this start; a broken one fails here and not before the first guest.
  const server = await startEmbeddedServer({ dataFolder: dataDir });
  await server.stop();
  console.log(`Restored ${file} into ${dataDir}.`);
}

async function exchange(dataDir: string, file: string): Promise<void> {
  const incoming = await mkdtemp(join(dataDir, 'backup-'));
  try {
    await tar(['-xzf', file, '--no-same-owner', '-p', '-C', incoming]);
    if (!existsSync(join(incoming, 'postgres/backup_label')))
      throw new SetupProblem(`${file} is not a backup of Zadel.`);
    const aside = join(dataDir, `before-restore-${new Date().toISOString().replaceAll(':', '-')}`);
    const present = (await readdir(dataDir)).filter(
      (name) => !/^(program\.|backup-|before-restore-|postgres-server)/.test(name),
    );
    if (present.includes('postgres')) {
      await mkdir(aside, { mode: 0o700 });
      for (const name of present) await rename(join(dataDir, name), join(aside, name));
      console.log(`What was there is now in ${aside}.`);
    }
    for (const name of await readdir(incoming)) {
      await rm(join(dataDir, name), { recursive: true, force: true });
      await rename(join(incoming, name), join(dataDir, name));
    }
  } finally {
    await rm(incoming, { recursive: true, force: true });
  }
}
