import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../db/database.ts';
import { addressName } from './address-name.ts';
import { allRows } from './library.store.ts';
import { nameWithHash, parseAddressName } from './media-name.ts';

/** Every file of the library below `directory`: its path and the name with hash it begins with. */
async function everyFile(directory: string) {
  const found = await Promise.all(
    ['originals', 'variants'].map(async (folder) => {
      const parent = join(directory, folder);
      const entries = await readdir(parent, { recursive: true, withFileTypes: true }).catch(() => []);
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => ({ path: join(entry.parentPath, entry.name), folder, name: nameIn(entry.name) }));
    }),
  );
  return found.flat();
}

/** `haven.3fa9c1d2e4.webp` → `haven.3fa9c1d2e4`. */
const nameIn = (file: string): string => file.split('.').slice(0, 2).join('.');

/** Removes original and variants of a picture, those of former files too. */
export async function removeFilesOf(directory: string, name: string): Promise<void> {
  for (const file of await everyFile(directory))
    if (parseAddressName(file.name)?.name === name) await rm(file.path, { force: true });
}

/** Removes what no picture leads to any more, replaced originals and their variants, when older than `moment`. */
export async function removeOldFiles(db: Database, directory: string, moment: Date): Promise<void> {
  const rows = await allRows(db);
  const wanted = {
    originals: new Set(rows.map(nameWithHash)),
    variants: new Set(rows.map(addressName)),
  };
  for (const { path, folder, name } of await everyFile(directory)) {
    if (!parseAddressName(name) || wanted[folder as keyof typeof wanted].has(name)) continue;
    const facts = await stat(path).catch(() => undefined);
    if (facts && facts.mtime < moment) await rm(path, { force: true });
  }
}
