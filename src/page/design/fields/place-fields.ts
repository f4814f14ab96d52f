import { choice, number, toggle } from '../../../fields/kinds.ts';
import { length, perDevice } from '../../../fields/style-values.ts';
import { asDesigned, type Side, side } from './sides.ts';

const offset = (at: Side) =>
  perDevice(
    length({
      label: {
        nl: `Afstand ${side[at].nl}`,
        en: `Distance ${side[at].en}`,
        de: `Abstand ${side[at].de}`,
      },
    }),
    { hover: true },
  );

export const placeFields = {
  hidden: perDevice(
    toggle({
      label: { nl: 'Verborgen', en: 'Hidden', de: 'Ausgeblendet' },
      help: {
        nl: 'Niet te zien op dit apparaat; zoekmachines kunnen het wel lezen',
        en: 'Not seen on this device; search engines can still read it',
        de: 'Auf diesem Gerät nicht zu sehen; Suchmaschinen können es trotzdem lesen',
      },
      initial: false,
    }),
  ),
  sticky: perDevice(
    choice({
      label: { nl: 'Blijft in beeld', en: 'Stays in view', de: 'Bleibt im Bild' },
      help: {
        nl: 'Blijft bij het scrollen hangen, zolang het vak eromheen in beeld is',
        en: 'Stays while the page scrolls, as long as the box around it is in view',
        de: 'Bleibt beim Scrollen stehen, solange der Kasten darum zu sehen ist',
      },
      options: {
        none: { nl: 'Nee', en: 'No', de: 'Nein' },
        top: { nl: 'Boven', en: 'At the top', de: 'Oben' },
        bottom: { nl: 'Onder', en: 'At the bottom', de: 'Unten' },
      },
      initial: 'none',
    }),
  ),
  stickyOffset: perDevice(
    length({
      label: { nl: 'Afstand tot de rand', en: 'Distance from the edge', de: 'Abstand zum Rand' },
      help: {
        nl: 'Leeg: tegen het menu of de onderrand aan',
        en: 'Empty: right below the menu or at the bottom',
        de: 'Leer: direkt am Menü oder am unteren Rand',
      },
    }),
  ),
  position: perDevice(
    choice({
      label: { nl: 'Positie', en: 'Position', de: 'Position' },
      help: {
        nl: 'Verschoven: de plek blijft vrij. Los: ligt over wat eromheen staat, geteld vanaf het vak eromheen. Vast: blijft op zijn plek in het venster.',
        en: 'Shifted: its place stays free. Free: lies over what is round it, counted from the box around it. Fixed: stays at its place in the window.',
        de: 'Verschoben: Sein Platz bleibt frei. Frei: liegt über dem, was darum steht, gezählt vom Kasten darum. Fest: bleibt an seiner Stelle im Fenster.',
      },
      options: {
        normal: { nl: 'Gewoon in de rij', en: 'In the flow', de: 'Im Fluss' },
        relative: { nl: 'Verschoven', en: 'Shifted', de: 'Verschoben' },
        absolute: { nl: 'Los in zijn vak', en: 'Free in its box', de: 'Frei im Kasten' },
        fixed: { nl: 'Vast in het venster', en: 'Fixed in the window', de: 'Fest im Fenster' },
      },
      initial: 'normal',
    }),
  ),
  offsetTop: offset('top'),
  offsetRight: offset('right'),
  offsetBottom: offset('bottom'),
  offsetLeft: offset('left'),
  layer: perDevice(
    number({
      label: { nl: 'Laag', en: 'Layer', de: 'Ebene' },
      help: {
        nl: 'Wat hoger ligt, bedekt wat lager ligt',
        en: 'What lies higher covers what lies lower',
        de: 'Was höher liegt, verdeckt, was tiefer liegt',
      },
      initial: 0,
      minimum: -10,
      maximum: 50,
    }),
    { hover: true },
  ),
  overflow: perDevice(
    choice({
      label: { nl: 'Wat er niet in past', en: 'What does not fit', de: 'Was nicht hineinpasst' },
      options: {
        inherit: asDesigned,
        visible: { nl: 'Steekt uit', en: 'Sticks out', de: 'Ragt heraus' },
        hidden: { nl: 'Wordt afgesneden', en: 'Is cut off', de: 'Wird abgeschnitten' },
        scroll: { nl: 'Is te scrollen', en: 'Can be scrolled', de: 'Lässt sich scrollen' },
      },
      initial: 'inherit',
    }),
  ),
};
