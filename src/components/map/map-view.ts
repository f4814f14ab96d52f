import type { PerDevice } from '../../fields/style-values.ts';
import { type Place, type WorldPoint, worldPoint, worldZoom } from '../../lib/mercator.ts';
import type { CustomProperties, ModuleStyles } from '../../modules/define-module.ts';
import type { MapShape } from './map-fields.ts';

/** A rectangle of the world map. */
export interface Area extends WorldPoint {
  width: number;
  height: number;
}

/** What a map shows at first: an area that is whole in view, or its middle at a fixed zoom. */
export interface MapView {
  area: Area;
  /** Of the web's usual maps; undefined: as large as the area fits. */
  zoom: number | undefined;
}

/** A drawn ground with the corners its picture has on earth. */
export interface GroundCorners {
  northWest: Place | null;
  southEast: Place | null;
}

/** A single place is seen with so much around it: about two kilometres. */
const leastSide = 320;
/** Around the outermost places, as a share of what they span. */
const margin = 0.2;

/** The smallest area around some places; undefined when there are none. */
export function areaAround(places: readonly Place[]): Area | undefined {
  const points = places.map(worldPoint);
  const [first] = points;
  if (!first) return;
  const [left, right] = ends(points.map(({ x }) => x));
  const [top, bottom] = ends(points.map(({ y }) => y));
  const [width, height] = [right - left, bottom - top].map((side) =>
    Math.max(side * (1 + 2 * margin), leastSide),
  ) as [number, number];
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}

/** Not by spreading them: a list may be longer than a call has arguments. */
const ends = (values: readonly number[]): [number, number] =>
  values.reduce<[number, number]>(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );

/** The area of a drawn ground; undefined when its corners are missing or the wrong way round. */
export function groundArea({ northWest, southEast }: GroundCorners): Area | undefined {
  if (!northWest || !southEast) return;
  const [from, to] = [worldPoint(northWest), worldPoint(southEast)];
  const [width, height] = [to.x - from.x, to.y - from.y];
  return width > 0 && height > 0 ? { ...from, width, height } : undefined;
}

export interface ViewOptions {
  places: readonly Place[];
  /** 0 is as near as shows every place. */
  zoom: number;
  centre: Place | null;
  ground: Area | undefined;
}

/** What the map shows at first; undefined when it has nothing to show. */
export function viewOf({ places, zoom, centre, ground }: ViewOptions): MapView | undefined {
  const around = areaAround(places) ?? (centre ? areaAround([centre]) : ground);
  if (!around) return;
  const area = centre ? centred(around, worldPoint(centre)) : around;
  return { area, zoom: zoom > 0 ? zoom : undefined };
}

/** Large enough around a new middle that all of the area stays in it. */
function centred(area: Area, { x, y }: WorldPoint): Area {
  const width = 2 * Math.max(area.x + area.width - x, x - area.x);
  const height = 2 * Math.max(area.y + area.height - y, y - area.y);
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** The paper the still map is drawn on: the ground, or plenty around what is shown. */
export const sheetOf = (view: MapView, ground: Area | undefined): Area => {
  if (ground) return ground;
  const { x, y, width, height } = view.area;
  const side = 6 * Math.max(width, height);
  return { x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side };
};

/** Where a place stands on a sheet, as x and y of an SVG without a view box. */
export function onSheet(place: Place, sheet: Area): { x: string; y: string } {
  const { x, y } = worldPoint(place);
  const percent = (share: number) => `${Math.round(share * 1e5) / 1e3}%`;
  return { x: percent((x - sheet.x) / sheet.width), y: percent((y - sheet.y) / sheet.height) };
}

const ratios: Record<MapShape, string> = { wide: '21 / 9', regular: '3 / 2', square: '1', tall: '4 / 5' };

interface LookOptions {
  shape: PerDevice<MapShape>;
  /** Percent. */
  grayscale: PerDevice<number>;
}

/** The custom properties that put the still map into its frame at every width. */
export function mapStyles(
  view: MapView | undefined,
  ground: Area | undefined,
  { shape, grayscale }: LookOptions,
): ModuleStyles {
  const look = (device: 'base' | 'tablet' | 'phone'): CustomProperties => ({
    ...(shape[device] && { '--map-ratio': ratios[shape[device]] }),
    ...(grayscale[device] !== undefined && { '--map-gray': `${grayscale[device]}%` }),
  });
  // A wide map would be a slit on a telephone.
  const phone = { '--map-ratio': ratios.square, ...look('phone') };
  return {
    base: { ...look('base'), ...(view && placing(view, sheetOf(view, ground))) },
    tablet: look('tablet'),
    phone,
  };
}

function placing({ area, zoom }: MapView, sheet: Area): CustomProperties {
  const units = (value: number) => String(Math.round(value * 10) / 10);
  return {
    '--view-x': units(area.x + area.width / 2 - sheet.x),
    '--view-y': units(area.y + area.height / 2 - sheet.y),
    '--view-width': units(area.width),
    '--view-height': units(area.height),
    '--sheet-width': units(sheet.width),
    '--sheet-height': units(sheet.height),
    ...(zoom !== undefined && { '--map-scale': `${2 ** (zoom - worldZoom)}px` }),
  };
}
