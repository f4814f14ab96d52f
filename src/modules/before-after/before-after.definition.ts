import { choice, number, text } from '../../fields/kinds.ts';
import { picture } from '../../fields/picture.ts';
import { defineModule } from '../define-module.ts';
import { BeforeAfter } from './BeforeAfter.tsx';
import { beforeAfterFixtures } from './before-after.fixtures.ts';

const ratio = (name: string) => ({ nl: name, en: name, de: name });

export const beforeAfterFields = {
  before: picture({ label: { nl: 'Eerst', en: 'Before', de: 'Vorher' } }),
  beforeLabel: text({
    label: { nl: 'Woord bij eerst', en: 'Word for before', de: 'Wort für vorher' },
    maximumLength: 60,
  }),
  after: picture({ label: { nl: 'Daarna', en: 'After', de: 'Nachher' } }),
  afterLabel: text({
    label: { nl: 'Woord bij daarna', en: 'Word for after', de: 'Wort für nachher' },
    maximumLength: 60,
  }),
  caption: text({
    label: { nl: 'Bijschrift', en: 'Caption', de: 'Bildunterschrift' },
    multiline: true,
    maximumLength: 1000,
  }),
  start: number({
    label: { nl: 'Begint op', en: 'Starts at', de: 'Beginnt bei' },
    initial: 50,
    minimum: 0,
    maximum: 100,
    unit: '%',
  }),
  direction: choice({
    label: { nl: 'De grens loopt', en: 'The edge moves', de: 'Die Grenze läuft' },
    options: {
      across: { nl: 'Van links naar rechts', en: 'From left to right', de: 'Von links nach rechts' },
      down: { nl: 'Van boven naar beneden', en: 'From top to bottom', de: 'Von oben nach unten' },
    },
    initial: 'across',
  }),
  ratio: choice({
    label: { nl: 'Verhouding', en: 'Ratio', de: 'Seitenverhältnis' },
    options: { '3:2': ratio('3:2'), '16:9': ratio('16:9'), '4:3': ratio('4:3'), '1:1': ratio('1:1') },
    initial: '3:2',
  }),
};

export const beforeAfter = defineModule({
  type: 'before-after',
  version: 1,
  label: { nl: 'Voor en na', en: 'Before and after', de: 'Vorher und nachher' },
  about: {
    nl: 'Twee foto’s van dezelfde plek met een schuif ertussen: toen en nu.',
    en: 'Two pictures of the same spot with a slider between them: then and now.',
    de: 'Zwei Bilder vom selben Ort mit einem Schieber dazwischen: damals und heute.',
  },
  category: 'pictures',
  icon: 'image',
  fields: beforeAfterFields,
  Component: BeforeAfter,
  isEmpty: ({ before, after }) => before === null || after === null,
  styles: ({ start }) => ({ base: { '--place': `${start}%` } }),
  scripts: ['src/modules/before-after/before-after.browser.ts'],
  fixtures: beforeAfterFixtures,
});
