import type { ModuleFixture } from '../define-module.ts';

const names = [
  'Duinhuis',
  'Spaarne Hotel',
  'Bollen & Zn.',
  'Molen De Adriaan',
  'Veerpont 7',
  'Bakker Kistemaker',
];

const drawn = [
  { name: 'Duinhotel', picture: { media: 'partner-duinhotel' } },
  { name: 'Spaarne Koffie', picture: { media: 'partner-spaarne-koffie' } },
  {
    name: 'Haarlem Zomer',
    picture: { media: 'partner-haarlem-zomer' },
    link: { url: 'https://example.com/' },
  },
  { name: 'Bollenroute', picture: { media: 'partner-bollenroute' } },
  { name: 'Molenbakker', picture: { media: 'partner-molenbakker' } },
];

export const logoStripFixtures: ModuleFixture[] = [
  {
    name: 'names set in type, one with a link',
    props: {
      heading: 'Met hen rijden we het vaakst',
      logos: names.map((name, index) => ({
        name,
        ...(index === 1 && { link: { url: 'https://example.com/' } }),
      })),
    },
  },
  { name: 'a line of logos', props: { heading: 'Onze buren', logos: drawn } },
  {
    name: 'boxes, logos and a name among them',
    props: { look: 'grid', logos: [...drawn.slice(0, 4), { name: 'Veerpont 7' }] },
  },
  {
    name: 'one long name',
    props: {
      size: 'large',
      colour: 'own',
      logos: [{ name: 'Koninklijke Nederlandse Vereniging van Tegenwindfietsers' }],
    },
  },
];
