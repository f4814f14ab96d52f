import type { ModuleFixture } from '../define-module.ts';

export const beforeAfterFixtures: ModuleFixture[] = [
  {
    name: 'empty bike, bike in use',
    props: {
      before: { media: 'bike-cargo' },
      beforeLabel: 'Voor het ontbijt',
      after: { media: 'bike-cargo-in-use' },
      afterLabel: 'Erna',
      caption: 'Dezelfde bakfiets, tien minuten later.',
      ratio: '4:3',
    },
  },
  {
    name: 'from top to bottom, without words',
    props: {
      before: { media: 'dunes-path' },
      after: { media: 'dunes-evening' },
      direction: 'down',
      start: 100,
    },
  },
  {
    name: 'very long words',
    props: {
      before: { media: 'dunes-path' },
      beforeLabel: 'Hoogheemraadschapsvergunningsaanvraagformulieren',
      after: { media: 'tulips-path' },
      afterLabel: 'Zonder formulieren en met tulpen tot aan de horizon toe',
      caption: 'Een bijschrift dat maar doorgaat. '.repeat(15).trim(),
      start: 0,
      ratio: '16:9',
    },
  },
];
