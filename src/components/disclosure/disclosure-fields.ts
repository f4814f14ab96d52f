import { choice } from '../../fields/kinds.ts';

const heading = (name: string) => ({ nl: name, en: name, de: name });

/** The heading level of a title that opens and closes; `none` is no heading. */
export const titleLevel = () =>
  choice({
    label: { nl: 'Niveau van de titel', en: 'Level of the title', de: 'Ebene des Titels' },
    options: {
      h2: heading('H2'),
      h3: heading('H3'),
      h4: heading('H4'),
      h5: heading('H5'),
      h6: heading('H6'),
      none: { nl: 'Geen kop', en: 'No heading', de: 'Keine Überschrift' },
    },
    initial: 'h3',
  });

/** The sign beside a title that shows whether it is open. */
export const marker = () =>
  choice({
    label: { nl: 'Teken open/dicht', en: 'Sign for open and closed', de: 'Zeichen für offen und zu' },
    options: {
      plus: { nl: 'Plus en min', en: 'Plus and minus', de: 'Plus und Minus' },
      chevron: { nl: 'Pijlpunt', en: 'Chevron', de: 'Pfeilspitze' },
      none: { nl: 'Geen', en: 'None', de: 'Keins' },
    },
    initial: 'plus',
  });

export const look = () =>
  choice({
    label: { nl: 'Uiterlijk', en: 'Look', de: 'Aussehen' },
    options: {
      lines: { nl: 'Lijnen', en: 'Lines', de: 'Linien' },
      cards: { nl: 'Kaarten', en: 'Cards', de: 'Karten' },
    },
    initial: 'lines',
  });
