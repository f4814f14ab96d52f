import { choice, number } from '../../../fields/kinds.ts';
import { length, perDevice } from '../../../fields/style-values.ts';

interface Bounds {
  initial: number;
  minimum: number;
  maximum: number;
  step?: number;
  unit: string;
}

const amount = (label: { nl: string; en: string; de: string }, bounds: Bounds) =>
  perDevice(number({ label, ...bounds }), { hover: true });
const percent = (initial: number, maximum: number): Bounds => ({
  ...{ initial, minimum: 0, maximum, unit: '%' },
  step: maximum > 200 ? 5 : 1,
});

export const effectFields = {
  opacity: amount({ nl: 'Dekking', en: 'Opacity', de: 'Deckkraft' }, percent(100, 100)),
  filterBlur: amount(
    { nl: 'Vervaging', en: 'Blur', de: 'Weichzeichnung' },
    { initial: 0, minimum: 0, maximum: 50, unit: 'px' },
  ),
  filterBrightness: amount({ nl: 'Helderheid', en: 'Brightness', de: 'Helligkeit' }, percent(100, 300)),
  filterContrast: amount({ nl: 'Contrast', en: 'Contrast', de: 'Kontrast' }, percent(100, 300)),
  filterSaturation: amount({ nl: 'Verzadiging', en: 'Saturation', de: 'Sättigung' }, percent(100, 300)),
  filterGreyscale: amount({ nl: 'Zwart-wit', en: 'Greyscale', de: 'Schwarz-Weiß' }, percent(0, 100)),
  filterHue: amount(
    { nl: 'Kleurverschuiving', en: 'Hue', de: 'Farbverschiebung' },
    { initial: 0, minimum: -180, maximum: 180, step: 5, unit: '°' },
  ),
  filterSepia: amount({ nl: 'Sepia', en: 'Sepia', de: 'Sepia' }, percent(0, 100)),
  filterInvert: amount({ nl: 'Negatief', en: 'Invert', de: 'Negativ' }, percent(0, 100)),
  blend: perDevice(
    choice({
      label: {
        nl: 'Mengen met wat eronder ligt',
        en: 'Blend with what lies below',
        de: 'Mit dem Darunter mischen',
      },
      options: {
        normal: { nl: 'Niet', en: 'No', de: 'Nicht' },
        multiply: { nl: 'Vermenigvuldigen', en: 'Multiply', de: 'Multiplizieren' },
        screen: { nl: 'Bleken', en: 'Screen', de: 'Negativ multiplizieren' },
        overlay: { nl: 'Bedekken', en: 'Overlay', de: 'Ineinanderkopieren' },
        darken: { nl: 'Donkerste telt', en: 'Darken', de: 'Abdunkeln' },
        lighten: { nl: 'Lichtste telt', en: 'Lighten', de: 'Aufhellen' },
        'soft-light': { nl: 'Zacht licht', en: 'Soft light', de: 'Weiches Licht' },
        luminosity: { nl: 'Alleen het licht', en: 'Luminosity', de: 'Nur die Helligkeit' },
      },
      initial: 'normal',
    }),
    { hover: true },
  ),
  transformRotate: amount(
    { nl: 'Draaien', en: 'Rotate', de: 'Drehen' },
    { initial: 0, minimum: -360, maximum: 360, unit: '°' },
  ),
  transformScale: amount({ nl: 'Vergroten', en: 'Scale', de: 'Skalieren' }, percent(100, 400)),
  transformRight: perDevice(
    length({ label: { nl: 'Naar rechts schuiven', en: 'Move right', de: 'Nach rechts schieben' } }),
    { hover: true },
  ),
  transformDown: perDevice(
    length({ label: { nl: 'Naar onder schuiven', en: 'Move down', de: 'Nach unten schieben' } }),
    { hover: true },
  ),
  hoverDuration: number({
    label: { nl: 'Duur van de overgang', en: 'Duration of the change', de: 'Dauer des Übergangs' },
    help: {
      nl: 'Hoe lang de waarden onder de aanwijzer erover doen om te komen en te gaan',
      en: 'How long the values under the pointer take to come and go',
      de: 'Wie lange die Werte unter dem Zeiger brauchen, um zu kommen und zu gehen',
    },
    initial: 200,
    minimum: 0,
    maximum: 3000,
    step: 50,
    unit: 'ms',
  }),
};
