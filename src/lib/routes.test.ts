import { expect, test } from 'vitest';
import { importRoute, maximumRoutePoints } from './import-route.ts';
import { metresBetween, placeAt, worldPoint } from './mercator.ts';
import { readGpx } from './read-gpx.ts';
import { expectValue } from './result.ts';
import { distancesAlong, figuresOf } from './route-figures.ts';
import { decodeLine, encodeLine, type RoutePoint } from './route-line.ts';
import { simplifyLine } from './simplify-line.ts';
import { writeGpx } from './write-gpx.ts';

const gpx = (inside: string) =>
  `<?xml version="1.0"?><gpx version="1.1" creator="x" xmlns="http://www.topografix.com/GPX/1/1">${inside}</gpx>`;
const track = (points: string) => gpx(`<trk><name>Rondje</name><trkseg>${points}</trkseg></trk>`);
const point = (latitude: number | string, longitude: number | string, inside = '') =>
  `<trkpt lat="${latitude}" lon="${longitude}">${inside}</trkpt>`;
const hills = (count: number): RoutePoint[] =>
  Array.from({ length: count }, (_, index) => ({
    latitude: 52 + index / 1e5,
    longitude: 4.6 + Math.sin(index / 900) / 200,
    height: 10 * Math.sin(index / 1500),
  }));

test('MAP-1 places come back from the flat map, and a degree has its metres', () => {
  const dam = { latitude: 52.3731, longitude: 4.8926 };
  const back = placeAt(worldPoint(dam));
  expect(back.latitude).toBeCloseTo(dam.latitude, 6);
  expect(back.longitude).toBeCloseTo(dam.longitude, 6);
  expect(metresBetween({ latitude: 52, longitude: 5 }, { latitude: 53, longitude: 5 })).toBeCloseTo(
    111_195,
    -1,
  );
  for (const latitude of [90, -90, 1e9])
    expect(worldPoint({ latitude, longitude: 0 }).y).toBeLessThanOrEqual(2 ** 22 + 1);
});

test('MAP-1 a line survives being written down, and what is no line is told', () => {
  const points = [
    { latitude: 52.38072, longitude: 4.64031, height: 1.9 },
    { latitude: -0.00001, longitude: -179.99999, height: -430.5 },
    { latitude: 89.9, longitude: 180, height: 8848.8 },
  ];
  expect(decodeLine(encodeLine(points))).toEqual(points);
  for (const text of ['?', '<script>', '~~~~~~~~~~~~~~~~', 'é', `${encodeLine(points)}_`])
    expect(decodeLine(text), text).toBeUndefined();
  const offEarth = encodeLine([{ latitude: 91, longitude: 0, height: 0 }]);
  expect(decodeLine(offEarth)).toBeUndefined();
});

test('MAP-1 a GPX file tells its name, points, heights and way points', () => {
  const file = expectValue(
    readGpx(
      gpx(
        `<metadata><name>Duinen &amp; zee</name></metadata><!-- <trkpt lat="1" lon="1"/> -->
        <wpt lat="52.4" lon='4.55'><name><![CDATA[Parnassia <koffie>]]></name></wpt>
        <trk><name>ander</name><trkseg>${point(52.38, 4.64, '<ele> 2.5 </ele><time>2026-01-01</time>')}<trkpt lat="52.39" lon="4.63"/>${point(99, 4)}${point('x', 4)}</trkseg></trk>`,
      ),
    ),
  );
  expect(file.name).toBe('Duinen & zee');
  expect(file.points).toEqual([
    { latitude: 52.38, longitude: 4.64, height: 2.5 },
    { latitude: 52.39, longitude: 4.63, height: undefined },
  ]);
  expect(file.places).toEqual([{ name: 'Parnassia <koffie>', latitude: 52.4, longitude: 4.55 }]);
});

test('MAP-1 a route without a track is read too, with a prefix as well', () => {
  const file = readGpx('<g:gpx><g:rte><g:rtept lat="1" lon="2"/><g:rtept lat="2" lon="3"/></g:rte></g:gpx>');
  expect(expectValue(file).points).toHaveLength(2);
});

test('MAP-1 a hostile file is refused or harmless: entities, other kinds, nothing in it, too much of it', () => {
  const bomb = `<!DOCTYPE gpx [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${track(point(1, 2) + point(2, 3))}`;
  const outside = `<!DOCTYPE gpx SYSTEM "file:///etc/passwd">${track(point(1, 2) + point(2, 3))}`;
  for (const text of [bomb, outside, '', '<html></html>', '{"type":"FeatureCollection"}'])
    expect(readGpx(text)).toEqual({ ok: false, error: 'not-gpx' });
  for (const text of [track(''), track(point(1, 2)), '<gpx><trk><trkseg', gpx('<trkpt lat="1"'.repeat(1000))])
    expect(readGpx(text)).toEqual({ ok: false, error: 'no-points' });
  expect(readGpx(' '.repeat(20_000_001))).toEqual({ ok: false, error: 'too-large' });
  expect(readGpx(track('<trkpt lat="1" lon="2"/>'.repeat(250_001)))).toEqual({
    ok: false,
    error: 'too-large',
  });
  const slow = readGpx(gpx(`${'<a '.repeat(200_000)}${'<trkpt lat="1" lon="2" '.repeat(50_000)}`));
  expect(slow.ok).toBe(false);
});

test('MAP-1 a hundred thousand points become a few hundred that keep the shape, the length and the hills', () => {
  const points = hills(100_000);
  const text = track(
    points.map((each) => point(each.latitude, each.longitude, `<ele>${each.height}</ele>`)).join(''),
  );
  const route = expectValue(importRoute(text));
  const kept = decodeLine(route.line) ?? [];
  expect(kept.length).toBeLessThanOrEqual(maximumRoutePoints);
  expect(route.line.length).toBeLessThan(12_000);
  expect(distancesAlong(kept).at(-1)).toBeGreaterThan(route.metres * 0.95);
  expect(route.name).toBe('Rondje');
});

test('MAP-1 corners and tops stay when a line is simplified', () => {
  const points = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((step) => ({
    latitude: 52 + (step < 4 ? step : 8 - step) / 100,
    longitude: 4 + step / 1000,
    height: step === 2 ? 30 : 0,
  }));
  const kept = simplifyLine(points, 5);
  expect(kept).toContain(points[2]);
  expect(kept).toContain(points[4]);
  expect([kept[0], kept.at(-1)]).toEqual([points[0], points[8]]);
  expect(simplifyLine(points.slice(0, 1), 5)).toHaveLength(1);
  expect(simplifyLine(Array(5000).fill(points[0]), 10).length).toBeLessThanOrEqual(10);
});

test('MAP-1 climbing counts hills, not the trembling of a receiver', () => {
  const heights = [0, 0.5, 0, 0.7, 0.2, 10, 9.5, 10, 4, 4.5, 12];
  const points = heights.map((height, index) => ({ latitude: 52 + index / 1000, longitude: 4, height }));
  expect(figuresOf(points)).toEqual({ metres: 1112, climb: 18, descent: 6 });
});

test('MAP-1 the file a visitor downloads is read again as it was, hostile names and all', () => {
  const points = hills(20).map((each) => ({ ...each, height: Math.round(each.height * 10) / 10 }));
  const name = 'Duinen & <zee> "rond"\u0007';
  const file = expectValue(
    readGpx(writeGpx({ name, points, places: [{ latitude: 1, longitude: 2, name: '<x>' }] })),
  );
  expect(file.name).toBe('Duinen & <zee> "rond"');
  expect(file.points).toHaveLength(20);
  expect(file.points[7]?.height).toBe(points[7]?.height);
  expect(file.places[0]?.name).toBe('<x>');
});
