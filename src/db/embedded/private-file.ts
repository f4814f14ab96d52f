import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The secret in `path`, made at the first call; only our own account can read the file. */
export function keptSecret(path: string): string {
  const kept = readIfThere(path)?.trim();
  if (kept) return kept;
  const secret = randomBytes(32).toString('base64url');
  writePrivateFile(path, `${secret}\n`);
  return secret;
}

/** Writes the file whole or not at all, to stay, readable by our own account only. */
export function writePrivateFile(path: string, content: string): void {
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, content, { mode: 0o600, flush: true });
  renameSync(unfinished, path);
  syncFolder(dirname(path));
}

/** Makes renames in the folder survive a power cut. */
export function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

export function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
