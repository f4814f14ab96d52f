import { choice, number, toggle } from '../../../fields/kinds.ts';
import { picture } from '../../../fields/picture.ts';
import { siteFile } from '../../../fields/site-file.ts';
import { colour, perDevice } from '../../../fields/style-values.ts';

const videoEndings = ['mp4', 'webm'];

const stop = (label: { nl: string; en: string; de: string }, initial: number) =>
  perDevice(number({ label, initial, minimum: 0, maximum: 100, unit: '%' }), { hover: true });

/**
 * A colour, a gradient over it, a picture under that and a veil on top; see `declarations/background.ts` (MOD-1, MOD-4).
 * On modules with a ground a video plays over the picture (MOD-5); see `background-video.ts`.
 */
export const backgroundFields = {
  backgroundColour: perDevice(
    colour({ label: { nl: 'Achtergrondkleur', en: 'Background colour', de: 'Hintergrundfarbe' } }),
    { hover: true },
  ),
  gradientShape: perDevice(
    choice({
      label: { nl: 'Kleurverloop', en: 'Gradient', de: 'Farbverlauf' },
      options: {
        none: { nl: 'Geen', en: 'None', de: 'Keiner' },
        linear: { nl: 'Recht', en: 'Straight', de: 'Gerade' },
        radial: { nl: 'Rond', en: 'Round', de: 'Rund' },
      },
      initial: 'none',
    }),
    { hover: true },
  ),
  gradientFrom: perDevice(
    colour({ label: { nl: 'Verloop van', en: 'Gradient from', de: 'Verlauf von' }, initial: 'sky' }),
    { hover: true },
  ),
  gradientTo: perDevice(
    colour({ label: { nl: 'Verloop naar', en: 'Gradient to', de: 'Verlauf zu' }, initial: 'paper' }),
    { hover: true },
  ),
  gradientStart: stop({ nl: 'Verloop begint bij', en: 'Gradient begins at', de: 'Verlauf beginnt bei' }, 0),
  gradientEnd: stop({ nl: 'Verloop eindigt bij', en: 'Gradient ends at', de: 'Verlauf endet bei' }, 100),
  gradientAngle: perDevice(
    number({
      label: { nl: 'Richting van het verloop', en: 'Direction of the gradient', de: 'Richtung des Verlaufs' },
      help: {
        nl: '0° loopt naar boven, 90° naar rechts, 180° naar beneden',
        en: '0° runs upwards, 90° to the right, 180° downwards',
        de: '0° läuft nach oben, 90° nach rechts, 180° nach unten',
      },
      initial: 180,
      minimum: 0,
      maximum: 360,
      step: 5,
      unit: '°',
    }),
    { hover: true },
  ),
  backgroundPicture: picture({
    label: { nl: 'Achtergrondfoto', en: 'Background picture', de: 'Hintergrundbild' },
  }),
  backgroundPicturePhone: picture({
    label: {
      nl: 'Achtergrondfoto op telefoons',
      en: 'Background picture on phones',
      de: 'Hintergrundbild auf Handys',
    },
    help: {
      nl: 'Bijvoorbeeld een staande foto. Telefoons laden dan alleen deze',
      en: 'For instance an upright one. Phones then load only this one',
      de: 'Zum Beispiel ein hochformatiges. Handys laden dann nur dieses',
    },
  }),
  backgroundPictureHover: picture({
    label: {
      nl: 'Achtergrondfoto bij aanwijzen',
      en: 'Background picture when pointed at',
      de: 'Hintergrundbild beim Daraufzeigen',
    },
    help: {
      nl: 'Wordt pas geladen als iemand het aanwijst',
      en: 'Loaded only when somebody points at it',
      de: 'Wird erst geladen, wenn jemand darauf zeigt',
    },
  }),
  backgroundSize: perDevice(
    choice({
      label: { nl: 'Grootte van de foto', en: 'Size of the picture', de: 'Größe des Bilds' },
      options: {
        cover: { nl: 'Vullend', en: 'Fills', de: 'Füllend' },
        contain: { nl: 'Helemaal zichtbaar', en: 'All of it', de: 'Ganz sichtbar' },
        stretch: { nl: 'Uitgerekt', en: 'Stretched', de: 'Gestreckt' },
        original: { nl: 'Ware grootte', en: 'Its own size', de: 'Originalgröße' },
      },
      initial: 'cover',
    }),
    { hover: true },
  ),
  backgroundPosition: perDevice(
    choice({
      label: { nl: 'Uitsnede van de foto', en: 'Crop of the picture', de: 'Ausschnitt des Bilds' },
      options: {
        focus: { nl: 'Om het aandachtspunt', en: 'Round its focus', de: 'Um den Blickpunkt' },
        'top-left': { nl: 'Linksboven', en: 'Top left', de: 'Oben links' },
        top: { nl: 'Boven', en: 'Top', de: 'Oben' },
        'top-right': { nl: 'Rechtsboven', en: 'Top right', de: 'Oben rechts' },
        left: { nl: 'Links', en: 'Left', de: 'Links' },
        center: { nl: 'Midden', en: 'Centre', de: 'Mitte' },
        right: { nl: 'Rechts', en: 'Right', de: 'Rechts' },
        'bottom-left': { nl: 'Linksonder', en: 'Bottom left', de: 'Unten links' },
        bottom: { nl: 'Onder', en: 'Bottom', de: 'Unten' },
        'bottom-right': { nl: 'Rechtsonder', en: 'Bottom right', de: 'Unten rechts' },
      },
      initial: 'focus',
    }),
    { hover: true },
  ),
  backgroundRepeat: perDevice(
    choice({
      label: { nl: 'Foto herhalen', en: 'Repeat the picture', de: 'Bild wiederholen' },
      options: {
        no: { nl: 'Niet', en: 'No', de: 'Nein' },
        both: { nl: 'Als tegels', en: 'As tiles', de: 'Als Kacheln' },
        across: { nl: 'Naast elkaar', en: 'Side by side', de: 'Nebeneinander' },
        down: { nl: 'Onder elkaar', en: 'One below the other', de: 'Untereinander' },
      },
      initial: 'no',
    }),
    { hover: true },
  ),
  backgroundBlend: perDevice(
    choice({
      label: {
        nl: 'Foto mengen met de kleur',
        en: 'Mix the picture with the colour',
        de: 'Bild mit der Farbe mischen',
      },
      options: {
        normal: { nl: 'Niet', en: 'No', de: 'Nein' },
        multiply: { nl: 'Vermenigvuldigen', en: 'Multiply', de: 'Multiplizieren' },
        screen: { nl: 'Bleken', en: 'Screen', de: 'Aufhellen (negativ)' },
        overlay: { nl: 'Bedekken', en: 'Overlay', de: 'Überlagern' },
        darken: { nl: 'Donkerder', en: 'Darken', de: 'Abdunkeln' },
        lighten: { nl: 'Lichter', en: 'Lighten', de: 'Aufhellen' },
        'soft-light': { nl: 'Zacht licht', en: 'Soft light', de: 'Weiches Licht' },
        luminosity: { nl: 'Alleen de helderheid', en: 'Luminosity only', de: 'Nur die Helligkeit' },
      },
      initial: 'normal',
    }),
    { hover: true },
  ),
  veilColour: perDevice(
    colour({
      label: { nl: 'Sluier over de foto', en: 'Veil over the picture', de: 'Schleier über dem Bild' },
      help: {
        nl: 'Een doorzichtige kleur maakt tekst op de foto leesbaar',
        en: 'A translucent colour keeps text on the picture readable',
        de: 'Eine durchscheinende Farbe macht Text auf dem Bild lesbar',
      },
    }),
    { hover: true },
  ),
  parallax: choice({
    label: { nl: 'Parallax van de foto', en: 'Parallax of the picture', de: 'Parallaxe des Bilds' },
    help: {
      nl: 'De foto beweegt langzamer dan de pagina; wie weinig beweging wil, ziet haar stilstaan',
      en: 'The picture moves slower than the page; those who want less motion see it still',
      de: 'Das Bild bewegt sich langsamer als die Seite; wer weniger Bewegung will, sieht es stillstehen',
    },
    options: {
      none: { nl: 'Geen', en: 'None', de: 'Keine' },
      true: { nl: 'Schuift mee', en: 'Moves along', de: 'Bewegt sich mit' },
      css: { nl: 'Staat vast', en: 'Stays fixed', de: 'Bleibt fest' },
    },
    initial: 'none',
  }),
  backgroundVideo: siteFile({
    label: { nl: 'Achtergrondvideo', en: 'Background video', de: 'Hintergrundvideo' },
    help: {
      nl: 'Een eigen mp4 of webm, bijvoorbeeld /films/molens.mp4. Speelt zonder geluid over de achtergrondfoto; op secties, rijen, kolommen, groepen, dia’s, openingsbeelden en oproepen',
      en: 'An mp4 or webm of your own, for instance /films/mills.mp4. Plays without sound over the background picture; on sections, rows, columns, groups, slides, heroes and calls to action',
      de: 'Eine eigene mp4 oder webm, zum Beispiel /films/muehlen.mp4. Läuft ohne Ton über dem Hintergrundbild; auf Abschnitten, Zeilen, Spalten, Gruppen, Folien, Aufmachern und Handlungsaufrufen',
    },
    endings: videoEndings,
  }),
  backgroundVideoOther: siteFile({
    label: {
      nl: 'Dezelfde video als webm',
      en: 'The same video as webm',
      de: 'Dasselbe Video als webm',
    },
    help: {
      nl: 'Meestal kleiner; browsers die hem kennen, laden alleen deze',
      en: 'Mostly smaller; browsers that know it load only this one',
      de: 'Meist kleiner; Browser, die es kennen, laden nur dieses',
    },
    endings: videoEndings,
  }),
  backgroundVideoOutside: toggle({
    label: {
      nl: 'Video speelt door buiten beeld',
      en: 'Video plays on out of view',
      de: 'Video läuft außerhalb der Ansicht weiter',
    },
    initial: false,
  }),
};
