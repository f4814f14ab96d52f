import type { ModuleFixture } from '../define-module.ts';

const items = (included: string[], excluded: string[] = []) => [
  ...included.map((text) => ({ text })),
  ...excluded.map((text) => ({ text, included: false })),
];

const columns = [
  {
    title: 'Stadsfiets',
    subtitle: 'Zeven versnellingen, rijdt vanzelf rechtop',
    price: '14',
    per: 'per dag',
    items: items(['Helm en slot', 'Poncho'], ['Pechhulp aan huis']),
    buttonLabel: 'Kies een stadsfiets',
    link: { url: '/fietsen/stadsfiets' },
  },
  {
    title: 'E-bike',
    subtitle: 'Voor de terugweg met wind tegen',
    price: '32',
    per: 'per dag',
    featured: true,
    featuredLabel: 'Meest gekozen',
    items: items(['Helm en slot', 'Poncho', 'Pechhulp aan huis', 'Volle accu, 80 km']),
    buttonLabel: 'Kies een e-bike',
    link: { url: '/fietsen/e-bike' },
  },
  {
    title: 'Groep',
    subtitle: 'Vanaf acht fietsers',
    before: 'vanaf',
    price: '11,50',
    per: 'per fiets per dag',
    items: items(['Helm en slot', 'Eén rekening'], ['Poncho']),
    buttonLabel: 'Vraag een prijs',
    link: { url: '/contact' },
  },
];

export const pricingTableFixtures: ModuleFixture[] = [
  {
    name: 'a board of three, one featured',
    props: { columns, note: 'Borg € 50 per fiets, terug als de fiets terug is.' },
  },
  {
    name: 'two open columns, left out what is not included',
    props: { columns: columns.slice(1), look: 'open', excluded: 'hidden', level: 'h2' },
  },
  {
    name: 'words for a price, long texts, nothing included',
    props: {
      columns: [
        { title: 'Maatwerk', price: 'op aanvraag' },
        {
          title: 'Meerdaagsefietsvakantiearrangement',
          price: '1.249,95',
          per: 'per persoon bij minimaal vier personen',
          items: items(['Bagagevervoer van het ene adres naar het andere terwijl je onderweg bent']),
        },
      ],
    },
  },
  { name: 'one column', props: { columns: columns.slice(0, 1) } },
];
