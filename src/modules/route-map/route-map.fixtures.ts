import { figuresOf } from '../../lib/route-figures.ts';
import { encodeLine, type RoutePoint } from '../../lib/route-line.ts';
import type { ModuleFixture } from '../define-module.ts';

const routeOf = (name: string, points: RoutePoint[]) => ({
  name,
  line: encodeLine(points),
  ...figuresOf(points),
});

/** A round through the dunes, up and down. */
const dunes = Array.from({ length: 120 }, (_, index) => {
  const turn = (index / 119) * 2 * Math.PI;
  return {
    latitude: 52.395 + 0.02 * Math.sin(turn) + 0.002 * Math.sin(turn * 9),
    longitude: 4.595 + 0.04 * Math.cos(turn),
    height: 9 + 8 * Math.sin(turn * 2.5) + 4 * Math.sin(turn * 11),
  };
});
const ground = {
  ground: 'picture',
  groundPicture: { media: 'map-dunes-and-sea' },
  northWest: { latitude: 52.45, longitude: 4.48 },
  southEast: { latitude: 52.34, longitude: 4.7 },
};
const file = '/gpx/tochten/duinen/abc.gpx';

export const routeMapFixtures: ModuleFixture[] = [
  {
    name: 'a round with stops on a drawn ground',
    props: {
      route: routeOf('Duinen en zee', dunes),
      ...ground,
      caption: 'Van het Spaarne naar zee en terug: drie duinen.',
      stops: [
        { title: 'De winkel', text: 'Zadels goed, bel testen, weg.', place: dunes[0] && at(dunes[0]) },
        { title: 'Bleek en Berg', text: 'Het hek van de Kennemerduinen.', place: dunes[25] && at(dunes[25]) },
        {
          title: 'Parnassia',
          when: '11.00',
          text: 'Koffie, veertig minuten.',
          place: dunes[70] && at(dunes[70]),
        },
      ],
      names: [{ text: 'Noordzee', place: { latitude: 52.4, longitude: 4.51 }, kind: 'water' }],
    },
    data: {
      tour: { name: 'Duinen en zee', start: { latitude: 52.38, longitude: 4.64 }, startName: 'De winkel' },
      file,
    },
  },
  {
    name: 'one way without heights, on a map of another host',
    props: {
      route: routeOf('', [
        { latitude: 52.38, longitude: 4.64, height: 0 },
        { latitude: 52.385, longitude: 4.75, height: 0 },
        { latitude: 52.38, longitude: 4.9, height: 0 },
      ]),
      layout: 'below',
      stops: [{ title: 'Halfweg', place: { latitude: 52.385, longitude: 4.75 } }, { title: 'Nog nergens' }],
    },
    data: { tour: null, file: null },
  },
  {
    name: 'only a tour: where it starts',
    props: { tour: 'windmills' },
    data: {
      tour: {
        name: 'Molens en polders',
        start: { latitude: 52.3838, longitude: 4.6429 },
        startName: 'Molen De Adriaan',
      },
      file: null,
    },
  },
  {
    name: 'mountains below zero, sixty stops and hostile words',
    props: {
      route: routeOf('<script>alert(1)</script>', [
        { latitude: 0, longitude: 0, height: -430 },
        { latitude: 0.4, longitude: 0.5, height: 8848 },
        { latitude: 0.2, longitude: 0.9, height: 12 },
      ]),
      layout: 'below',
      download: false,
      stops: Array.from({ length: 60 }, (_, index) => ({
        title: index === 3 ? 'Langwoord'.repeat(20) : `<b>Halte</b> ${index}`,
        text: 'Een woord dat maar doorgaat. '.repeat(index % 8).trim(),
        place: { latitude: (index % 9) / 20, longitude: index / 60 },
      })),
    },
    data: { tour: null, file: null },
  },
];

function at({ latitude, longitude }: RoutePoint) {
  return { latitude, longitude };
}
