import type { Language } from '../../../src/lib/language.ts';
import type { Translate } from '../../../src/page/page-content.ts';
import { to } from '../parts/page-link.ts';
import type { PageKey } from '../parts/slugs.ts';

/** What one can choose by. */
const kinds = {
  sea: { nl: 'Zee', en: 'Sea', de: 'Meer' },
  tulips: { nl: 'Bollen', en: 'Tulips', de: 'Tulpen' },
  water: { nl: 'Water', en: 'Water', de: 'Wasser' },
  town: { nl: 'Stad', en: 'Town', de: 'Stadt' },
  short: { nl: 'Tot 25 km', en: 'Up to 25 km', de: 'Bis 25 km' },
  long: { nl: 'Vanaf 40 km', en: 'From 40 km', de: 'Ab 40 km' },
} satisfies Record<string, Record<Language, string>>;

type Kind = keyof typeof kinds;
type Words = Readonly<Record<Language, readonly [title: string, about: string]>>;

/** A route with its picture, its length and the guided tour that goes the same way. */
const route = (media: string, km: number, tour: PageKey, chosenBy: readonly Kind[], words: Words) => ({
  ...{ media, km, tour, chosenBy, words },
});

const routeList = [
  route('dunes-path', 22, 'tour-dunes-and-sea', ['sea', 'short'], {
    nl: ['Naar Parnassia en terug', 'één klim, op het eind'],
    en: ['To Parnassia and back', 'one climb, at the very end'],
    de: ['Nach Parnassia und zurück', 'ein Anstieg, ganz am Ende'],
  }),
  route('tulips-path', 34, 'tour-tulip-fields', ['tulips'], {
    nl: ['Achter de bollenschuren', 'half april op zijn mooist'],
    en: ['Behind the bulb barns', 'at its best in mid-April'],
    de: ['Hinter den Zwiebelscheunen', 'Mitte April am schönsten'],
  }),
  route('windmills-quay', 14, 'tour-windmills', ['water', 'short'], {
    nl: ['Langs het Spaarne naar Spaarndam', 'paling aan het keerpunt'],
    en: ['Along the Spaarne to Spaarndam', 'smoked eel at the turning point'],
    de: ['An der Spaarne nach Spaarndam', 'Räucheraal am Wendepunkt'],
  }),
  route('amsterdam-bridge', 42, 'tour-amsterdam-by-bike', ['town', 'long'], {
    nl: ['Amsterdam langs de trekvaart', 'rechtdoor, en dan de drukte'],
    en: ['Amsterdam along the canal', 'straight on, then the bustle'],
    de: ['Amsterdam am Kanal entlang', 'geradeaus, dann der Trubel'],
  }),
  route('zuiderzee-dike', 66, 'tour-zuiderzee', ['water', 'long'], {
    nl: ['De dijk naar Marken', 'kijk eerst naar de wind'],
    en: ['The dyke to Marken', 'look at the wind first'],
    de: ['Der Deich nach Marken', 'erst nach dem Wind sehen'],
  }),
  route('dunes-evening', 11, 'tour-dunes-and-sea', ['sea', 'short'], {
    nl: ['De avondronde', 'voor na het eten, met licht op'],
    en: ['The evening round', 'for after dinner, lights on'],
    de: ['Die Abendrunde', 'nach dem Essen, mit Licht'],
  }),
  route('tour-windmills-2', 29, 'tour-windmills', ['water'], {
    nl: ['Vijf molens in één middag', 'bij één doet de molenaar open'],
    en: ['Five mills in an afternoon', 'at one the miller opens up'],
    de: ['Fünf Mühlen an einem Nachmittag', 'bei einer öffnet der Müller'],
  }),
  route('hero-tulips', 18, 'tour-tulip-fields', ['tulips', 'short'], {
    nl: ['Bollen voor korte benen', 'speeltuin halverwege'],
    en: ['Tulips for short legs', 'a playground halfway'],
    de: ['Tulpen für kurze Beine', 'Spielplatz auf halber Strecke'],
  }),
  route('tour-dunes-and-sea-2', 27, 'tour-dunes-and-sea', ['sea'], {
    nl: ['Zandvoort door het duin', 'heen binnendoor, terug over de boulevard'],
    en: ['Zandvoort through the dunes', 'out inland, back by the boulevard'],
    de: ['Zandvoort durch die Dünen', 'hin durchs Land, zurück am Boulevard'],
  }),
  route('tour-amsterdam-by-bike-2', 48, 'tour-amsterdam-by-bike', ['town', 'long'], {
    nl: ['Door het Amsterdamse Bos', 'schaduw en een geitenboerderij'],
    en: ['Through the Amsterdamse Bos', 'shade, and a goat farm'],
    de: ['Durch den Amsterdamse Bos', 'Schatten und ein Ziegenhof'],
  }),
  route('tour-tulip-fields-2', 44, 'tour-tulip-fields', ['tulips', 'water', 'long'], {
    nl: ['Langs Lisse en de Kagerplassen', 'twee pontjes, neem muntgeld mee'],
    en: ['By Lisse and the Kager lakes', 'two ferries, bring coins'],
    de: ['Über Lisse und die Kagerplassen', 'zwei Fähren, Kleingeld mitnehmen'],
  }),
  route('tour-zuiderzee-2', 78, 'tour-zuiderzee', ['water', 'long'], {
    nl: ['Edam en Volendam', 'een hele dag, of met de e-bike'],
    en: ['Edam and Volendam', 'a whole day, or take the e-bike'],
    de: ['Edam und Volendam', 'ein ganzer Tag, oder mit dem E-Bike'],
  }),
];

/** The routes as a portfolio's items. */
export const routes = (t: Translate, language: Language) =>
  routeList.map(({ media, km, tour, chosenBy, words }) => {
    const [title, about] = t(words);
    return {
      picture: { media },
      title,
      text: `${km.toLocaleString(language)} km · ${about}`,
      categories: chosenBy.map((kind) => t(kinds[kind])).join(', '),
      link: to(tour),
    };
  });
