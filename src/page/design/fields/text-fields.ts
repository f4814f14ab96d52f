import { choice } from '../../../fields/kinds.ts';
import { colour, length, perDevice } from '../../../fields/style-values.ts';
import { asDesigned } from './sides.ts';

export const textFields = {
  colour: perDevice(colour({ label: { nl: 'Tekstkleur', en: 'Text colour', de: 'Textfarbe' } }), {
    hover: true,
  }),
  fontFamily: perDevice(
    choice({
      label: { nl: 'Lettertype', en: 'Typeface', de: 'Schriftart' },
      options: {
        inherit: asDesigned,
        display: { nl: 'Van de koppen', en: 'Of the headings', de: 'Der Überschriften' },
        text: { nl: 'Van de tekst', en: 'Of the text', de: 'Des Textes' },
      },
      initial: 'inherit',
    }),
    { hover: true },
  ),
  fontSize: perDevice(length({ label: { nl: 'Lettergrootte', en: 'Font size', de: 'Schriftgröße' } }), {
    hover: true,
  }),
  fontWeight: perDevice(
    choice({
      label: { nl: 'Letterdikte', en: 'Font weight', de: 'Schriftstärke' },
      options: {
        inherit: asDesigned,
        regular: { nl: 'Gewoon', en: 'Regular', de: 'Normal' },
        medium: { nl: 'Halfvet', en: 'Medium', de: 'Halbfett' },
        bold: { nl: 'Vet', en: 'Bold', de: 'Fett' },
        black: { nl: 'Extra vet', en: 'Extra bold', de: 'Extrafett' },
      },
      initial: 'inherit',
    }),
    { hover: true },
  ),
  fontStyle: perDevice(
    choice({
      label: { nl: 'Cursief', en: 'Italics', de: 'Kursiv' },
      options: {
        inherit: asDesigned,
        italic: { nl: 'Cursief', en: 'Italic', de: 'Kursiv' },
        normal: { nl: 'Rechtop', en: 'Upright', de: 'Aufrecht' },
      },
      initial: 'inherit',
    }),
    { hover: true },
  ),
  lineHeight: perDevice(
    length({
      label: { nl: 'Regelafstand', en: 'Line height', de: 'Zeilenabstand' },
      help: {
        nl: '1.5em is anderhalf keer de lettergrootte',
        en: '1.5em is one and a half times the font size',
        de: '1.5em ist das Anderthalbfache der Schriftgröße',
      },
    }),
    { hover: true },
  ),
  letterSpacing: perDevice(
    length({
      label: { nl: 'Letterafstand', en: 'Letter spacing', de: 'Zeichenabstand' },
      help: {
        nl: '0.05em staat iets ruimer, -0.02em iets dichter op elkaar',
        en: '0.05em is a little wider, -0.02em a little closer',
        de: '0.05em ist etwas weiter, -0.02em etwas enger',
      },
    }),
    { hover: true },
  ),
  textTransform: perDevice(
    choice({
      label: { nl: 'Hoofdletters', en: 'Capitals', de: 'Großbuchstaben' },
      options: {
        inherit: asDesigned,
        none: { nl: 'Zoals getypt', en: 'As typed', de: 'Wie getippt' },
        uppercase: { nl: 'ALLES', en: 'ALL', de: 'ALLES' },
        lowercase: { nl: 'geen', en: 'none', de: 'keine' },
        capitalize: { nl: 'Elk Woord', en: 'Every Word', de: 'Jedes Wort' },
      },
      initial: 'inherit',
    }),
    { hover: true },
  ),
  textAlign: perDevice(
    choice({
      label: { nl: 'Uitlijning', en: 'Alignment', de: 'Ausrichtung' },
      options: {
        inherit: { nl: 'Zoals de omgeving', en: 'As its surroundings', de: 'Wie die Umgebung' },
        start: { nl: 'Links', en: 'Left', de: 'Links' },
        center: { nl: 'Midden', en: 'Centre', de: 'Zentriert' },
        end: { nl: 'Rechts', en: 'Right', de: 'Rechts' },
      },
      initial: 'inherit',
    }),
    { hover: true },
  ),
};
