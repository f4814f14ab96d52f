import type { ModuleFixture } from '../define-module.ts';

const buttons = [
  { label: 'Kies je fiets', link: { url: '/fietsen' }, icon: 'bike' },
  { label: 'Bel even', kind: 'quiet', link: { url: 'tel:+31230001234' } },
];

export const callToActionFixtures: ModuleFixture[] = [
  {
    name: 'a panel with a picture at the right',
    props: {
      kicker: 'Morgen droog, wind zuidwest 3',
      heading: 'Morgen is een goede dag voor de zee',
      html: '<p>Er staan nog elf stadsfietsen en vier e-bikes. Ophalen kan vanaf negen uur.</p>',
      buttons,
      note: '€ 14 per dag, helm en slot inbegrepen.',
      picture: { media: 'dunes-evening' },
    },
  },
  {
    name: 'a poster hanging over the top, on brand',
    props: {
      heading: 'Rij mee met Jikke',
      html: '<p>Elke zaterdag om tien uur, acht fietsers, koffie bij de molen.</p>',
      buttons: buttons.slice(0, 1),
      picture: { media: 'windmills-quay' },
      pictureLook: 'hang',
      pictureAt: 'start',
      ground: 'brand',
    },
  },
  {
    name: 'words on the sky of a picture',
    props: {
      heading: 'Nog even dit',
      html: '<p>Neem een trui mee. Aan zee is het altijd vier graden kouder.</p>',
      buttons: buttons.slice(0, 1),
      picture: { media: 'hero-tours', alt: '' },
      pictureAt: 'behind',
      ground: 'none',
    },
  },
  {
    name: 'a band with the buttons at the right',
    props: {
      heading: 'Met meer dan acht?',
      html: '<p>Dan maken we een prijs.</p>',
      buttons,
      layout: 'band',
      align: 'split',
      ground: 'sky',
    },
  },
  {
    name: 'centred, long words',
    props: {
      heading: 'Hottentottensoldatententententoonstellingsbezoekersfietsverhuur',
      html: `<p>${'Wie met meer dan acht komt, belt ons liever even: dan staan de zadels goed. '.repeat(5)}</p>`,
      buttons: [
        { label: 'Een knop met een erg lang opschrift dat niet op een regel past', link: { url: '/' } },
      ],
      align: 'center',
      ground: 'raised',
    },
  },
  { name: 'only a heading', props: { heading: 'Tot straks', ground: 'none' } },
];
