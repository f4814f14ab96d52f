import { choice, number, text, toggle } from '../../fields/kinds.ts';
import { link } from '../../fields/link.ts';
import { picture } from '../../fields/picture.ts';
import { defineModule } from '../define-module.ts';
import { Testimonial } from './Testimonial.tsx';
import { testimonialFixtures } from './testimonial.fixtures.ts';

/** The widest a portrait is ever shown, in px (TES-1). */
const largestPortrait = 90;

export const testimonialFields = {
  text: text({
    label: { nl: 'Wat er gezegd is', en: 'What was said', de: 'Was gesagt wurde' },
    multiline: true,
  }),
  author: text({ label: { nl: 'Naam', en: 'Name', de: 'Name' }, maximumLength: 120 }),
  role: text({
    label: { nl: 'Functie of plaats', en: 'Job or place', de: 'Funktion oder Ort' },
    maximumLength: 120,
  }),
  company: text({ label: { nl: 'Bedrijf', en: 'Company', de: 'Firma' }, maximumLength: 120 }),
  companyLink: link({
    label: { nl: 'Link van het bedrijf', en: 'Link of the company', de: 'Link der Firma' },
  }),
  portrait: picture({ label: { nl: 'Portret', en: 'Portrait', de: 'Porträt' } }),
  portraitSize: number({
    label: { nl: 'Grootte van het portret', en: 'Size of the portrait', de: 'Größe des Porträts' },
    initial: 72,
    minimum: 40,
    maximum: largestPortrait,
    unit: 'px',
  }),
  portraitAt: choice({
    label: { nl: 'Plaats van het portret', en: 'Place of the portrait', de: 'Platz des Porträts' },
    options: {
      below: { nl: 'Bij de naam', en: 'Beside the name', de: 'Beim Namen' },
      left: { nl: 'Links van de tekst', en: 'Left of the text', de: 'Links vom Text' },
      top: { nl: 'Boven de tekst', en: 'Above the text', de: 'Über dem Text' },
    },
    initial: 'below',
  }),
  mark: toggle({
    label: { nl: 'Aanhalingsteken', en: 'Quotation mark', de: 'Anführungszeichen' },
    initial: true,
  }),
  rating: number({
    label: { nl: 'Sterren', en: 'Stars', de: 'Sterne' },
    help: { nl: '0 is geen', en: '0 is none', de: '0 ist keine' },
    initial: 0,
    minimum: 0,
    maximum: 5,
    step: 0.1,
  }),
  look: choice({
    label: { nl: 'Uiterlijk', en: 'Look', de: 'Aussehen' },
    options: {
      plain: { nl: 'Los', en: 'Plain', de: 'Frei' },
      card: { nl: 'Kaart', en: 'Card', de: 'Karte' },
      large: { nl: 'Groot', en: 'Large', de: 'Groß' },
    },
    initial: 'plain',
  }),
};

export const testimonial = defineModule({
  type: 'testimonial',
  version: 1,
  label: { nl: 'Aanbeveling', en: 'Testimonial', de: 'Empfehlung' },
  about: {
    nl: 'De woorden van één gast, met naam, foto en cijfer.',
    en: 'The words of one guest, with name, picture and rating.',
    de: 'Die Worte eines Gastes, mit Name, Bild und Bewertung.',
  },
  category: 'text',
  fields: testimonialFields,
  Component: Testimonial,
  isEmpty: ({ text }) => text.trim() === '',
  styles: ({ portraitSize, rating }) => ({
    base: {
      '--portrait': `${portraitSize}px`,
      ...(rating > 0 && { '--rating': `${Math.round(rating * 20)}%` }),
    },
  }),
  fixtures: testimonialFixtures,
});
