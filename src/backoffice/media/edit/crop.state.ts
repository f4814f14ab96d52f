import type { Crop, Focus } from '../../../features/media/media.types.ts';

/** A corner of a crop. */
export interface Corner {
  right: boolean;
  bottom: boolean;
}

export const corners: readonly Corner[] = [
  { right: false, bottom: false },
  { right: true, bottom: false },
  { right: false, bottom: true },
  { right: true, bottom: true },
];

/** A crop is at least such a part of the picture wide and high. */
const smallest = 0.05;

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** The crop moved by parts of the picture, never over its edge. */
export const moveCrop = (crop: Crop, by: { x: number; y: number }): Crop => ({
  ...crop,
  x: within(crop.x + by.x, 0, 1 - crop.width),
  y: within(crop.y + by.y, 0, 1 - crop.height),
});

/** The point where a corner lies. */
export const pointOf = (crop: Crop, { right, bottom }: Corner): Focus => ({
  x: right ? crop.x + crop.width : crop.x,
  y: bottom ? crop.y + crop.height : crop.y,
});

/**
 * The crop with a corner brought to a point; the opposite corner stays. `ratio` is width to height as parts of the
 * picture, where the shape is fixed.
 */
export function dragCorner(crop: Crop, corner: Corner, to: Focus, ratio?: number): Crop {
  const fixed = pointOf(crop, { right: !corner.right, bottom: !corner.bottom });
  const room = {
    x: corner.right ? 1 - fixed.x : fixed.x,
    y: corner.bottom ? 1 - fixed.y : fixed.y,
  };
  let width = within(corner.right ? to.x - fixed.x : fixed.x - to.x, smallest, Math.max(smallest, room.x));
  let height = within(corner.bottom ? to.y - fixed.y : fixed.y - to.y, smallest, Math.max(smallest, room.y));
  if (ratio !== undefined) {
    width = Math.min(Math.max(width, height * ratio), room.x, room.y * ratio);
    height = width / ratio;
  }
  return {
    x: within(corner.right ? fixed.x : fixed.x - width, 0, 1 - width),
    y: within(corner.bottom ? fixed.y : fixed.y - height, 0, 1 - height),
    width,
    height,
  };
}

/** The largest crop of a shape, as near around a point as the picture allows. */
export function cropAround(point: Focus, ratio: number): Crop {
  const width = Math.min(1, ratio);
  const height = Math.min(1, 1 / ratio);
  return {
    x: within(point.x - width / 2, 0, 1 - width),
    y: within(point.y - height / 2, 0, 1 - height),
    width,
    height,
  };
}

/** A step by an arrow key, in parts of the picture; undefined for other keys. */
export function stepOf(key: string, large: boolean): { x: number; y: number } | undefined {
  const step = large ? 0.1 : 0.01;
  const steps: Record<string, { x: number; y: number }> = {
    ArrowLeft: { x: -step, y: 0 },
    ArrowRight: { x: step, y: 0 },
    ArrowUp: { x: 0, y: -step },
    ArrowDown: { x: 0, y: step },
  };
  return steps[key];
}

export const moveFocus = ({ x, y }: Focus, by: { x: number; y: number }): Focus => ({
  x: within(x + by.x, 0, 1),
  y: within(y + by.y, 0, 1),
});
