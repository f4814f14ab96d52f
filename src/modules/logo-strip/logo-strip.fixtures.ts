import type { ModuleFixture } from '../define-module.ts';

const names = [
  'Duinhuis',
  'Spaarne Hotel',
  'Bollen & Zn.',
  'Molen De Adriaan',
  'Veerpont 7',
  'Bakker Kistemaker',
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
  {
    name: 'boxes with logos',
    props: {
      look: 'grid',
      logos: names
        .slice(0, 5)
        .map((name, index) => ({ name, ...(index % 2 && { picture: { media: 'logo' } }) })),
    },
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
