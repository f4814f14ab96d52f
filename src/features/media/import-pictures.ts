import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectValue } from '../../lib/result.ts';
import type { Media, NewMedia } from './media.types.ts';

/**
 * Brings drawings that ship with the program (`<name>.svg` in `folder`) into the library. May run at every start:
 * pictures the shop has changed stay, and an instance with a folder of its own gets the files it lacks. Between two
 * pictures it can be stopped by the signal.
 */
export async function importPictures(
  media: Media,
  pictures: Readonly<Record<string, Pick<NewMedia, 'alt' | 'focus'>>>,
  folder: string,
  signal?: AbortSignal,
): Promise<void> {
  for (const [name, { alt, focus }] of Object.entries(pictures)) {
    signal?.throwIfAborted();
    const bytes = await readFile(join(folder, `${name}.svg`));
    expectValue(await media.addMissing({ name, bytes, alt, focus }));
  }
}
