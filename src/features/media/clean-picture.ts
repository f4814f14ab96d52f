import sharp, { type Metadata, type Sharp } from 'sharp';
import { type Result, refuse, succeed } from '../../lib/result.ts';
import { maximumPixels } from './encode-picture.ts';
import { maximumBytes } from './inspect-picture.ts';
import type { MediaError } from './media.errors.ts';
import { type PictureFormat, pictureFormat } from './picture-format.ts';

/** A drawing is made a picture of so many px on its longer side. */
const drawnSide = 2000;
/** Text to draw; a drawing of more is a way to keep the processor busy. */
const maximumDrawingBytes = 2 * 1024 * 1024;
/** What the format can hold on a side. */
const largestWebpSide = 16_383;

/**
 * A stranger's file, drawn anew: what comes out has pixels in sRGB the right way up and nothing else, no place,
 * no comment, no script and nothing behind its end. Of moving pictures the first frame; SVG becomes pixels.
 * What is too large is refused by its header, before anything is decoded (EDIT-4).
 */
export async function cleanPicture(bytes: Buffer): Promise<Result<Buffer, MediaError>> {
  if (bytes.length > maximumBytes) return refuse('too-large');
  const format = pictureFormat(bytes);
  if (!format) return refuse('not-a-picture');
  if (format === 'svg' && bytes.length > maximumDrawingBytes) return refuse('too-large');
  const unreadable = format === 'heic' ? 'unreadable-heic' : 'damaged';
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!header) return refuse(unreadable);
  if (header.width * header.height > maximumPixels) return refuse('too-many-pixels');
  const clean = await drawnAnew(bytes, format, header).catch(() => undefined);
  return clean ? succeed(clean) : refuse(unreadable);
}

function drawnAnew(bytes: Buffer, format: PictureFormat, header: Metadata): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: maximumPixels, failOn: 'error' })
    .autoOrient()
    .toColourspace('srgb')
    .timeout({ seconds: 60 });
  if (format === 'svg') return asPng(picture.resize({ width: drawnSide, height: drawnSide, fit: 'inside' }));
  if (format === 'png' || format === 'gif') return asPng(picture);
  if (format === 'jpeg' || Math.max(header.width, header.height) > largestWebpSide) return asJpeg(picture);
  return picture.webp({ quality: 92, effort: 3, smartSubsample: true }).toBuffer();
}

const asPng = (picture: Sharp) => picture.png({ compressionLevel: 7 }).toBuffer();
const asJpeg = (picture: Sharp) => picture.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer();
