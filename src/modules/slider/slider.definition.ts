import { choice, number, text, toggle } from '../../fields/kinds.ts';
import { perDevice } from '../../fields/style-values.ts';
import { defineModule } from '../define-module.ts';
import { Slider } from './Slider.tsx';
import { sliderFixtures } from './slider.fixtures.ts';
import { sliderTiming } from './slider-timing.ts';

const heights = {
  content: '0px',
  small: '20rem',
  regular: '29rem',
  large: '38rem',
  screen: 'calc(100svh - var(--header-stays, 4.5rem))',
};

export const sliderFields = {
  label: text({
    label: { nl: 'Naam', en: 'Name', de: 'Name' },
    help: { nl: 'Alleen voor schermlezers', en: 'For screen readers only', de: 'Nur für Screenreader' },
    maximumLength: 120,
  }),
  effect: choice({
    label: { nl: 'Wisselt door', en: 'Changes by', de: 'Wechselt durch' },
    options: {
      fade: { nl: 'Overvloeien', en: 'Fade', de: 'Überblenden' },
      slide: { nl: 'Schuiven', en: 'Slide', de: 'Schieben' },
    },
    initial: 'fade',
  }),
  height: perDevice(
    choice({
      label: { nl: 'Hoogte', en: 'Height', de: 'Höhe' },
      help: {
        nl: 'Zo hoog is hij minstens; een lange tekst maakt hem hoger',
        en: 'It is at least this high; a long text makes it higher',
        de: 'So hoch ist sie mindestens; ein langer Text macht sie höher',
      },
      options: {
        content: { nl: 'Zoals de tekst', en: 'As the text', de: 'Wie der Text' },
        small: { nl: 'Laag', en: 'Low', de: 'Niedrig' },
        regular: { nl: 'Gewoon', en: 'Regular', de: 'Normal' },
        large: { nl: 'Hoog', en: 'High', de: 'Hoch' },
        screen: { nl: 'Het hele scherm', en: 'The whole screen', de: 'Ganzer Bildschirm' },
      },
      initial: 'regular',
    }),
  ),
  shape: choice({
    label: { nl: 'Vlak', en: 'Area', de: 'Fläche' },
    help: {
      nl: 'Een band vraagt om een sectie van volle breedte',
      en: 'A band needs a section of full width',
      de: 'Ein Band braucht einen Abschnitt in voller Breite',
    },
    options: {
      panel: { nl: 'Paneel met ronde hoeken', en: 'Panel with round corners', de: 'Feld mit runden Ecken' },
      band: {
        nl: 'Band over de volle breedte',
        en: 'Band across the full width',
        de: 'Band über die volle Breite',
      },
    },
    initial: 'panel',
  }),
  autoplay: toggle({
    label: { nl: 'Wisselt vanzelf', en: 'Changes by itself', de: 'Wechselt von selbst' },
    help: {
      nl: 'Met een knop die het stilzet; niet voor wie weinig beweging wil',
      en: 'With a button that stops it; not for those who want less motion',
      de: 'Mit einem Knopf zum Anhalten; nicht für alle, die weniger Bewegung wollen',
    },
    initial: true,
  }),
  seconds: number({
    label: { nl: 'Tijd per dia', en: 'Time per slide', de: 'Zeit pro Folie' },
    initial: sliderTiming.stand / 1000,
    minimum: 2,
    maximum: 60,
    unit: 's',
  }),
  ignoreHover: toggle({
    label: {
      nl: 'Wisselt door onder de muis',
      en: 'Keeps changing under the pointer',
      de: 'Wechselt auch unter dem Mauszeiger',
    },
    initial: false,
  }),
  loop: toggle({
    label: {
      nl: 'Na de laatste weer de eerste',
      en: 'After the last, the first again',
      de: 'Nach der letzten wieder die erste',
    },
    initial: true,
  }),
  arrows: toggle({ label: { nl: 'Pijlen', en: 'Arrows', de: 'Pfeile' }, initial: true }),
  dots: toggle({ label: { nl: 'Stippen', en: 'Dots', de: 'Punkte' }, initial: true }),
};

const atLeast = (height: keyof typeof heights | undefined) =>
  height && ({ '--slider-height': heights[height] } as const);

/** Only the first slide’s picture is fetched with the page. */
export const slider = defineModule({
  type: 'slider',
  version: 1,
  label: { nl: 'Diavoorstelling', en: 'Slider', de: 'Diaschau' },
  about: {
    nl: 'Grote dia’s die elkaar afwisselen, voor een paar boodschappen op één plek.',
    en: 'Large slides that take turns, for a few messages in one place.',
    de: 'Große Folien, die sich abwechseln, für ein paar Botschaften an einer Stelle.',
  },
  category: 'moving',
  icon: 'image',
  fields: sliderFields,
  slots: {
    slides: { label: { nl: 'Dia’s', en: 'Slides', de: 'Folien' }, allow: ['slide'], childProps: ['heading'] },
  },
  Component: Slider,
  styles: ({ height }) => ({
    base: {
      ...atLeast(height.base),
      '--slider-fade': `${sliderTiming.fade}ms`,
      '--slider-first': `${sliderTiming.first}ms`,
      '--slider-slide': `${sliderTiming.slide}ms`,
    },
    tablet: atLeast(height.tablet),
    phone: atLeast(height.phone),
  }),
  scripts: ['src/modules/slider/slider.browser.ts'],
  fixtures: sliderFixtures,
});
