import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { createGzip } from 'node:zlib';
import { type BackupEnd, duringOnlineBackup } from '../db/online-backup.ts';
import { SetupProblem } from '../db/setup-problem.ts';
import { readConfig } from '../server/config.ts';
import { reachDatabase } from './reach-database.ts';
import { tar } from './tar.ts';
import { UsageError } from './usage-error.ts';

/** What belongs to one run or one machine, or comes into the archive by another way. */
const leftOut = [
  'postgres/postmaster.*',
  'postgres/pg_wal/*',
  'postgres/pg_replslot/*',
  'postgres.new*',
  'postgres.port',
  'postgres.log*',
  'postgres-server*',
  'program.*',
  'backup-*',
  'before-restore-*',
];

/** `zadel backup FILE.tar.gz`; the exit code. */
export async function runBackup(words: string[]): Promise<number> {
  const { positionals } = parseArgs({ args: words, allowPositionals: true });
  const [file] = positionals;
  if (!file || positionals.length > 1) throw new UsageError('Name one file to write.');
  await backup(resolve(file));
  console.log(`Saved ${file}. It holds guests' data and this shop's secrets: keep it safe.`);
  return 0;
}

async function backup(file: string): Promise<void> {
  const config = readConfig(process.env);
  if (config.databaseUrl) throw new SetupProblem(ownServer(config.dataDir));
  if (existsSync(file)) throw new SetupProblem(`${file} exists already; name another file.`);
  const database = await reachDatabase(config);
  const work = await mkdtemp(join(config.dataDir, 'backup-'));
  const archive = join(work, 'archive.tar');
  try {
    await duringOnlineBackup(
      database.url,
      () =>
        tar(['-cf', archive, ...leftOut.map((path) => `--exclude=./${path}`), '-C', config.dataDir, '.'], {
          tolerant: true,
        }),
      async (end) => {
        await stageLog(join(config.dataDir, 'postgres'), join(work, 'log/postgres'), end);
        await tar(['-rf', archive, '-C', join(work, 'log'), './postgres']);
      },
    );
    await compress(archive, file);
  } finally {
    await rm(work, { recursive: true, force: true });
    await database.release();
  }
}

const ownServer = (dataDir: string) =>
  `The database is on a server of your own: save it with \`pg_dump "$DATABASE_URL"\`, and the folder ${dataDir} with tar.`;

/** Lays out what the online backup asks to have beside the copied files. */
async function stageLog(cluster: string, folder: string, end: BackupEnd): Promise<void> {
  await mkdir(join(folder, 'pg_wal'), { recursive: true, mode: 0o700 });
  await writeFile(join(folder, 'backup_label'), end.label, { mode: 0o600 });
  for (const segment of await readdir(join(cluster, 'pg_wal'))) {
    if (!/^[\dA-F]{24}$/.test(segment) || segment < end.firstSegment || segment > end.lastSegment) continue;
    await copyFile(join(cluster, 'pg_wal', segment), join(folder, 'pg_wal', segment));
  }
}

/** The file appears under its name once it is whole. */
async function compress(archive: string, file: string): Promise<void> {
  const unfinished = `${file}.unfinished`;
  await pipeline(
    createReadStream(archive),
    createGzip(),
    createWriteStream(unfinished, { mode: 0o600, flush: true }),
  );
  await rename(unfinished, file);
}
