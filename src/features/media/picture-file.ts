import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

/** Decoding a larger picture could take all memory. */
const maximumPixels = 50_000_000;
const formats = new Set(['svg', 'png', 'jpeg', 'webp', 'avif', 'heif', 'gif']);

// Two cores serve visitors too: one picture takes one of them at most.
sharp.concurrency(1);

export interface PictureFacts {
  hash: string;
  format: string;
  width: number;
  height: number;
  placeholder: string;
}

/** What a file is by its content, whatever it is called; `undefined` when it is no picture we take. */
export async function readPicture(bytes: Buffer): Promise<PictureFacts | undefined> {
  const metadata = await sharp(bytes, { limitInputPixels: maximumPixels })
    .metadata()
    .catch(() => undefined);
  if (!metadata?.format || !formats.has(metadata.format)) return;
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  const { width, height, format } = metadata;
  return { hash, format, width, height, placeholder: await placeholderOf(bytes) };
}

async function placeholderOf(bytes: Buffer): Promise<string> {
  const small = sharp(bytes, { limitInputPixels: maximumPixels }).resize(12, 8, { fit: 'fill' });
  const { isOpaque } = await small.clone().stats();
  if (!isOpaque) return '';
  const webp = await small.webp({ quality: 20, effort: 6, smartSubsample: false }).toBuffer();
  return `data:image/webp;base64,${webp.toString('base64')}`;
}

export type VariantFormat = 'webp' | 'avif';

/** A picture at a width in px. Drawings are rasterised at the very size, so that their lines stay sharp. */
export async function renderVariant(bytes: Buffer, width: number, format: VariantFormat): Promise<Buffer> {
  const original = await sharp(bytes, { limitInputPixels: maximumPixels }).metadata();
  const density =
    original.format === 'svg' ? Math.min(2400, Math.max(72, (72 * width) / original.width)) : undefined;
  const resized = sharp(bytes, { limitInputPixels: maximumPixels, density })
    .rotate()
    .resize({ width, withoutEnlargement: original.format !== 'svg' });
  return format === 'webp'
    ? resized.webp({ quality: 78, effort: 4, smartSubsample: true }).toBuffer()
    : resized.avif({ quality: 55, effort: 3, chromaSubsampling: '4:4:4' }).toBuffer();
}

/** A picture as link previews take it: 1200 px wide JPEG. */
export const renderShared = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: maximumPixels })
    .resize({ width: 1200 })
    .flatten()
    .jpeg({ quality: 82 })
    .toBuffer();

/** Writes a file so that nobody ever reads half of it. */
export async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const half = join(dirname(file), `.${randomUUID()}`);
  await writeFile(half, bytes);
  await rename(half, file);
}

export const readIfThere = (file: string): Promise<Buffer | undefined> =>
  readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
