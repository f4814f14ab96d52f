import type { Crop, Focus } from '../media.types.ts';

interface Shape {
  /** Of the original, in px. */
  width: number;
  height: number;
  crop: Crop | null;
}

/** Sides of a crop are at least so many px. */
const smallestSide = 16;

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** The size of what is shown of a picture, in px. */
export const shownSize = ({ width, height, crop }: Shape): { width: number; height: number } =>
  crop
    ? {
        width: Math.max(1, Math.round(crop.width * width)),
        height: Math.max(1, Math.round(crop.height * height)),
      }
    : { width, height };

/** Where the focus point of the original lies in what is shown of it. */
export const shownFocus = (focus: Focus, crop: Crop | null): Focus =>
  crop
    ? {
        x: within((focus.x - crop.x) / crop.width, 0, 1),
        y: within((focus.y - crop.y) / crop.height, 0, 1),
      }
    : focus;

/** The part in whole px of a picture drawn `width` × `height`. */
export function cropInPixels(crop: Crop, { width, height }: { width: number; height: number }) {
  const left = Math.min(Math.round(crop.x * width), width - 1);
  const top = Math.min(Math.round(crop.y * height), height - 1);
  return {
    left,
    top,
    width: within(Math.round(crop.width * width), 1, width - left),
    height: within(Math.round(crop.height * height), 1, height - top),
  };
}

/** Whether a part lies inside the picture and is large enough to be one. */
export function isCropOf(crop: Crop, { width, height }: { width: number; height: number }): boolean {
  const slack = 1e-6;
  return (
    crop.x >= 0 &&
    crop.y >= 0 &&
    crop.x + crop.width <= 1 + slack &&
    crop.y + crop.height <= 1 + slack &&
    crop.width * width >= Math.min(smallestSide, width) - slack &&
    crop.height * height >= Math.min(smallestSide, height) - slack
  );
}

/** A crop as it is stored: four digits are finer than a pixel; all of the picture is no crop. */
export function tidyCrop(crop: Crop | null): Crop | null {
  if (!crop) return null;
  const short = (value: number) => Math.round(value * 10_000) / 10_000;
  const x = short(crop.x);
  const y = short(crop.y);
  const tidy = {
    x,
    y,
    width: short(Math.min(crop.width, 1 - x)),
    height: short(Math.min(crop.height, 1 - y)),
  };
  return tidy.width > 0.999 && tidy.height > 0.999 ? null : tidy;
}
