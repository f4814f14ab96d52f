import type { Place } from './mercator.ts';
import { type Result, refuse, succeed } from './result.ts';

/** A point of a GPX file; without a height where the file has none. */
export interface GpxPoint extends Place {
  height: number | undefined;
}

export interface GpxFile {
  /** What the file calls itself or its track; '' when it does not. */
  name: string;
  /** The points of its tracks one after the other, or of its routes when it has no track. */
  points: GpxPoint[];
  /** Its way points. */
  places: (Place & { name: string })[];
}

export type GpxError = 'too-large' | 'not-gpx' | 'no-points';

/** Characters; a day's ride recorded every second has a quarter of that. */
export const maximumGpxLength = 20_000_000;
const maximumPoints = 250_000;
const maximumPlaces = 200;

const tag = /<(\/?)(?:[\w.-]+:)?([\w.-]+)((?:\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;

/**
 * Reads the tracks, routes and way points of a GPX file and nothing else of it. No entities but XML's own five,
 * no document types, no other files; points off the earth are passed over.
 */
export function readGpx(text: string): Result<GpxFile, GpxError> {
  if (text.length > maximumGpxLength) return refuse('too-large');
  if (/<!(DOCTYPE|ENTITY)/i.test(text) || !/<(?:[\w.-]+:)?gpx[\s>]/.test(text.slice(0, 5000)))
    return refuse('not-gpx');
  const found = new Collector();
  for (let at = text.indexOf('<'); at !== -1; ) {
    const skipped = afterHidden(text, at);
    if (skipped !== undefined) {
      at = text.indexOf('<', skipped);
      continue;
    }
    tag.lastIndex = at;
    const match = tag.exec(text);
    const next = text.indexOf('<', match ? tag.lastIndex : at + 1);
    if (match) {
      const [, closing, name = '', attributes = '', single] = match;
      if (!closing) found.open(name, attributes, single ? '' : contentAfter(text, tag.lastIndex, next));
      if (closing || single) found.close(name);
      if (found.full) return refuse('too-large');
    }
    at = next;
  }
  return found.points.length > 1 ? succeed(found.file()) : refuse('no-points');
}

/** The end of a comment, a declaration or an instruction that begins here. */
function afterHidden(text: string, at: number): number | undefined {
  const end = text.startsWith('<!--', at) ? '-->' : text.startsWith('<?', at) ? '?>' : undefined;
  if (!end) return;
  const found = text.indexOf(end, at + 2);
  return found === -1 ? text.length : found + end.length;
}

const longestText = 500;

/** The text behind an opening tag, plain or as CDATA. */
function contentAfter(text: string, from: number, next: number): string {
  if (next !== -1 && text.startsWith('<![CDATA[', next))
    return text.slice(next + 9, Math.max(next + 9, text.indexOf(']]>', next))).slice(0, longestText);
  return unescaped(text.slice(from, next === -1 ? from : Math.min(next, from + longestText)));
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescaped = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code >= 32 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

const pointNames = new Set(['trkpt', 'rtept', 'wpt']);

/** Keeps what the tags tell, as they come. */
class Collector {
  #tracks: GpxPoint[] = [];
  #routes: GpxPoint[] = [];
  #places: GpxFile['places'] = [];
  #name = '';
  #point: { kind: string; place: GpxPoint; name: string } | undefined;

  get points(): GpxPoint[] {
    return this.#tracks.length > 1 ? this.#tracks : this.#routes;
  }

  get full(): boolean {
    return this.#tracks.length + this.#routes.length > maximumPoints;
  }

  file(): GpxFile {
    return { name: this.#name, points: this.points, places: this.#places };
  }

  open(tagName: string, attributes: string, content: string): void {
    if (pointNames.has(tagName)) {
      const place = placeOf(attributes);
      this.#point = place && { kind: tagName, place: { ...place, height: undefined }, name: '' };
    } else if (tagName === 'ele' && this.#point) this.#point.place.height = heightOf(content);
    else if (tagName === 'name' && this.#point) this.#point.name = content.trim();
    else if (tagName === 'name' && !this.#name) this.#name = content.trim().slice(0, 200);
  }

  close(tagName: string): void {
    if (!this.#point || this.#point.kind !== tagName) return;
    const { kind, place, name } = this.#point;
    this.#point = undefined;
    if (kind === 'trkpt') this.#tracks.push(place);
    else if (kind === 'rtept') this.#routes.push(place);
    else if (name && this.#places.length < maximumPlaces)
      this.#places.push({ name: name.slice(0, 200), latitude: place.latitude, longitude: place.longitude });
  }
}

function placeOf(attributes: string): Place | undefined {
  const number = (name: string) => {
    const found = new RegExp(`\\s${name}\\s*=\\s*["']\\s*(-?\\d{1,3}(?:\\.\\d{0,20})?)\\s*["']`).exec(
      attributes,
    );
    return found ? Number(found[1]) : Number.NaN;
  };
  const [latitude, longitude] = [number('lat'), number('lon')];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

function heightOf(content: string): number | undefined {
  const height = /^\s*-?\d{1,5}(\.\d*)?([eE][+-]?\d{1,2})?\s*$/.test(content) ? Number(content) : Number.NaN;
  return height > -500 && height < 9000 ? height : undefined;
}
