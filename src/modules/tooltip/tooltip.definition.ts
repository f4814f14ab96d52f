import { icon } from '../../fields/icon.ts';
import { choice, text } from '../../fields/kinds.ts';
import { richText } from '../../fields/rich-text.ts';
import { defineModule } from '../define-module.ts';
import { Tooltip } from './Tooltip.tsx';
import { tooltipFixtures } from './tooltip.fixtures.ts';

export const tooltipFields = {
  text: text({
    label: { nl: 'Tekst', en: 'Text', de: 'Text' },
    help: { nl: 'Leeg: alleen het pictogram', en: 'Empty: only the icon', de: 'Leer: nur das Symbol' },
    maximumLength: 160,
  }),
  icon: icon({ label: { nl: 'Pictogram', en: 'Icon', de: 'Symbol' }, initial: 'info' }),
  html: richText({ label: { nl: 'Uitleg', en: 'Explanation', de: 'Erklärung' } }),
  place: choice({
    label: {
      nl: 'Waar de uitleg komt',
      en: 'Where the explanation appears',
      de: 'Wo die Erklärung erscheint',
    },
    options: {
      top: { nl: 'Erboven', en: 'Above', de: 'Darüber' },
      bottom: { nl: 'Eronder', en: 'Below', de: 'Darunter' },
      start: { nl: 'Ervoor', en: 'Before', de: 'Davor' },
      end: { nl: 'Erachter', en: 'After', de: 'Dahinter' },
    },
    initial: 'top',
  }),
  look: choice({
    label: { nl: 'Uiterlijk', en: 'Look', de: 'Aussehen' },
    options: {
      dark: { nl: 'Donker', en: 'Dark', de: 'Dunkel' },
      light: { nl: 'Licht', en: 'Light', de: 'Hell' },
    },
    initial: 'dark',
  }),
  align: choice({
    label: { nl: 'Uitlijning', en: 'Alignment', de: 'Ausrichtung' },
    options: {
      start: { nl: 'Begin', en: 'Start', de: 'Anfang' },
      center: { nl: 'Midden', en: 'Centre', de: 'Mitte' },
      end: { nl: 'Einde', en: 'End', de: 'Ende' },
    },
    initial: 'start',
  }),
};

export const tooltip = defineModule({
  type: 'tooltip',
  version: 1,
  label: { nl: 'Tooltip', en: 'Tooltip', de: 'Tooltip' },
  about: {
    nl: 'Een woord of pictogram met uitleg die verschijnt als je het aanwijst of aantikt.',
    en: 'A word or icon with an explanation that appears when you point at it or tap it.',
    de: 'Ein Wort oder Symbol mit Erklärung, die beim Zeigen oder Antippen erscheint.',
  },
  category: 'text',
  icon: 'info',
  fields: tooltipFields,
  Component: Tooltip,
  scripts: ['src/modules/tooltip/tooltip.browser.ts'],
  isEmpty: ({ html }) => html.trim() === '',
  fixtures: tooltipFixtures,
});
