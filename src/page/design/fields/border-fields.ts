import { choice, number, toggle } from '../../../fields/kinds.ts';
import { colour, length, perDevice } from '../../../fields/style-values.ts';
import { asDesigned, type Side, side } from './sides.ts';

const borderWidth = (at: Side) =>
  perDevice(
    length({
      label: {
        nl: `Randdikte ${side[at].nl}`,
        en: `Border width ${side[at].en}`,
        de: `Rahmenstärke ${side[at].de}`,
      },
    }),
    { hover: true },
  );

const pixels = (label: { nl: string; en: string; de: string }, initial: number, minimum = -100) =>
  perDevice(number({ label, initial, minimum, maximum: 100, unit: 'px' }), { hover: true });

export const borderFields = {
  borderColour: perDevice(colour({ label: { nl: 'Randkleur', en: 'Border colour', de: 'Rahmenfarbe' } }), {
    hover: true,
  }),
  borderWidth: perDevice(length({ label: { nl: 'Randdikte', en: 'Border width', de: 'Rahmenstärke' } }), {
    hover: true,
  }),
  borderTopWidth: borderWidth('top'),
  borderRightWidth: borderWidth('right'),
  borderBottomWidth: borderWidth('bottom'),
  borderLeftWidth: borderWidth('left'),
  borderStyle: perDevice(
    choice({
      label: { nl: 'Soort rand', en: 'Kind of border', de: 'Art des Rahmens' },
      options: {
        solid: { nl: 'Lijn', en: 'Solid', de: 'Linie' },
        dashed: { nl: 'Streepjes', en: 'Dashed', de: 'Gestrichelt' },
        dotted: { nl: 'Stippen', en: 'Dotted', de: 'Gepunktet' },
        double: { nl: 'Dubbele lijn', en: 'Double', de: 'Doppelte Linie' },
      },
      initial: 'solid',
    }),
    { hover: true },
  ),
  cornerRadius: perDevice(
    length({ label: { nl: 'Afgeronde hoeken', en: 'Rounded corners', de: 'Abgerundete Ecken' } }),
    { hover: true },
  ),
  shadow: perDevice(
    choice({
      label: { nl: 'Schaduw', en: 'Shadow', de: 'Schatten' },
      options: {
        inherit: asDesigned,
        none: { nl: 'Geen', en: 'None', de: 'Keiner' },
        low: { nl: 'Laag', en: 'Low', de: 'Niedrig' },
        high: { nl: 'Hoog', en: 'High', de: 'Hoch' },
        own: { nl: 'Eigen schaduw', en: 'Custom', de: 'Eigener Schatten' },
      },
      initial: 'inherit',
    }),
    { hover: true },
  ),
  shadowRight: pixels(
    {
      nl: 'Eigen schaduw: naar rechts',
      en: 'Custom shadow: to the right',
      de: 'Eigener Schatten: nach rechts',
    },
    0,
  ),
  shadowDown: pixels(
    { nl: 'Eigen schaduw: naar onder', en: 'Custom shadow: down', de: 'Eigener Schatten: nach unten' },
    8,
  ),
  shadowBlur: pixels(
    { nl: 'Eigen schaduw: zachtheid', en: 'Custom shadow: softness', de: 'Eigener Schatten: Weichheit' },
    24,
    0,
  ),
  shadowSpread: pixels(
    { nl: 'Eigen schaduw: grootte', en: 'Custom shadow: size', de: 'Eigener Schatten: Größe' },
    0,
  ),
  shadowColour: perDevice(
    colour({
      label: { nl: 'Eigen schaduw: kleur', en: 'Custom shadow: colour', de: 'Eigener Schatten: Farbe' },
      initial: '#14271f47',
    }),
    { hover: true },
  ),
  shadowInside: perDevice(
    toggle({
      label: { nl: 'Eigen schaduw: binnenin', en: 'Custom shadow: inside', de: 'Eigener Schatten: innen' },
      initial: false,
    }),
    { hover: true },
  ),
};
