import { carouselFields, carouselStyles } from '../../components/carousel/carousel-fields.ts';
import { choice, number, text, toggle } from '../../fields/kinds.ts';
import { shopItem } from '../../fields/shop-item.ts';
import { defineModule } from '../define-module.ts';
import { aggregateRating } from './aggregate-rating.ts';
import { ReviewSlider } from './ReviewSlider.island.tsx';
import { reviewSliderFixtures } from './review-slider.fixtures.ts';

export const reviewSliderFields = {
  ...carouselFields({ perView: 3 }),
  subject: shopItem({
    label: { nl: 'Waarover', en: 'About', de: 'Worüber' },
    kinds: ['tour', 'bike'],
    none: { nl: 'Alles', en: 'Everything', de: 'Alles' },
  }),
  languages: choice({
    label: { nl: 'Talen', en: 'Languages', de: 'Sprachen' },
    options: {
      own: { nl: 'Die van de pagina eerst', en: 'The page’s first', de: 'Die der Seite zuerst' },
      only: { nl: 'Alleen die van de pagina', en: 'Only the page’s', de: 'Nur die der Seite' },
      all: { nl: 'Alle, nieuwste eerst', en: 'All, newest first', de: 'Alle, neueste zuerst' },
    },
    initial: 'own',
  }),
  limit: number({
    label: { nl: 'Hoeveel', en: 'How many', de: 'Wie viele' },
    initial: 9,
    minimum: 1,
    maximum: 30,
  }),
  textLength: number({
    label: {
      nl: 'Tekens voor ‘lees meer’',
      en: 'Characters before ‘read more’',
      de: 'Zeichen vor „mehr lesen“',
    },
    help: { nl: '0 kort niets in', en: '0 cuts nothing', de: '0 kürzt nichts' },
    initial: 200,
    minimum: 0,
    maximum: 2000,
  }),
  minimumRating: number({
    label: { nl: 'Sterren ten minste', en: 'Stars at least', de: 'Mindestens Sterne' },
    initial: 1,
    minimum: 1,
    maximum: 5,
  }),
  showRating: toggle({
    label: { nl: 'Met het gemiddelde', en: 'With the average', de: 'Mit dem Durchschnitt' },
    initial: true,
  }),
  itemName: text({
    label: { nl: 'Naam voor zoekmachines', en: 'Name for search engines', de: 'Name für Suchmaschinen' },
    help: {
      nl: 'Van wat hier beoordeeld wordt; leeg: niets voor zoekmachines',
      en: 'Of what is reviewed here; empty: nothing for search engines',
      de: 'Von dem, was hier bewertet wird; leer: nichts für Suchmaschinen',
    },
  }),
};

export const reviewSlider = defineModule({
  type: 'review-slider',
  version: 1,
  label: { nl: 'Beoordelingen', en: 'Reviews', de: 'Bewertungen' },
  about: {
    nl: 'Wat gasten van je vinden, met je gemiddelde cijfer.',
    en: 'What guests think of you, with your average rating.',
    de: 'Was Gäste über dich sagen, mit deiner Durchschnittsnote.',
  },
  category: 'lists',
  fields: reviewSliderFields,
  hydrate: 'visible',
  Component: ReviewSlider,
  isEmpty: (_values, { reviews }) => reviews.length === 0,
  styles: carouselStyles,
  structuredData: (values, data) => aggregateRating(values, data),
  fixtures: reviewSliderFixtures,
});
