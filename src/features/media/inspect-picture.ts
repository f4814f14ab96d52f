import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { type Result, refuse, succeed } from '../../lib/result.ts';
import { largestWidth, maximumPixels, openPicture } from './encode-picture.ts';
import type { MediaError } from './media.errors.ts';
import { type PictureFormat, pictureFormat } from './picture-format.ts';

const maximumBytes = 30 * 1024 * 1024;

export interface PictureFacts {
  /** The first hex digits of the file's SHA-256. */
  hash: string;
  format: PictureFormat;
  /** As seen, in px: a photograph that says it lies on its side is turned. */
  width: number;
  height: number;
  /** A data address; '' for a picture one can see through. */
  placeholder: string;
}

export const contentHash = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 10);

/** What a file is by its content. Refuses what is no picture, and what could take all memory when decoded. */
export async function inspectPicture(bytes: Buffer): Promise<Result<PictureFacts, MediaError>> {
  if (bytes.length > maximumBytes) return refuse('too-large');
  const format = pictureFormat(bytes);
  if (!format) return refuse('not-a-picture');
  const metadata = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (!metadata?.width || !metadata.height) return refuse('damaged');
  const { width, height } = metadata.autoOrient;
  if (pixelsAtMost(width, height) > maximumPixels) return refuse('too-many-pixels');
  const placeholder = await placeholderOf(bytes, { width, height, hasAlpha: metadata.hasAlpha }).catch(
    () => undefined,
  );
  if (placeholder === undefined) return refuse('damaged');
  return succeed({ hash: contentHash(bytes), format, width, height, placeholder });
}

/** In the file or in its largest variant: a drawing has no pixels of its own, and a sliver grows very high. */
function pixelsAtMost(width: number, height: number): number {
  const scale = Math.max(1, largestWidth / width);
  return width * height * scale * scale;
}

async function placeholderOf(
  bytes: Buffer,
  { width, height, hasAlpha }: { width: number; height: number; hasAlpha: boolean },
): Promise<string> {
  const scale = 12 / Math.max(width, height);
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  const small = await openPicture(bytes)
    .autoOrient()
    .resize(side(width), side(height), { fit: 'fill' })
    .removeAlpha()
    .webp({ quality: 10, effort: 6 })
    .toBuffer();
  const seeThrough = hasAlpha && !(await openPicture(bytes).stats()).isOpaque;
  return seeThrough ? '' : `data:image/webp;base64,${small.toString('base64')}`;
}
