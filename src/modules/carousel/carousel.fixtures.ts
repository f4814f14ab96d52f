import type { FixtureNode, ModuleFixture } from '../define-module.ts';

const slide = (text: string): FixtureNode => ({ type: 'heading', props: { text, level: 'h3' } });
const slides = ['Zandvoort', 'Bloemendaal', 'IJmuiden', 'Spaarndam', 'Lisse'].map(slide);

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
