import { choice, toggle } from '../../fields/kinds.ts';
import { picture } from '../../fields/picture.ts';
import { colour, length, perDevice } from '../../fields/style-values.ts';

const side = {
  top: { nl: 'boven', en: 'top', de: 'oben' },
  right: { nl: 'rechts', en: 'right', de: 'rechts' },
  bottom: { nl: 'onder', en: 'bottom', de: 'unten' },
  left: { nl: 'links', en: 'left', de: 'links' },
};
type Side = keyof typeof side;

const margin = (at: Side) =>
  perDevice(
    length({
      label: {
        nl: `Buitenruimte ${side[at].nl}`,
        en: `Margin ${side[at].en}`,
        de: `Außenabstand ${side[at].de}`,
      },
    }),
  );
const padding = (at: Side) =>
  perDevice(
    length({
      label: {
        nl: `Binnenruimte ${side[at].nl}`,
        en: `Padding ${side[at].en}`,
        de: `Innenabstand ${side[at].de}`,
      },
    }),
    { hover: true },
  );

/** The design values every module has, whatever its type (MOD-1). */
export const designFields = {
  marginTop: margin('top'),
  marginRight: margin('right'),
  marginBottom: margin('bottom'),
  marginLeft: margin('left'),
  paddingTop: padding('top'),
  paddingRight: padding('right'),
  paddingBottom: padding('bottom'),
  paddingLeft: padding('left'),
  width: perDevice(length({ label: { nl: 'Breedte', en: 'Width', de: 'Breite' } })),
  maximumWidth: perDevice(
    length({
      label: { nl: 'Grootste breedte', en: 'Maximum width', de: 'Größte Breite' },
      help: {
        nl: 'Wordt nooit breder dan dit, ook niet op grote schermen',
        en: 'Never wider than this, not even on large screens',
        de: 'Nie breiter als das, auch nicht auf großen Bildschirmen',
      },
    }),
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
  ),
  colour: perDevice(colour({ label: { nl: 'Tekstkleur', en: 'Text colour', de: 'Textfarbe' } }), {
    hover: true,
  }),
  backgroundColour: perDevice(
    colour({ label: { nl: 'Achtergrondkleur', en: 'Background colour', de: 'Hintergrundfarbe' } }),
    { hover: true },
  ),
  backgroundPicture: picture({
    label: { nl: 'Achtergrondfoto', en: 'Background picture', de: 'Hintergrundbild' },
  }),
  borderColour: perDevice(colour({ label: { nl: 'Randkleur', en: 'Border colour', de: 'Rahmenfarbe' } }), {
    hover: true,
  }),
  borderWidth: perDevice(length({ label: { nl: 'Randdikte', en: 'Border width', de: 'Rahmenstärke' } })),
  cornerRadius: perDevice(
    length({ label: { nl: 'Afgeronde hoeken', en: 'Rounded corners', de: 'Abgerundete Ecken' } }),
  ),
  shadow: perDevice(
    choice({
      label: { nl: 'Schaduw', en: 'Shadow', de: 'Schatten' },
      options: {
        none: { nl: 'Geen', en: 'None', de: 'Keiner' },
        low: { nl: 'Laag', en: 'Low', de: 'Niedrig' },
        high: { nl: 'Hoog', en: 'High', de: 'Hoch' },
      },
      initial: 'none',
    }),
    { hover: true },
  ),
  fontSize: perDevice(length({ label: { nl: 'Lettergrootte', en: 'Font size', de: 'Schriftgröße' } })),
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
  ),
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
};
