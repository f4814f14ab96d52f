import { number, text, toggle } from '../../fields/kinds.ts';
import { defineModule } from '../define-module.ts';
import { PortfolioCarousel } from './PortfolioCarousel.island.tsx';
import { portfolioCarouselFixtures } from './portfolio.fixtures.ts';
import { portfolioSourceFields } from './portfolio-fields.ts';
import { usualSeconds } from './portfolio-layout.ts';

export const portfolioCarouselFields = {
  ...portfolioSourceFields(),
  autoRotate: toggle({
    label: { nl: 'Wisselt vanzelf', en: 'Rotates by itself', de: 'Wechselt von selbst' },
    initial: false,
  }),
  seconds: number({
    label: { nl: 'Tijd per stap', en: 'Time per step', de: 'Zeit pro Schritt' },
    initial: usualSeconds,
    minimum: 2,
    maximum: 60,
    unit: 's',
  }),
  label: text({
    label: { nl: 'Naam', en: 'Name', de: 'Name' },
    help: { nl: 'Alleen voor schermlezers', en: 'For screen readers only', de: 'Nur für Screenreader' },
  }),
};

/** As wide as there is room: it stands in a section of full width. */
export const portfolioCarousel = defineModule({
  type: 'portfolio-carousel',
  version: 1,
  label: { nl: 'Portfolio op volle breedte', en: 'Full-width portfolio', de: 'Portfolio in voller Breite' },
  about: {
    nl: 'Routes, tochten of projecten op één rij over de hele breedte van het scherm.',
    en: 'Routes, tours or projects in one row across the full width of the screen.',
    de: 'Routen, Touren oder Projekte in einer Reihe über die ganze Bildschirmbreite.',
  },
  category: 'lists',
  icon: 'image',
  fields: portfolioCarouselFields,
  Component: PortfolioCarousel,
  hydrate: 'visible',
  icons: ['play', 'pause'],
  isEmpty: (_values, { items }) => items.length === 0,
  fixtures: portfolioCarouselFixtures,
});
