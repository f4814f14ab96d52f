// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { initialValues } from '../../fields/fields-schema.ts';
import type { ModuleProps } from '../define-module.ts';
import { fixtureSite } from '../fixture-page.ts';
import { map, mapModuleFields } from './map.definition.ts';
import { type MapData, mapData } from './map.load.ts';
import { PinMap } from './PinMap.tsx';

type Props = ModuleProps<typeof mapModuleFields, never, MapData>;

const values = (own: object): Props => ({ ...initialValues(mapModuleFields), ...own }) as unknown as Props;
const pin = (title: string, latitude: number, longitude: number, own: object = {}) => ({
  ...{
    title,
    place: { latitude, longitude },
    html: '',
    link: null,
    linkLabel: '',
    icon: '',
    colour: 'accent',
  },
  ...own,
});
const drawn = {
  ground: 'picture',
  groundPicture: fixtureSite.picture('map-haarlem'),
  northWest: { latitude: 52.4, longitude: 4.5 },
  southEast: { latitude: 52.3, longitude: 4.7 },
};

function show(own: object): HTMLElement {
  document.body.innerHTML = renderToString(
    <PinMap
      {...values(own)}
      root={{ 'data-module': 'map' }}
      language="nl"
      slots={{}}
      data={mapData(values(own))}
    />,
  );
  return document.body;
}

test('MAP-1 every pin stands in a list with its words, its link and the way there', () => {
  const page = show({
    ...drawn,
    pins: [
      pin('Winkel', 52.38, 4.64, {
        html: '<p>Aan het water</p>',
        link: { href: '/contact', newWindow: false },
      }),
    ],
  });
  const item = page.querySelector('li');
  expect(item?.textContent).toContain('Winkel');
  expect(item?.textContent).toContain('Aan het water');
  expect([...(item?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
    '/contact',
    'https://www.google.com/maps/dir/?api=1&travelmode=bicycling&destination=52.38%2C4.64',
  ]);
  expect(item?.dataset.pin).toBe('52.38 4.64');
});

test('MAP-1 a drawn ground of our own asks no other host; tiles of another wait for the visitor', () => {
  expect(show(drawn).querySelector('[data-map]')?.getAttribute('data-map')).toBe('still');
  expect(map.allows?.(values(drawn))).toEqual([]);
  const tiles = { pins: [pin('Winkel', 52.38, 4.64)] };
  const page = show(tiles);
  expect(page.querySelector('[data-map]')?.getAttribute('data-map')).toBe('asking');
  expect(page.querySelector('img')).toBeNull();
  expect(page.querySelector('[data-map-open]')?.textContent).toBe('Toon de kaart');
  expect(map.allows?.(values(tiles))).toEqual([
    { directive: 'img-src', source: 'https://tile.openstreetmap.org' },
  ]);
});

test('MAP-1 only an https template with its three numbers is a tile service', () => {
  const allowed = (tiles: string) => map.allows?.(values({ tiles, centre: { latitude: 52, longitude: 4 } }));
  expect(allowed('https://{s}.tiles.example.org/{z}/{x}/{y}{r}.png')).toEqual([
    { directive: 'img-src', source: 'https://*.tiles.example.org' },
  ]);
  for (const tiles of [
    '',
    'javascript:alert(1)/{z}/{x}/{y}',
    'http://tiles.example.org/{z}/{x}/{y}.png',
    'https://tiles.example.org/',
    "https://tiles.example.org; script-src 'unsafe-inline'/{z}/{x}/{y}",
    'https://*/{z}/{x}/{y}',
  ])
    expect(allowed(tiles), tiles).toEqual([]);
});

test('MAP-1 zoom, centre, shape and grey reach the page as they are set per device', () => {
  const styles = map.styles?.(
    values({
      ...drawn,
      zoom: 15,
      centre: { latitude: 52.35, longitude: 4.6 },
      grayscale: { base: 100, phone: 0 },
      shape: { base: 'wide', tablet: 'tall' },
    }),
  );
  expect(styles?.base).toMatchObject({ '--map-scale': '2px', '--map-gray': '100%', '--map-ratio': '21 / 9' });
  expect(styles?.tablet).toEqual({ '--map-ratio': '4 / 5' });
  expect(styles?.phone).toEqual({ '--map-ratio': '1', '--map-gray': '0%' });
  const middle = Number(styles?.base?.['--view-x']) / Number(styles?.base?.['--sheet-width']);
  expect(middle).toBeCloseTo(0.5, 3);
});

test('MAP-1 the wheel and one finger move the map only where the editor says so', () => {
  const still = show(drawn).querySelector<HTMLElement>('[data-map]');
  expect([still?.dataset.wheel, still?.dataset.drag]).toEqual([undefined, undefined]);
  const free = show({ ...drawn, wheel: true, dragOnPhones: true }).querySelector<HTMLElement>('[data-map]');
  expect([free?.dataset.wheel, free?.dataset.drag]).toEqual(['', '']);
});

test('MAP-1 nothing to show is no map; places nowhere and absurd ones break nothing', () => {
  const isEmpty = (own: object) => map.isEmpty?.(values(own), mapData(values(own)));
  expect(isEmpty({})).toBe(true);
  expect(isEmpty({ pins: [{ ...pin('Nergens', 0, 0), place: null }] })).toBe(true);
  expect(isEmpty({ pins: [pin('Evenaar', 0, 0)] })).toBe(false);
  const swapped = { ...drawn, northWest: drawn.southEast, southEast: drawn.northWest };
  expect(isEmpty(swapped)).toBe(true);
  const poles = map.styles?.(values({ pins: [pin('Noord', 90, 180), pin('Zuid', -90, -180)] }));
  for (const value of Object.values(poles?.base ?? {})) expect(value).not.toMatch(/NaN|Infinity/);
});

test('MAP-1 five hundred places all stand in the list, and not all on the still map', () => {
  const pins = Array.from({ length: 500 }, (_, index) => pin('Knooppunt', 52 + index / 1000, 4.6));
  const page = show({ ...drawn, pins });
  expect(page.querySelectorAll('li[data-pin]')).toHaveLength(500);
  expect(page.querySelectorAll('[data-sheet] svg svg').length).toBeLessThan(200);
});
