import sharp, { type Sharp } from 'sharp';
import { type Result, refuse, succeed } from '../../lib/result.ts';
import { contentHash } from './content-hash.ts';
import { largestWidth, maximumPixels, openPicture } from './encode-picture.ts';
import type { MediaError } from './media.errors.ts';
import { type PictureFormat, pictureFormat } from './picture-format.ts';

/** Of a file that is put into the library. */
export const maximumBytes = 25 * 1024 * 1024;

export interface PictureFacts {
  /** The first hex digits of the file's SHA-256. */
  hash: string;
  format: PictureFormat;
  /** As seen, in px: a photograph that says it lies on its side is turned. */
  width: number;
  height: number;
  bytes: number;
  /** A data address; '' for a picture one can see through. */
  placeholder: string;
}

/** What a file is by its content. Refuses what is no picture, and what could take all memory when decoded. */
export async function inspectPicture(bytes: Buffer): Promise<Result<PictureFacts, MediaError>> {
  const format = pictureFormat(bytes);
  if (!format) return refuse('not-a-picture');
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!metadata?.width || !metadata.height) return refuse('damaged');
  const { width, height } = metadata.autoOrient;
  if (pixelsAtMost(width, height) > maximumPixels) return refuse('too-many-pixels');
  const placeholder = await placeholderOf(openPicture(bytes).autoOrient()).catch(() => undefined);
  if (placeholder === undefined) return refuse('damaged');
  return succeed({ hash: contentHash(bytes), format, width, height, bytes: bytes.length, placeholder });
}

/** In the file or in its largest variant: a drawing has no pixels of its own, and a sliver grows very high. */
export function pixelsAtMost(width: number, height: number): number {
  const scale = Math.max(1, largestWidth / width);
  return width * height * scale * scale;
}

/** A few pixels of a picture, or of the part of it that is shown, as a data address; '' when one can see through the file. */
export async function placeholderOf(picture: Sharp): Promise<string> {
  const small = await picture
    .clone()
    .resize(12, 12, { fit: 'inside' })
    .removeAlpha()
    .webp({ quality: 10, effort: 6 })
    .toBuffer();
  const { hasAlpha } = await picture.metadata();
  const seeThrough = hasAlpha && !(await picture.stats()).isOpaque;
  return seeThrough ? '' : `data:image/webp;base64,${small.toString('base64')}`;
}
