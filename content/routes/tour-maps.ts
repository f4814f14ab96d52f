import type { Language } from '../../src/lib/language.ts';
import { type GroundName, groundCorners } from '../drawing/maps/grounds.ts';
import { routes } from './routes.ts';
import { routePlans } from './way-points.ts';

type Words = Readonly<Record<Language, string>>;
type NameKind = 'town' | 'village' | 'water' | 'land';
type NameOnMap = readonly [north: number, east: number, kind: NameKind, text: string | Words];

const northSea: Words = { nl: 'Noordzee', en: 'North Sea', de: 'Nordsee' };

interface TourMap {
  /** The way points at which the page's stops stand, in their order. */
  stops: readonly string[];
  names: readonly NameOnMap[];
}

const tourMaps: Readonly<Record<string, TourMap>> = {
  'dunes-and-sea': {
    stops: ['De winkel', 'Bleek en Berg', 'Kraansvlak', 'Parnassia', 'Zandvoort', 'De winkel'],
    names: [
      [52.412, 4.526, 'water', northSea],
      [52.3748, 4.6395, 'town', 'Haarlem'],
      [52.3985, 4.615, 'village', 'Bloemendaal'],
      [52.3925, 4.6135, 'village', 'Overveen'],
      [52.3635, 4.532, 'village', 'Zandvoort'],
      [52.425, 4.585, 'land', { nl: 'Kennemerduinen', en: 'Kennemer dunes', de: 'Kennemer Dünen' }],
      [52.3585, 4.604, 'village', 'Aerdenhout'],
    ],
  },
  'tulip-fields': {
    stops: [
      'Station Heemstede-Aerdenhout',
      'Vogelenzang',
      'De Zilk',
      'Keukenhof',
      'Hillegom',
      'Station Heemstede-Aerdenhout',
    ],
    names: [
      [52.31, 4.455, 'water', northSea],
      [52.352, 4.64, 'village', 'Heemstede'],
      [52.3225, 4.53, 'village', 'Vogelenzang'],
      [52.2915, 4.613, 'village', 'Hillegom'],
      [52.2455, 4.563, 'village', 'Lisse'],
      [52.2475, 4.497, 'village', 'Noordwijkerhout'],
      [52.304, 4.692, 'village', 'Hoofddorp'],
      [
        52.343,
        4.535,
        'land',
        { nl: 'Waterleidingduinen', en: 'Waterleiding dunes', de: 'Waterleiding-Dünen' },
      ],
    ],
  },
  windmills: {
    stops: [
      'Molen De Adriaan',
      'Spaarndam',
      'Pont Buitenhuizen',
      'Zaanse Schans',
      'Hempont',
      'Molen De Adriaan',
    ],
    names: [
      [52.3755, 4.641, 'town', 'Haarlem'],
      [52.412, 4.722, 'village', 'Spaarndam'],
      [52.446, 4.658, 'water', { nl: 'Noordzeekanaal', en: 'North Sea Canal', de: 'Nordseekanal' }],
      [52.4545, 4.764, 'village', 'Assendelft'],
      [52.475, 4.778, 'village', 'Westzaan'],
      [52.443, 4.8, 'town', 'Zaandam'],
      [52.379, 4.752, 'village', 'Halfweg'],
      [52.377, 4.81, 'village', 'Amsterdam'],
    ],
  },
  'amsterdam-by-bike': {
    stops: ['De winkel', 'Halfweg', 'Westerpark', 'Prinseneiland', 'Plantage', 'Het IJ'],
    names: [
      [52.3695, 4.645, 'town', 'Haarlem'],
      [52.374, 4.7505, 'village', 'Halfweg'],
      [52.372, 4.835, 'town', 'Amsterdam'],
      [52.4395, 4.692, 'water', { nl: 'Noordzeekanaal', en: 'North Sea Canal', de: 'Nordseekanal' }],
      [52.445, 4.82, 'village', 'Zaandam'],
      [52.304, 4.692, 'village', 'Hoofddorp'],
      [52.36, 4.735, 'land', 'Haarlemmermeer'],
      [52.404, 4.915, 'village', 'Noord'],
    ],
  },
  zuiderzee: {
    stops: [
      'De winkel',
      'Broek in Waterland',
      'Marken',
      'Edam',
      'Warder',
      'Hoorn',
      'Middenbeemster',
      'Zaandam',
    ],
    names: [
      [52.345, 4.655, 'town', 'Haarlem'],
      [52.364, 4.87, 'town', 'Amsterdam'],
      [52.588, 5.115, 'water', 'Markermeer'],
      [52.494, 5.135, 'village', 'Volendam'],
      [52.436, 5.14, 'village', 'Marken'],
      [52.58, 4.84, 'land', 'De Beemster'],
      [52.506, 4.955, 'village', 'Purmerend'],
      [52.632, 4.75, 'town', 'Alkmaar'],
      [52.66, 5.06, 'village', 'Hoorn'],
    ],
  },
};

const named = (names: readonly NameOnMap[], language: Language) =>
  names.map(([latitude, longitude, kind, text]) => ({
    text: typeof text === 'string' ? text : text[language],
    place: { latitude, longitude },
    kind,
  }));

/** A drawn ground with its names, as the fields of a map ask for it. */
const groundProps = (name: GroundName, names: readonly NameOnMap[], language: Language) => ({
  ground: 'picture',
  groundPicture: { media: name, alt: '' },
  ...groundCorners(name),
  names: named(names, language),
});

/** What a page says of a stop: when or after how many kilometres, and a sentence or two. */
interface StopWords {
  text: string;
  detail: string;
}

/** The values of the route map of a tour. */
export function routeMapProps(tour: string, stops: readonly StopWords[], language: Language) {
  const map = tourMaps[tour];
  const plan = routePlans[tour];
  if (!map || !plan) throw new Error(`there is no route of ${tour}`);
  return {
    tour,
    route: routes[tour],
    ...groundProps(`map-${tour}` as GroundName, map.names, language),
    stops: stops.map(({ text, detail }, index) => {
      const [latitude, longitude] = plan.points.find(([, , , name]) => name === map.stops[index]) ?? [];
      return {
        ...titleAndText(detail),
        when: /^\d+ km$/.test(text) ? '' : text,
        place: latitude === undefined || longitude === undefined ? null : { latitude, longitude },
        icon: '',
      };
    }),
  };
}

/** The first words name the place, the rest says what is there. */
function titleAndText(detail: string): { title: string; text: string } {
  const [, title = detail, rest = ''] = /^(.+?)[.,:] (.+)$/s.exec(detail) ?? [];
  return { title: title.replace(/\.$/, ''), text: rest.charAt(0).toUpperCase() + rest.slice(1) };
}

/** The ground of the contact page: Haarlem and Heemstede. */
export const haarlemGround = (language: Language) =>
  groundProps(
    'map-haarlem',
    [
      [52.3845, 4.6235, 'town', 'Haarlem'],
      [52.352, 4.624, 'village', 'Heemstede'],
      [52.366, 4.603, 'village', 'Aerdenhout'],
      [52.3925, 4.609, 'village', 'Overveen'],
      [52.3705, 4.6395, 'water', 'Spaarne'],
      [52.381, 4.578, 'land', { nl: 'Duinen', en: 'Dunes', de: 'Dünen' }],
    ],
    language,
  );
