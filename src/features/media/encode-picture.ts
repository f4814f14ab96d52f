import sharp, { type Sharp } from 'sharp';
import { pictureWidths } from '../../page/picture-address.ts';
import type { Crop, Focus } from './media.types.ts';
import { cropInPixels, shownFocus, shownSize } from './rules/crop.ts';

/** Decoding a larger picture could take all memory. */
export const maximumPixels = 60_000_000;
export const largestWidth = Math.max(...pictureWidths);

// The processor serves visitors too: one picture takes one core of it at most, and none is made twice.
sharp.concurrency(1);
sharp.cache(false);

export type VariantFormat = 'webp' | 'avif';

/** An original and what is known of it. */
export interface Original {
  bytes: Buffer;
  format: string;
  /** px, as seen, before cropping. */
  width: number;
  height: number;
  opaque: boolean;
  focus: Focus;
  crop: Crop | null;
}

export const openPicture = (bytes: Buffer): Sharp =>
  sharp(bytes, { limitInputPixels: maximumPixels }).timeout({ seconds: 60 });

/**
 * A picture at a width in px, never larger than a photograph is. The settings suit flat drawings with thin
 * lines: colour at full resolution where the format can, so that a red coat keeps its edge.
 */
export function renderVariant(original: Original, width: number, format: VariantFormat): Promise<Buffer> {
  const wanted = original.format === 'svg' ? width : Math.min(width, shownSize(original).width);
  const picture = atWidth(original, wanted);
  return format === 'webp'
    ? picture.webp({ quality: 80, effort: 4, smartSubsample: true }).toBuffer()
    : picture.avif({ quality: 55, effort: 3, chromaSubsampling: '4:4:4' }).toBuffer();
}

/** The whole picture, to choose a crop on. */
export const renderWhole = (original: Original): Promise<Buffer> =>
  renderVariant({ ...original, crop: null }, 1280, 'webp');

const share = { width: 1200, height: 630, ground: '#fbf5e7' };

/** A picture as link previews take it: a JPEG of 1200 × 630 px, cropped around its focus point. */
export async function renderShare(original: Original): Promise<Buffer> {
  const size = shownSize(original);
  const point = shownFocus(original.focus, original.crop);
  const scale = Math.max(share.width / size.width, share.height / size.height);
  const whole = await atWidth(original, Math.ceil(size.width * scale))
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const offset = (focus: number, length: number, room: number) =>
    Math.round(Math.min(Math.max(focus * length - room / 2, 0), length - room));
  const width = Math.min(share.width, whole.info.width);
  const height = Math.min(share.height, whole.info.height);
  return openPicture(whole.data)
    .extract({
      left: offset(point.x, whole.info.width, width),
      top: offset(point.y, whole.info.height, height),
      width,
      height,
    })
    .flatten({ background: share.ground })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

/** The decoder draws an SVG at the size asked for, so its lines stay sharp. */
function atWidth(original: Original, wanted: number): Sharp {
  const picture = openPicture(original.bytes).autoOrient();
  const resized = original.crop
    ? cropped(picture, original, original.crop, wanted)
    : picture.resize({ width: wanted });
  // A drawing's last row covers a part of a pixel; without this the picture's edge would shine through.
  return original.opaque ? resized.removeAlpha() : resized;
}

/** The part at a width in px; narrower where the whole would have too many pixels. */
function cropped(picture: Sharp, { width, height }: Original, crop: Crop, wanted: number): Sharp {
  const widest = Math.sqrt((maximumPixels * width) / height);
  const wide = Math.max(1, Math.round(Math.min(wanted / crop.width, widest)));
  const whole = { width: wide, height: Math.max(1, Math.round((wide * height) / width)) };
  return picture.resize({ ...whole, fit: 'fill' }).extract(cropInPixels(crop, whole));
}
