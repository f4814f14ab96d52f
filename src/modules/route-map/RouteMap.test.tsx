// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { linePlaces } from '../../components/map/line-path.ts';
import { initialValues } from '../../fields/fields-schema.ts';
import type { Place } from '../../lib/mercator.ts';
import { figuresOf } from '../../lib/route-figures.ts';
import { encodeLine } from '../../lib/route-line.ts';
import type { ModuleProps } from '../define-module.ts';
import { RouteMap } from './RouteMap.tsx';
import { routeMap, routeMapFields } from './route-map.definition.ts';
import type { RouteMapData } from './route-map.load.ts';
import { startProfile } from './route-profile.ts';

type Props = ModuleProps<typeof routeMapFields, never, RouteMapData>;

const points = Array.from({ length: 50 }, (_, index) => ({
  latitude: 52.3 + index / 500,
  longitude: 4.6,
  height: index < 25 ? index : 50 - index,
}));
const route = routeMapFields.route.resolve(
  { name: 'Recht vooruit', line: encodeLine(points), ...figuresOf(points) },
  {} as never,
);
const stop = (title: string, place: Place | null, when = '') => ({ title, text: '', when, place, icon: '' });
const none: RouteMapData = { tour: null, file: null };

function show(own: object, data: RouteMapData = none): HTMLElement {
  const props = { ...initialValues(routeMapFields), ...own } as unknown as Props;
  document.body.innerHTML = renderToString(
    <RouteMap {...props} root={{ 'data-module': 'route-map' }} language="nl" slots={{}} data={data} />,
  );
  return document.body.firstElementChild as HTMLElement;
}

beforeEach(() => vi.restoreAllMocks());

test('MAP-1 a route tells its length, its climbs and its stops with their kilometres', () => {
  const page = show({
    route,
    stops: [stop('Halverwege', points[25] ?? null), stop('Later', points[40] ?? null, '11.00')],
  });
  expect(page.textContent).toContain('Afstand10,9 km');
  expect(page.textContent).toContain('Omhoog24 m');
  const items = [...page.querySelectorAll('ol > li')].map((item) => item.textContent);
  expect(items[0]).toContain('Vertrek');
  expect(items[1]).toMatch(/Halverwege6 km/);
  expect(items[2]).toMatch(/Later11\.00/);
  expect(items[3]).toContain('Aankomst');
});

test('MAP-1 a round begins and ends at one place, which stands on the map once', () => {
  const there = [...points, ...points.toReversed()];
  const round = routeMapFields.route.resolve(
    { name: '', line: encodeLine(there), ...figuresOf(there) },
    {} as never,
  );
  const page = show({
    route: round,
    stops: [stop('De winkel', points[0] ?? null), stop('Weer thuis', points[0] ?? null)],
  });
  expect([...page.querySelectorAll('[data-title]')].map((title) => title.textContent)).toEqual([
    'De winkel',
    'Weer thuis',
  ]);
  expect(page.querySelectorAll('[data-pin]')).toHaveLength(1);
});

test('MAP-1 the drawn line is the route, to a metre', () => {
  const path = show({ route }).querySelector('[data-line]')?.getAttribute('d') ?? '';
  const [x = 0, y = 0] = (document.querySelector<HTMLElement>('[data-sheet]')?.dataset.sheet ?? '')
    .split(' ')
    .map(Number);
  const places = linePlaces(path, { x, y });
  expect(places).toHaveLength(points.length);
  expect(places.at(-1)?.latitude).toBeCloseTo(points.at(-1)?.latitude ?? 0, 4);
});

test('MAP-1 moving along the heights says where and how high, and marks the place', () => {
  const root = show({ route });
  const markHere = vi.fn();
  startProfile(root, { markHere, showPin: () => {} });
  const along = root.querySelector<HTMLInputElement>('[data-along]') as HTMLInputElement;
  expect(along.hidden).toBe(false);
  along.value = along.max;
  along.dispatchEvent(new Event('input'));
  expect(markHere.mock.lastCall?.[0].latitude).toBeCloseTo(points.at(-1)?.latitude ?? 0, 3);
  expect(root.querySelector('[data-here-text]')?.textContent).toMatch(/^Kilometer 10,9, \d+ meter hoog$/);
});

test('MAP-1 a file without heights has no profile, and a tour without a file shows where it starts', () => {
  const flat = points.map((point) => ({ ...point, height: 0 }));
  const level = routeMapFields.route.resolve(
    { name: '', line: encodeLine(flat), ...figuresOf(flat) },
    {} as never,
  );
  expect(show({ route: level }).querySelector('[data-profile]')).toBeNull();
  const start = { latitude: 52.38, longitude: 4.64 };
  const page = show({}, { tour: { name: 'Molens', start, startName: 'De Adriaan' }, file: null });
  expect(page.querySelector('[data-title]')?.textContent).toBe('De Adriaan');
  expect(routeMap.isEmpty?.({ ...initialValues(routeMapFields) } as never, none)).toBe(true);
});

test('MAP-1 a stored line that is none is refused before it is a page’s', () => {
  const stored = { name: '', metres: 1, climb: 0, descent: 0 };
  const accepts = (line: string) => routeMapFields.route.schema.safeParse({ ...stored, line }).success;
  expect(accepts(encodeLine(points))).toBe(true);
  for (const line of ['', '?', '<script>', encodeLine(points.slice(0, 1)), '_'.repeat(30_000)])
    expect(accepts(line)).toBe(false);
});
