import { setTimeout as sleep } from 'node:timers/promises';
import { pictureWidths } from '../../page/picture-address.ts';
import type { Media } from './media.types.ts';

interface Options {
  /** Names in addresses, as in `Picture.name`; all pictures when left out. */
  names?: readonly string[];
  widths?: readonly number[];
}

/**
 * Makes the WebP variants pages may ask for, one after another, resting as long as each took, so that visitors
 * keep at least half of a core. `done` rejects when a picture cannot be made; `stop` settles after the one at hand.
 */
export function warmPictures(media: Media, { names, widths = pictureWidths }: Options = {}) {
  const stopping = new AbortController();
  const run = async () => {
    const pictures = [...(await media.pictures()).nl.values()];
    for (const { name, width: original } of pictures) {
      if (names && !names.includes(name)) continue;
      for (const width of widths.filter((each) => each <= original || each === widths[0])) {
        if (stopping.signal.aborted) return;
        const start = performance.now();
        await media.variant(name, width, false);
        await sleep(performance.now() - start, undefined, { signal: stopping.signal }).catch(() => {});
      }
    }
  };
  const done = run();
  return {
    done,
    async stop(): Promise<void> {
      stopping.abort();
      await done.catch(() => {});
    },
  };
}
