import { icon } from '../../fields/icon.ts';
import { choice, list, text } from '../../fields/kinds.ts';
import { link } from '../../fields/link.ts';

const buttonFields = {
  label: text({ label: { nl: 'Tekst', en: 'Text', de: 'Text' }, maximumLength: 120 }),
  link: link({ label: { nl: 'Gaat naar', en: 'Goes to', de: 'Führt zu' } }),
  kind: choice({
    label: { nl: 'Soort', en: 'Kind', de: 'Art' },
    options: {
      main: { nl: 'Hoofdknop', en: 'Main', de: 'Hauptknopf' },
      quiet: { nl: 'Rustig', en: 'Quiet', de: 'Zurückhaltend' },
      text: { nl: 'Alleen tekst', en: 'Text only', de: 'Nur Text' },
    },
    initial: 'main',
  }),
  icon: icon({ label: { nl: 'Pictogram', en: 'Icon', de: 'Symbol' } }),
};

/** Up to two buttons; those without a text or a link are not shown. */
export const buttonsField = () =>
  list({
    label: { nl: 'Knoppen', en: 'Buttons', de: 'Schaltflächen' },
    item: buttonFields,
    itemLabel: 'label',
    maximum: 2,
  });
