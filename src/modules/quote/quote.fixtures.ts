import type { ModuleFixture } from '../define-module.ts';

export const quoteFixtures: ModuleFixture[] = [
  {
    name: 'with its source',
    props: {
      text: 'Tegenwind is ook maar weer, zei mijn opa. Hij bedoelde: schakel terug en kijk om je heen.',
      source: 'Jikke van der Veer',
      sourceDetail: 'gids, Haarlem',
    },
  },
  {
    name: 'a poster of several paragraphs',
    props: {
      text: 'Wie de zee wil zien moet over één duin.\n\nWie de zee wil horen moet afstappen.',
      source: 'Reisgids voor wielrijders',
      sourceDetail: '1911',
      sourceLink: { url: 'https://example.com/reisgids' },
      size: 'poster',
    },
  },
  {
    name: 'only words, no mark',
    props: { text: 'Fietsen is wachten met uitzicht.', mark: false, size: 'regular' },
  },
  {
    name: 'long words and a long source',
    props: {
      text: 'Fietsenstallingsbeheerdersvergunningsaanvraagformulier '.repeat(4),
      source: 'Een naam die zo lang is dat hij niet op een regel van een telefoon past en dus moet breken',
      sourceDetail: 'ergens tussen Bloemendaal aan Zee en Zandvoort, op een dinsdag met windkracht zes',
    },
  },
];
