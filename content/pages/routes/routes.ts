import type { Language } from '../../../src/lib/language.ts';
import type { Translate } from '../../../src/page/page-content.ts';
import { to } from '../parts/page-link.ts';
import type { PageKey } from '../parts/slugs.ts';

type Words = readonly [nl: string, en: string, de: string];
type Kind = keyof typeof kinds;

/** What one can choose by. */
const kinds = {
  sea: ['Zee', 'Sea', 'Meer'],
  tulips: ['Bollen', 'Tulips', 'Tulpen'],
  water: ['Water', 'Water', 'Wasser'],
  town: ['Stad', 'Town', 'Stadt'],
  short: ['Tot 25 km', 'Up to 25 km', 'Bis 25 km'],
  long: ['Vanaf 40 km', 'From 40 km', 'Ab 40 km'],
} satisfies Record<string, Words>;

interface Route {
  picture: string;
  km: number;
  title: Words;
  about: Words;
  kinds: readonly Kind[];
  /** The guided tour that goes the same way. */
  tour: PageKey;
}

const routeList: readonly Route[] = [
  {
    picture: 'dunes-path',
    km: 22,
    title: ['Naar Parnassia en terug', 'To Parnassia and back', 'Nach Parnassia und zurück'],
    about: ['één klim, op het eind', 'one climb, at the very end', 'ein Anstieg, ganz am Ende'],
    kinds: ['sea', 'short'],
    tour: 'tour-dunes-and-sea',
  },
  {
    picture: 'tulips-path',
    km: 34,
    title: ['Achter de bollenschuren', 'Behind the bulb barns', 'Hinter den Zwiebelscheunen'],
    about: ['half april op zijn mooist', 'at its best in mid-April', 'Mitte April am schönsten'],
    kinds: ['tulips'],
    tour: 'tour-tulip-fields',
  },
  {
    picture: 'windmills-quay',
    km: 14,
    title: [
      'Langs het Spaarne naar Spaarndam',
      'Along the Spaarne to Spaarndam',
      'An der Spaarne nach Spaarndam',
    ],
    about: ['paling aan het keerpunt', 'smoked eel at the turning point', 'Räucheraal am Wendepunkt'],
    kinds: ['water', 'short'],
    tour: 'tour-windmills',
  },
  {
    picture: 'amsterdam-bridge',
    km: 42,
    title: ['Amsterdam langs de trekvaart', 'Amsterdam along the canal', 'Amsterdam am Kanal entlang'],
    about: ['rechtdoor, en dan de drukte', 'straight on, then the bustle', 'geradeaus, dann der Trubel'],
    kinds: ['town', 'long'],
    tour: 'tour-amsterdam-by-bike',
  },
  {
    picture: 'zuiderzee-dike',
    km: 66,
    title: ['De dijk naar Marken', 'The dyke to Marken', 'Der Deich nach Marken'],
    about: ['kijk eerst naar de wind', 'look at the wind first', 'erst nach dem Wind sehen'],
    kinds: ['water', 'long'],
    tour: 'tour-zuiderzee',
  },
  {
    picture: 'dunes-evening',
    km: 11,
    title: ['De avondronde', 'The evening round', 'Die Abendrunde'],
    about: ['voor na het eten, met licht op', 'for after dinner, lights on', 'nach dem Essen, mit Licht'],
    kinds: ['sea', 'short'],
    tour: 'tour-dunes-and-sea',
  },
  {
    picture: 'tour-windmills-2',
    km: 29,
    title: ['Vijf molens in één middag', 'Five mills in an afternoon', 'Fünf Mühlen an einem Nachmittag'],
    about: ['bij één doet de molenaar open', 'at one the miller opens up', 'bei einer öffnet der Müller'],
    kinds: ['water'],
    tour: 'tour-windmills',
  },
  {
    picture: 'hero-tulips',
    km: 18,
    title: ['Bollen voor korte benen', 'Tulips for short legs', 'Tulpen für kurze Beine'],
    about: ['speeltuin halverwege', 'a playground halfway', 'Spielplatz auf halber Strecke'],
    kinds: ['tulips', 'short'],
    tour: 'tour-tulip-fields',
  },
  {
    picture: 'tour-dunes-and-sea-2',
    km: 27,
    title: ['Zandvoort door het duin', 'Zandvoort through the dunes', 'Zandvoort durch die Dünen'],
    about: [
      'heen binnendoor, terug over de boulevard',
      'out inland, back by the boulevard',
      'hin durchs Land, zurück am Boulevard',
    ],
    kinds: ['sea'],
    tour: 'tour-dunes-and-sea',
  },
  {
    picture: 'tour-amsterdam-by-bike-2',
    km: 48,
    title: ['Door het Amsterdamse Bos', 'Through the Amsterdamse Bos', 'Durch den Amsterdamse Bos'],
    about: ['schaduw en een geitenboerderij', 'shade, and a goat farm', 'Schatten und ein Ziegenhof'],
    kinds: ['town', 'long'],
    tour: 'tour-amsterdam-by-bike',
  },
  {
    picture: 'tour-tulip-fields-2',
    km: 44,
    title: [
      'Langs Lisse en de Kagerplassen',
      'By Lisse and the Kager lakes',
      'Über Lisse und die Kagerplassen',
    ],
    about: [
      'twee pontjes, neem muntgeld mee',
      'two ferries, bring coins',
      'zwei Fähren, Kleingeld mitnehmen',
    ],
    kinds: ['tulips', 'water', 'long'],
    tour: 'tour-tulip-fields',
  },
  {
    picture: 'tour-zuiderzee-2',
    km: 78,
    title: ['Edam en Volendam', 'Edam and Volendam', 'Edam und Volendam'],
    about: [
      'een hele dag, of met de e-bike',
      'a whole day, or take the e-bike',
      'ein ganzer Tag, oder mit dem E-Bike',
    ],
    kinds: ['water', 'long'],
    tour: 'tour-zuiderzee',
  },
];

/** The routes as a portfolio's items. */
export const routes = (t: Translate, language: Language) => {
  const word = ([nl, en, de]: Words) => t({ nl, en, de });
  return routeList.map(({ picture, km, title, about, tour, ...route }) => ({
    picture: { media: picture },
    title: word(title),
    text: `${km.toLocaleString(language)} km · ${word(about)}`,
    categories: route.kinds.map((kind) => word(kinds[kind])).join(', '),
    link: to(tour),
  }));
};
