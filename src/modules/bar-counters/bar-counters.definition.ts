import { countFields, largestCount } from '../../components/count-up/count-fields.ts';
import { icon } from '../../fields/icon.ts';
import { choice, list, number, text, toggle } from '../../fields/kinds.ts';
import { defineModule } from '../define-module.ts';
import { BarCounters } from './BarCounters.tsx';
import { barCountersFixtures } from './bar-counters.fixtures.ts';

export const barCountersFields = {
  bars: list({
    label: { nl: 'Balken', en: 'Bars', de: 'Balken' },
    item: {
      label: text({ label: { nl: 'Wat het is', en: 'What it is', de: 'Was es ist' }, maximumLength: 200 }),
      value: number({
        label: { nl: 'Getal', en: 'Number', de: 'Zahl' },
        initial: 50,
        minimum: -largestCount,
        maximum: largestCount,
        step: 0.01,
      }),
      icon: icon({ label: { nl: 'Pictogram', en: 'Icon', de: 'Symbol' } }),
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
    },
    itemLabel: 'label',
    maximum: 60,
  }),
  maximum: number({
    label: { nl: 'De volle balk is', en: 'The full bar is', de: 'Der volle Balken ist' },
    initial: 100,
    minimum: 0.01,
    maximum: largestCount,
    step: 0.01,
  }),
  prefix: text({
    label: { nl: 'Voor het getal', en: 'Before the number', de: 'Vor der Zahl' },
    maximumLength: 20,
  }),
  suffix: text({
    label: { nl: 'Achter het getal', en: 'After the number', de: 'Hinter der Zahl' },
    initial: '%',
    maximumLength: 20,
  }),
  showValue: toggle({
    label: { nl: 'Toont het getal', en: 'Shows the number', de: 'Zeigt die Zahl' },
    initial: true,
  }),
  thickness: choice({
    label: { nl: 'Dikte', en: 'Thickness', de: 'Dicke' },
    options: {
      line: { nl: 'Lijn', en: 'Line', de: 'Linie' },
      regular: { nl: 'Gewoon', en: 'Regular', de: 'Normal' },
      thick: { nl: 'Dik', en: 'Thick', de: 'Dick' },
    },
    initial: 'regular',
  }),
  ...countFields,
};

export const barCounters = defineModule({
  type: 'bar-counters',
  version: 1,
  label: { nl: 'Balktellers', en: 'Bar counters', de: 'Balkenzähler' },
  about: {
    nl: 'Getallen als balken, om ze in één oogopslag te vergelijken.',
    en: 'Figures as bars, to compare them at a glance.',
    de: 'Zahlen als Balken, um sie auf einen Blick zu vergleichen.',
  },
  category: 'moving',
  fields: barCountersFields,
  Component: BarCounters,
  isEmpty: ({ bars }) => bars.length === 0,
  styles: ({ animate, duration }) => (animate ? { base: { '--duration': `${duration}ms` } } : {}),
  scripts: ['src/modules/bar-counters/bar-counters.browser.ts'],
  needsScripts: ({ animate }) => animate,
  fixtures: barCountersFixtures,
});
