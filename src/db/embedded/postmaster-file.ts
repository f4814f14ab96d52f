import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a running server writes down in `postmaster.pid` in its data folder. */
export type PostmasterFile = { pid: number; port: number; status: string };

export const postmasterFilePath = (cluster: string) => join(cluster, 'postmaster.pid');

/** Reads the file; undefined when no server has left one. A file half written yields NaN and an empty status. */
export function readPostmasterFile(cluster: string): PostmasterFile | undefined {
  let text: string;
  try {
    text = readFileSync(postmasterFilePath(cluster), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const lines = text.split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]), status: lines[7]?.trim() ?? '' };
}
