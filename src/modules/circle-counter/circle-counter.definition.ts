import { countFields, largestCount } from '../../components/count-up/count-fields.ts';
import { icon } from '../../fields/icon.ts';
import { choice, number, text } from '../../fields/kinds.ts';
import { defineModule } from '../define-module.ts';
import { CircleCounter } from './CircleCounter.tsx';
import { circleCounterFixtures } from './circle-counter.fixtures.ts';
import { circleDuration, circleLineWidth } from './circle-size.ts';

export const circleCounterFields = {
  value: number({
    label: { nl: 'Getal', en: 'Number', de: 'Zahl' },
    initial: 75,
    minimum: -largestCount,
    maximum: largestCount,
    step: 0.01,
  }),
  maximum: number({
    label: { nl: 'De volle cirkel is', en: 'The full circle is', de: 'Der volle Kreis ist' },
    initial: 100,
    minimum: 0.01,
    maximum: largestCount,
    step: 0.01,
  }),
  prefix: text({ label: { nl: 'Ervoor', en: 'Before it', de: 'Davor' }, maximumLength: 20 }),
  suffix: text({
    label: { nl: 'Erachter', en: 'After it', de: 'Dahinter' },
    initial: '%',
    maximumLength: 20,
  }),
  label: text({ label: { nl: 'Wat het is', en: 'What it is', de: 'Was es ist' }, maximumLength: 200 }),
  icon: icon({ label: { nl: 'Pictogram', en: 'Icon', de: 'Symbol' } }),
  lineWidth: number({
    label: { nl: 'Dikte van de lijn', en: 'Width of the line', de: 'Breite der Linie' },
    initial: circleLineWidth,
    minimum: 1,
    maximum: 24,
    unit: 'px',
  }),
  size: choice({
    label: { nl: 'Grootte', en: 'Size', de: 'Größe' },
    options: {
      small: { nl: 'Klein', en: 'Small', de: 'Klein' },
      regular: { nl: 'Gewoon', en: 'Regular', de: 'Normal' },
      large: { nl: 'Groot', en: 'Large', de: 'Groß' },
    },
    initial: 'regular',
  }),
  tone: choice({
    label: { nl: 'Kleur', en: 'Colour', de: 'Farbe' },
    options: {
      brand: { nl: 'Poldergroen', en: 'Polder green', de: 'Poldergrün' },
      accent: { nl: 'Tulp', en: 'Tulip', de: 'Tulpe' },
      water: { nl: 'Water', en: 'Water', de: 'Wasser' },
      text: { nl: 'Als de tekst', en: 'As the text', de: 'Wie der Text' },
    },
    initial: 'brand',
  }),
  align: choice({
    label: { nl: 'Uitlijning', en: 'Alignment', de: 'Ausrichtung' },
    options: {
      start: { nl: 'Links', en: 'Left', de: 'Links' },
      center: { nl: 'Midden', en: 'Centre', de: 'Mitte' },
      end: { nl: 'Rechts', en: 'Right', de: 'Rechts' },
    },
    initial: 'start',
  }),
  ...countFields,
  duration: { ...countFields.duration, initial: circleDuration },
};

export const circleCounter = defineModule({
  type: 'circle-counter',
  version: 1,
  label: { nl: 'Cirkelteller', en: 'Circle counter', de: 'Kreiszähler' },
  about: {
    nl: 'Een getal in een ring die zich vult, voor een percentage of een aandeel.',
    en: 'A number in a ring that fills up, for a percentage or a share.',
    de: 'Eine Zahl in einem Ring, der sich füllt, für einen Anteil in Prozent.',
  },
  category: 'moving',
  fields: circleCounterFields,
  Component: CircleCounter,
  styles: ({ animate, duration }) => (animate ? { base: { '--duration': `${duration}ms` } } : {}),
  scripts: ['src/modules/circle-counter/circle-counter.browser.ts'],
  needsScripts: ({ animate }) => animate,
  fixtures: circleCounterFixtures,
});
