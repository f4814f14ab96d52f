import { contentHash } from './content-hash.ts';
import type { Crop } from './media.types.ts';
import { nameWithHash } from './media-name.ts';

/** A picture's name in addresses: another file or another crop is another address, so that answers may be kept for ever. */
export const addressName = ({
  name,
  hash,
  crop,
}: {
  name: string;
  hash: string;
  crop: Crop | null;
}): string =>
  nameWithHash({
    name,
    hash: crop ? contentHash(`${hash} ${crop.x} ${crop.y} ${crop.width} ${crop.height}`) : hash,
  });
