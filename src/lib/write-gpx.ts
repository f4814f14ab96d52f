import type { Place } from './mercator.ts';
import type { RoutePoint } from './route-line.ts';

/** A GPX 1.1 file of one track, as bicycle computers and telephones read it. */
export function writeGpx(route: {
  name: string;
  points: readonly RoutePoint[];
  places?: readonly (Place & { name: string })[];
}): string {
  const hasHeights = route.points.some(({ height }) => height !== 0);
  const position = ({ latitude, longitude }: Place) =>
    `lat="${latitude.toFixed(5)}" lon="${longitude.toFixed(5)}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Zadel" xmlns="http://www.topografix.com/GPX/1/1">',
    `<metadata><name>${escaped(route.name)}</name></metadata>`,
    ...(route.places ?? []).map((each) => `<wpt ${position(each)}><name>${escaped(each.name)}</name></wpt>`),
    `<trk><name>${escaped(route.name)}</name><trkseg>`,
    ...route.points.map((point) =>
      hasHeights
        ? `<trkpt ${position(point)}><ele>${point.height.toFixed(1)}</ele></trkpt>`
        : `<trkpt ${position(point)}/>`,
    ),
    '</trkseg></trk></gpx>',
    '',
  ].join('\n');
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** XML has no place for control characters, not even escaped. */
const escaped = (text: string): string =>
  [...text]
    .filter((sign) => sign >= ' ')
    .map((sign) => signs[sign] ?? sign)
    .join('');
