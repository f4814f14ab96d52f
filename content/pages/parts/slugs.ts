import type { Language } from '../../../src/lib/language.ts';

type Slug = Readonly<Record<Language, string>>;

const same = (slug: string): Slug => ({ nl: slug, en: slug, de: slug });

const bikes: Slug = { nl: 'fietsen', en: 'bikes', de: 'raeder' };
const tours: Slug = { nl: 'tochten', en: 'tours', de: 'touren' };

const below = (parent: Slug, { nl, en, de }: Slug): Slug => ({
  nl: `${parent.nl}/${nl}`,
  en: `${parent.en}/${en}`,
  de: `${parent.de}/${de}`,
});

/** Where every page of the demo shop stands, by its key; menus and links name the key. */
export const slugs = {
  home: same(''),
  bikes,
  'bike-city': below(bikes, { nl: 'stadsfiets', en: 'city-bike', de: 'stadtrad' }),
  'bike-e-bike': below(bikes, same('e-bike')),
  'bike-tandem': below(bikes, same('tandem')),
  'bike-cargo': below(bikes, { nl: 'bakfiets', en: 'cargo-bike', de: 'lastenrad' }),
  'bike-children': below(bikes, { nl: 'kinderfiets', en: 'childrens-bike', de: 'kinderrad' }),
  'bike-road': below(bikes, { nl: 'racefiets', en: 'road-bike', de: 'rennrad' }),
  'bike-mountain': below(bikes, { nl: 'mountainbike', en: 'mountain-bike', de: 'mountainbike' }),
  tours,
  'tour-dunes-and-sea': below(tours, { nl: 'duinen-en-zee', en: 'dunes-and-sea', de: 'duenen-und-meer' }),
  'tour-tulip-fields': below(tours, { nl: 'bollenvelden', en: 'tulip-fields', de: 'tulpenfelder' }),
  'tour-windmills': below(tours, { nl: 'molens', en: 'windmills', de: 'windmuehlen' }),
  'tour-amsterdam-by-bike': below(tours, {
    nl: 'amsterdam-op-de-fiets',
    en: 'amsterdam-by-bike',
    de: 'amsterdam-mit-dem-rad',
  }),
  'tour-zuiderzee': below(tours, same('zuiderzee')),
  search: { nl: 'zoeken', en: 'search', de: 'suche' },
  routes: { nl: 'routes', en: 'routes', de: 'routen' },
  blog: same('blog'),
  'post-layout': same('post-layout'),
  sidebar: same('sidebar'),
  about: { nl: 'over-ons', en: 'about', de: 'ueber-uns' },
  faq: { nl: 'veelgestelde-vragen', en: 'faq', de: 'haeufige-fragen' },
  contact: { nl: 'contact', en: 'contact', de: 'kontakt' },
  practical: { nl: 'praktisch', en: 'practical', de: 'praktisches' },
  terms: { nl: 'voorwaarden', en: 'terms', de: 'agb' },
  privacy: { nl: 'privacy', en: 'privacy', de: 'datenschutz' },
  booking: { nl: 'boeken', en: 'book', de: 'buchen' },
  'booking-confirmation': same('booking-confirmation'),
  'booking-manage': { nl: 'mijn-boeking', en: 'my-booking', de: 'meine-buchung' },
  'not-found': same('404'),
} satisfies Record<string, Slug>;

export type PageKey = keyof typeof slugs;
