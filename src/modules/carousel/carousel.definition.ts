import { carouselStyles, carouselFields as shared } from '../../components/carousel/carousel-fields.ts';
import { choice } from '../../fields/kinds.ts';
import { defineModule } from '../define-module.ts';
import { Carousel } from './Carousel.island.tsx';
import { carouselFixtures } from './carousel.fixtures.ts';

const gaps = { none: '0px', small: 'var(--space-3)', regular: 'var(--space-5)', large: 'var(--space-7)' };

export const carouselFields = {
  ...shared({ perView: 1 }),
  gap: choice({
    label: { nl: 'Tussenruimte', en: 'Gap', de: 'Zwischenraum' },
    options: {
      none: { nl: 'Geen', en: 'None', de: 'Keiner' },
      small: { nl: 'Klein', en: 'Small', de: 'Klein' },
      regular: { nl: 'Gewoon', en: 'Regular', de: 'Normal' },
      large: { nl: 'Groot', en: 'Large', de: 'Groß' },
    },
    initial: 'regular',
  }),
  align: choice({
    label: { nl: 'Hoogte van de dia’s', en: 'Height of the slides', de: 'Höhe der Folien' },
    options: {
      stretch: { nl: 'Even hoog', en: 'Equal height', de: 'Gleich hoch' },
      start: { nl: 'Boven', en: 'Top', de: 'Oben' },
      center: { nl: 'Midden', en: 'Middle', de: 'Mitte' },
    },
    initial: 'stretch',
  }),
};

export const carousel = defineModule({
  type: 'carousel',
  version: 1,
  label: { nl: 'Carrousel', en: 'Carousel', de: 'Karussell' },
  about: {
    nl: 'Onderdelen naast elkaar om door te bladeren: veel te zien op weinig ruimte.',
    en: 'Modules side by side to leaf through: a lot to see in little space.',
    de: 'Elemente nebeneinander zum Blättern: viel zu sehen auf wenig Platz.',
  },
  category: 'moving',
  fields: carouselFields,
  slots: { slides: { label: { nl: 'Dia’s', en: 'Slides', de: 'Folien' } } },
  hydrate: 'visible',
  Component: Carousel,
  styles: (values) => {
    const { base, ...devices } = carouselStyles(values);
    return { base: { ...base, '--carousel-gap': gaps[values.gap] }, ...devices };
  },
  fixtures: carouselFixtures,
});
