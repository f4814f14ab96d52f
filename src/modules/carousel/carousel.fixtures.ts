import type { FixtureNode, ModuleFixture } from '../define-module.ts';

const slide = ([heading, html, media]: readonly [string, string, string]): FixtureNode => ({
  type: 'blurb',
  props: { heading, html: `<p>${html}</p>`, picture: { media }, look: 'card' },
});
const slides = (
  [
    ['Zandvoort', 'Haring aan de boulevard, en de wind mee terug.', 'dunes-path'],
    ['Lisse', 'In april ruik je de velden voor je ze ziet.', 'tulips-path'],
    ['Spaarndam', 'Koffie bij de sluis, paling als je durft.', 'windmills-quay'],
    ['Marken', 'Een dijk, een vuurtoren en veel lucht.', 'zuiderzee-dike'],
    ['Amsterdam', 'Met de pont over het IJ. Die is gratis.', 'amsterdam-bridge'],
  ] as const
).map(slide);

export const carouselFixtures: ModuleFixture[] = [
  { name: 'one slide in view', props: { label: 'Waar je heen kunt' }, slots: { slides } },
  {
    name: 'three in view, rotating, without loop',
    props: {
      label: 'Waar je heen kunt',
      perView: { base: 3, tablet: 2, phone: 1.15 },
      autoRotate: true,
      loop: false,
      gap: 'small',
      align: 'start',
    },
    slots: { slides },
  },
  { name: 'a single slide, without controls', slots: { slides: slides.slice(0, 1) } },
];
