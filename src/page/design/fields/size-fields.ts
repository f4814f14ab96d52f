import { length, perDevice } from '../../../fields/style-values.ts';

export const sizeFields = {
  width: perDevice(length({ label: { nl: 'Breedte', en: 'Width', de: 'Breite' } }), { hover: true }),
  maximumWidth: perDevice(
    length({
      label: { nl: 'Grootste breedte', en: 'Maximum width', de: 'Größte Breite' },
      help: {
        nl: 'Wordt nooit breder dan dit, ook niet op grote schermen',
        en: 'Never wider than this, not even on large screens',
        de: 'Nie breiter als das, auch nicht auf großen Bildschirmen',
      },
    }),
    { hover: true },
  ),
  minimumWidth: perDevice(
    length({ label: { nl: 'Kleinste breedte', en: 'Minimum width', de: 'Mindestbreite' } }),
    { hover: true },
  ),
  height: perDevice(
    length({
      label: { nl: 'Hoogte', en: 'Height', de: 'Höhe' },
      help: {
        nl: 'Blijft zo hoog, ook als de inhoud niet past. Meestal is ‘kleinste hoogte’ beter',
        en: 'Stays this high even when what is inside does not fit. ‘Minimum height’ is mostly better',
        de: 'Bleibt so hoch, auch wenn der Inhalt nicht passt. Meist ist „Mindesthöhe“ besser',
      },
    }),
    { hover: true },
  ),
  minimumHeight: perDevice(
    length({
      label: { nl: 'Kleinste hoogte', en: 'Minimum height', de: 'Mindesthöhe' },
      help: {
        nl: 'Met veel inhoud wordt het vanzelf hoger',
        en: 'With much inside it grows higher by itself',
        de: 'Mit viel Inhalt wird es von selbst höher',
      },
    }),
    { hover: true },
  ),
  maximumHeight: perDevice(
    length({ label: { nl: 'Grootste hoogte', en: 'Maximum height', de: 'Größte Höhe' } }),
    { hover: true },
  ),
};
