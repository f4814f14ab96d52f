import { countFields, largestCount } from '../../components/count-up/count-fields.ts';
import { iconToneField } from '../../components/icon-mark/icon-mark-fields.ts';
import { icon } from '../../fields/icon.ts';
import { choice, number, text } from '../../fields/kinds.ts';
import { defineModule } from '../define-module.ts';
import { NumberCounter } from './NumberCounter.tsx';
import { numberCounterFixtures } from './number-counter.fixtures.ts';

export const numberCounterFields = {
  value: number({
    label: { nl: 'Getal', en: 'Number', de: 'Zahl' },
    initial: 100,
    minimum: -largestCount,
    maximum: largestCount,
    step: 0.01,
  }),
  prefix: text({ label: { nl: 'Ervoor', en: 'Before it', de: 'Davor' }, maximumLength: 20 }),
  suffix: text({
    label: { nl: 'Erachter', en: 'After it', de: 'Dahinter' },
    help: { nl: 'Bijvoorbeeld km', en: 'For instance km', de: 'Zum Beispiel km' },
    maximumLength: 20,
  }),
  label: text({ label: { nl: 'Wat het is', en: 'What it is', de: 'Was es ist' }, maximumLength: 200 }),
  labelAt: choice({
    label: { nl: 'Plaats van de tekst', en: 'Place of the text', de: 'Platz des Textes' },
    options: {
      below: { nl: 'Onder het getal', en: 'Below the number', de: 'Unter der Zahl' },
      above: { nl: 'Boven het getal', en: 'Above the number', de: 'Über der Zahl' },
    },
    initial: 'below',
  }),
  icon: icon({ label: { nl: 'Pictogram', en: 'Icon', de: 'Symbol' } }),
  iconTone: iconToneField(),
  size: choice({
    label: { nl: 'Grootte', en: 'Size', de: 'Größe' },
    options: {
      regular: { nl: 'Gewoon', en: 'Regular', de: 'Normal' },
      large: { nl: 'Groot', en: 'Large', de: 'Groß' },
      huge: { nl: 'Zeer groot', en: 'Huge', de: 'Sehr groß' },
    },
    initial: 'large',
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
  start: number({
    label: { nl: 'Telt vanaf', en: 'Counts from', de: 'Zählt ab' },
    initial: 0,
    minimum: -largestCount,
    maximum: largestCount,
    step: 0.01,
  }),
  ...countFields,
};

export const numberCounter = defineModule({
  type: 'number-counter',
  version: 1,
  label: { nl: 'Teller', en: 'Number counter', de: 'Zähler' },
  about: {
    nl: 'Een groot getal dat oploopt als het in beeld komt, zoals het aantal fietsen.',
    en: 'A large number that counts up as it comes into view, such as how many bikes you have.',
    de: 'Eine große Zahl, die hochzählt, sobald man sie sieht, etwa wie viele Räder du hast.',
  },
  category: 'moving',
  fields: numberCounterFields,
  Component: NumberCounter,
  scripts: ['src/modules/number-counter/number-counter.browser.ts'],
  needsScripts: ({ animate }) => animate,
  fixtures: numberCounterFixtures,
});
