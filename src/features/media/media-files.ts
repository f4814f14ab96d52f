import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { VariantFormat } from './encode-picture.ts';

/**
 * Where the files of the library stand. Several instances of the program may share the folder: whatever can be
 * made again is made when it is missing, and a file is never seen half written.
 */
export const mediaFiles = (directory: string) => ({
  original: (name: string) => join(directory, 'originals', name),
  variant: (name: string, width: number, format: VariantFormat) =>
    join(directory, 'variants', `${width}x0`, `${name}.${format}`),
  whole: (name: string) => join(directory, 'variants', 'whole', `${name}.webp`),
  share: (name: string) => join(directory, 'variants', 'share', `${name}.jpg`),
});

export async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const half = join(dirname(file), `.${randomUUID()}`);
  try {
    await writeFile(half, bytes, { flush: true });
    await rename(half, file);
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
}

export const readIfThere = (file: string): Promise<Buffer | undefined> =>
  readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
