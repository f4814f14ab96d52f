import type { ModuleFixture } from '../define-module.ts';

const buttons = [
  { label: 'Kies je fiets', link: { url: '/fietsen' } },
  { label: 'Bekijk de tochten', kind: 'quiet', link: { url: '/tochten' } },
];

export const heroFixtures: ModuleFixture[] = [
  {
    name: 'the poster of the front page',
    props: {
      kicker: 'Fietsverhuur en tochten aan het Spaarne, Haarlem',
      heading: 'De zee is twintig minuten trappen',
      headingSize: 'poster',
      html: '<p>Een goede fiets, een lage horizon en iemand die de weg weet.</p>',
      buttons,
      note: 'Vanaf € 14 per dag, helm inbegrepen.',
      picture: { media: 'hero-home' },
      scrollDown: true,
    },
  },
  {
    name: 'a page with the picture beside',
    props: {
      kicker: 'Tocht met gids, 32 km',
      heading: 'Duinen en zee',
      html: '<p>Door het duin naar Parnassia, koffie aan het strand en met de wind mee terug.</p>',
      buttons,
      picture: { media: 'hero-tours' },
      layout: 'beside',
      ground: 'sand',
      textAt: 'middle',
    },
  },
  {
    name: 'a page with the picture below, rest at the right',
    props: {
      heading: 'Drie mensen die liever buiten zijn',
      html: '<p>De winkel is open van negen tot zes. Daarbuiten zijn we daarbuiten.</p>',
      picture: { media: 'hero-about' },
      layout: 'below',
    },
  },
  {
    name: 'only a heading, on brand',
    props: {
      heading: 'Veelgestelde vragen',
      ground: 'brand',
      html: '<p>Staat het er niet bij, bel dan.</p>',
    },
  },
  {
    name: 'mirrored, full screen, light words at the bottom',
    props: {
      heading: 'Langs de bollenvelden',
      buttons: buttons.slice(0, 1),
      picture: { media: 'hero-tulips' },
      tabletPicture: { media: 'hero-tours' },
      phonePicture: { media: 'tulips-path' },
      textAt: 'bottom',
      tone: 'light',
      fullScreen: true,
      scrollDown: true,
      scrollTarget: 'vertrek',
    },
  },
  {
    name: 'long German words over a busy picture',
    props: {
      kicker: 'Fahrradverleih und geführte Radtouren an der Spaarne in Haarlem, seit 2009',
      heading: 'Bis zum Meer sind es zwanzig Minuten im Fahrradverleihsattel',
      headingSize: 'poster',
      html: `<p>${'Ein gutes Rad, ein tiefer Horizont und jemand, der den Weg kennt. '.repeat(3)}</p>`,
      buttons: [
        { label: 'Rad auswählen und reservieren', link: { url: '/' } },
        { label: 'Alle geführten Touren ansehen', kind: 'quiet', link: { url: '/' } },
      ],
      picture: { media: 'hero-home' },
      veil: true,
      underHeader: true,
    },
    slots: {
      content: [{ type: 'text', props: { html: '<p>Heute bis 18 Uhr geöffnet.</p>', size: 'small' } }],
    },
  },
];
