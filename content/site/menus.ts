import type { MenuGroup, MenuItem } from '../../src/site/site-settings.ts';

const bikes: MenuItem[] = [
  { page: 'bike-city', label: { nl: 'Stadsfietsen', en: 'City bikes', de: 'Stadträder' } },
  { page: 'bike-e-bike', label: { nl: 'E-bikes', en: 'E-bikes', de: 'E-Bikes' } },
  { page: 'bike-cargo', label: { nl: 'Bakfietsen', en: 'Cargo bikes', de: 'Lastenräder' } },
  { page: 'bike-tandem', label: { nl: 'Tandems', en: 'Tandems', de: 'Tandems' } },
  { page: 'bike-children', label: { nl: 'Kinderfietsen', en: 'Children’s bikes', de: 'Kinderräder' } },
  { page: 'bike-road', label: { nl: 'Racefietsen', en: 'Road bikes', de: 'Rennräder' } },
  { page: 'bike-mountain', label: { nl: 'Mountainbikes', en: 'Mountain bikes', de: 'Mountainbikes' } },
];

const tours: MenuItem[] = [
  {
    page: 'tour-dunes-and-sea',
    label: { nl: 'Duinen en zee', en: 'Dunes and sea', de: 'Dünen und Meer' },
  },
  {
    page: 'tour-tulip-fields',
    label: { nl: 'Langs de bollenvelden', en: 'Through the tulip fields', de: 'Durch die Tulpenfelder' },
  },
  {
    page: 'tour-windmills',
    label: { nl: 'Van molen naar molen', en: 'From mill to mill', de: 'Von Mühle zu Mühle' },
  },
  {
    page: 'tour-amsterdam-by-bike',
    label: { nl: 'Amsterdam op de fiets', en: 'Amsterdam by bike', de: 'Amsterdam mit dem Rad' },
  },
  {
    page: 'tour-zuiderzee',
    label: { nl: 'Rond de Zuiderzee', en: 'Round the Zuiderzee', de: 'Rund um die Zuiderzee' },
  },
];

export const mainMenu: MenuItem[] = [
  { page: 'bikes', label: { nl: 'Fietsen', en: 'Bikes', de: 'Räder' }, children: bikes },
  { page: 'tours', label: { nl: 'Tochten', en: 'Tours', de: 'Touren' }, children: tours },
  {
    page: 'practical',
    label: { nl: 'Praktisch', en: 'Good to know', de: 'Praktisches' },
    children: [
      {
        page: 'practical',
        label: { nl: 'Ophalen en terugbrengen', en: 'Pick-up and return', de: 'Abholung und Rückgabe' },
      },
      { page: 'faq', label: { nl: 'Veelgestelde vragen', en: 'Common questions', de: 'Häufige Fragen' } },
    ],
  },
  { page: 'about', label: { nl: 'Over ons', en: 'About us', de: 'Über uns' } },
  { page: 'contact', label: { nl: 'Contact', en: 'Contact', de: 'Kontakt' } },
];

export const footerMenu: MenuGroup[] = [
  {
    title: { nl: 'Rijden', en: 'Riding', de: 'Fahren' },
    items: [
      { page: 'bikes', label: { nl: 'Alle fietsen', en: 'All bikes', de: 'Alle Räder' } },
      { page: 'tours', label: { nl: 'Alle tochten', en: 'All tours', de: 'Alle Touren' } },
      { page: 'booking', label: { nl: 'Reserveren', en: 'Book', de: 'Buchen' } },
    ],
  },
  {
    title: { nl: 'Weten', en: 'Knowing', de: 'Wissen' },
    items: [
      { page: 'practical', label: { nl: 'Praktisch', en: 'Good to know', de: 'Praktisches' } },
      { page: 'faq', label: { nl: 'Veelgestelde vragen', en: 'Common questions', de: 'Häufige Fragen' } },
      { page: 'blog', label: { nl: 'Verhalen', en: 'Stories', de: 'Geschichten' } },
      { page: 'about', label: { nl: 'Over ons', en: 'About us', de: 'Über uns' } },
      { page: 'contact', label: { nl: 'Contact', en: 'Contact', de: 'Kontakt' } },
      { page: 'search', label: { nl: 'Zoeken', en: 'Search', de: 'Suche' } },
    ],
  },
];

export const legalMenu: MenuItem[] = [
  { page: 'terms', label: { nl: 'Voorwaarden', en: 'Terms', de: 'AGB' } },
  { page: 'privacy', label: { nl: 'Privacy', en: 'Privacy', de: 'Datenschutz' } },
];
