import { openStreetMap } from '../../components/map/tile-address.ts';
import type { ModuleFixture } from '../define-module.ts';
import { mapData } from './map.load.ts';

const shop = { latitude: 52.3807, longitude: 4.6403 };
const corners = {
  northWest: { latitude: 52.3975, longitude: 4.5985 },
  southEast: { latitude: 52.3524, longitude: 4.6715 },
};

const fixtures: ModuleFixture[] = [
  {
    name: 'three places on a drawn ground, the list beside it',
    props: {
      ground: 'picture',
      groundPicture: { media: 'map-haarlem' },
      ...corners,
      label: 'Onze winkel en de plekken waar tochten beginnen',
      placesAt: 'beside',
      names: [{ text: 'Spaarne', place: { latitude: 52.372, longitude: 4.636 }, kind: 'water' }],
      pins: [
        {
          title: 'Polder & Pedaal',
          place: shop,
          html: '<p>Zadelmakerskade 12. Elke dag vanaf negen uur.</p>',
          link: { page: 'contact' },
          linkLabel: 'Openingstijden',
          icon: 'bike',
        },
        {
          title: 'Molen De Adriaan',
          place: { latitude: 52.3838, longitude: 4.6429 },
          html: '<p>Hier begint de molentocht.</p>',
          icon: 'wind',
          colour: 'brand',
        },
        {
          title: 'Station Heemstede-Aerdenhout',
          place: { latitude: 52.3592, longitude: 4.6066 },
          html: '<p>Uitgang Leidsevaart, bij de fietsenstalling.</p>',
          colour: 'sun',
        },
      ],
    },
  },
  {
    name: 'one place on a map of another host',
    props: {
      pins: [
        {
          title: 'Parnassia',
          place: { latitude: 52.4056, longitude: 4.5494 },
          icon: 'coffee',
          colour: '#5e9fa9',
        },
      ],
      zoom: 14,
      wheel: true,
      dragOnPhones: true,
      grayscale: { base: 60, phone: 0 },
      shape: { base: 'wide', phone: 'tall' },
    },
  },
  {
    name: 'no place, only a ground; folded list and a template that is none',
    props: { centre: shop, tiles: 'javascript:alert(1)', placesAt: 'folded', zoom: 19 },
  },
  {
    name: 'five hundred places, poles and hostile words',
    props: {
      ground: 'picture',
      placesAt: 'folded',
      pins: [
        { title: 'Noordpool', place: { latitude: 90, longitude: 180 } },
        { title: 'Zuidpool', place: { latitude: -90, longitude: -180 } },
        {
          title: '<b onclick="alert(1)">Vet</b>',
          place: { latitude: 0, longitude: 0 },
          html: '<p>Een <a href="javascript:alert(1)">link</a></p>',
        },
        { title: 'Langwoord'.repeat(40).slice(0, 200), place: { latitude: 51, longitude: 3 } },
        { title: 'Nog nergens', place: null },
        ...Array.from({ length: 495 }, (_, index) => ({
          title: `Knooppunt ${index + 1}`,
          place: { latitude: 52 + (index % 25) / 50, longitude: 4.4 + Math.floor(index / 25) / 40 },
          colour: index % 2 ? 'brand' : 'water',
        })),
      ],
    },
  },
];

export const mapFixtures = fixtures.map((each) => ({
  ...each,
  data: mapData({ ground: 'tiles', tiles: openStreetMap, ...each.props }),
}));
