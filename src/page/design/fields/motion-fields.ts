import { choice, number } from '../../../fields/kinds.ts';
import { perDevice } from '../../../fields/style-values.ts';
import { animationDefaults } from '../entrance-start.ts';

const percent = { minimum: 0, maximum: 100, step: 5, unit: '%' };
const milliseconds = { minimum: 0, maximum: 10_000, step: 50, unit: 'ms' };

/** How a module comes in when it is scrolled into view (MOD-3). */
const entranceFields = {
  animationStyle: perDevice(
    choice({
      label: { nl: 'Komt in beeld', en: 'Entrance', de: 'Auftritt' },
      help: {
        nl: 'Speelt wanneer het in beeld komt; niet voor wie weinig beweging wil',
        en: 'Plays when it comes into view; not for those who want less motion',
        de: 'Spielt, wenn es ins Bild kommt; nicht für alle, die weniger Bewegung wollen',
      },
      options: {
        none: { nl: 'Zonder beweging', en: 'Without motion', de: 'Ohne Bewegung' },
        fade: { nl: 'Opkomen', en: 'Fade', de: 'Einblenden' },
        slide: { nl: 'Schuiven', en: 'Slide', de: 'Schieben' },
        bounce: { nl: 'Stuiteren', en: 'Bounce', de: 'Springen' },
        zoom: { nl: 'Inzoomen', en: 'Zoom', de: 'Zoomen' },
        flip: { nl: 'Omslaan', en: 'Flip', de: 'Umdrehen' },
        fold: { nl: 'Uitvouwen', en: 'Fold', de: 'Aufklappen' },
        roll: { nl: 'Rollen', en: 'Roll', de: 'Rollen' },
      },
      initial: 'none',
    }),
  ),
  animationDirection: perDevice(
    choice({
      label: { nl: 'Komt van', en: 'Comes from', de: 'Kommt von' },
      options: {
        center: { nl: 'Het midden', en: 'The centre', de: 'Der Mitte' },
        left: { nl: 'Links', en: 'The left', de: 'Links' },
        right: { nl: 'Rechts', en: 'The right', de: 'Rechts' },
        top: { nl: 'Boven', en: 'Above', de: 'Oben' },
        bottom: { nl: 'Onder', en: 'Below', de: 'Unten' },
      },
      initial: 'center',
    }),
  ),
  animationDuration: perDevice(
    number({
      label: { nl: 'Duur', en: 'Duration', de: 'Dauer' },
      initial: animationDefaults.duration,
      ...milliseconds,
    }),
  ),
  animationDelay: perDevice(
    number({
      label: { nl: 'Wacht eerst', en: 'Waits first', de: 'Wartet zuerst' },
      initial: animationDefaults.delay,
      ...milliseconds,
    }),
  ),
  animationIntensity: perDevice(
    number({
      label: { nl: 'Sterkte', en: 'Intensity', de: 'Stärke' },
      initial: animationDefaults.intensity,
      ...percent,
      step: 1,
    }),
  ),
  animationOpacity: perDevice(
    number({
      label: { nl: 'Dekking aan het begin', en: 'Opacity at the start', de: 'Deckkraft am Anfang' },
      initial: animationDefaults.opacity,
      ...percent,
    }),
  ),
  animationCurve: perDevice(
    choice({
      label: { nl: 'Verloop van de snelheid', en: 'Speed curve', de: 'Tempoverlauf' },
      options: {
        linear: { nl: 'Gelijkmatig', en: 'Even', de: 'Gleichmäßig' },
        ease: { nl: 'Vlot begin', en: 'Brisk start', de: 'Flotter Anfang' },
        'ease-in': { nl: 'Langzaam begin', en: 'Slow start', de: 'Langsamer Anfang' },
        'ease-out': { nl: 'Langzaam eind', en: 'Slow end', de: 'Langsames Ende' },
        'ease-in-out': {
          nl: 'Langzaam begin en eind',
          en: 'Slow start and end',
          de: 'Langsamer Anfang und langsames Ende',
        },
      },
      initial: animationDefaults.curve,
    }),
  ),
  animationRepeat: perDevice(
    choice({
      label: { nl: 'Herhalen', en: 'Repeat', de: 'Wiederholen' },
      options: {
        once: { nl: 'Eén keer', en: 'Once', de: 'Einmal' },
        loop: { nl: 'Steeds opnieuw', en: 'Again and again', de: 'Immer wieder' },
      },
      initial: animationDefaults.repeat,
    }),
  ),
};

/** How a module changes as it goes through the view (MOD-7). */
const scrollFields = {
  scrollDown: perDevice(
    number({
      label: {
        nl: 'Bij scrollen: op en neer',
        en: 'On scroll: up and down',
        de: 'Beim Scrollen: auf und ab',
      },
      help: {
        nl: 'Zover staat het te laag als het onderaan in beeld komt, en te hoog als het bovenaan verdwijnt',
        en: 'So far it is too low as it comes in at the bottom, and too high as it leaves at the top',
        de: 'So weit steht es zu tief, wenn es unten ins Bild kommt, und zu hoch, wenn es oben verschwindet',
      },
      initial: 0,
      minimum: -500,
      maximum: 500,
      step: 5,
      unit: 'px',
    }),
  ),
  scrollRight: perDevice(
    number({
      label: {
        nl: 'Bij scrollen: heen en weer',
        en: 'On scroll: from side to side',
        de: 'Beim Scrollen: hin und her',
      },
      initial: 0,
      minimum: -500,
      maximum: 500,
      step: 5,
      unit: 'px',
    }),
  ),
  scrollRotate: perDevice(
    number({
      label: { nl: 'Bij scrollen: draaien', en: 'On scroll: rotate', de: 'Beim Scrollen: drehen' },
      initial: 0,
      minimum: -360,
      maximum: 360,
      step: 5,
      unit: '°',
    }),
  ),
  scrollScale: perDevice(
    number({
      label: {
        nl: 'Bij scrollen: grootte aan de rand',
        en: 'On scroll: size at the edge',
        de: 'Beim Scrollen: Größe am Rand',
      },
      initial: 100,
      minimum: 0,
      maximum: 200,
      step: 5,
      unit: '%',
    }),
  ),
  scrollOpacity: perDevice(
    number({
      label: {
        nl: 'Bij scrollen: dekking aan de rand',
        en: 'On scroll: opacity at the edge',
        de: 'Beim Scrollen: Deckkraft am Rand',
      },
      initial: 100,
      ...percent,
    }),
  ),
  scrollBlur: perDevice(
    number({
      label: {
        nl: 'Bij scrollen: vervaging aan de rand',
        en: 'On scroll: blur at the edge',
        de: 'Beim Scrollen: Weichzeichnung am Rand',
      },
      initial: 0,
      minimum: 0,
      maximum: 40,
      unit: 'px',
    }),
  ),
};

export const motionFields = { ...entranceFields, ...scrollFields };
