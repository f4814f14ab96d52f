import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** The secret in `path`, made at the first call; only our own account can read the file. */
export function keptSecret(path: string): string {
  const kept = readIfThere(path)?.trim();
  if (kept) return kept;
  const secret = randomBytes(32).toString('base64url');
  writePrivateFile(path, `${secret}\n`);
  return secret;
}

/** Writes the file whole or not at all, readable by our own account only. */
export function writePrivateFile(path: string, content: string): void {
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, content, { mode: 0o600, flush: true });
  renameSync(unfinished, path);
}

export function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
