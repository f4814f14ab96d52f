import { headingLevelField } from '../../components/heading-level-field.ts';
import { choice, text, toggle } from '../../fields/kinds.ts';
import { defineModule } from '../define-module.ts';
import { Countdown } from './Countdown.tsx';
import { countdownFixtures } from './countdown.fixtures.ts';
import type { CountdownEnd } from './countdown.load.ts';

export const countdownFields = {
  end: text({
    label: { nl: 'Telt af naar', en: 'Counts down to', de: 'Zählt herunter bis' },
    help: {
      nl: 'Datum en tijd op de klok van de winkel, bijvoorbeeld 31/12/2026 18:00',
      en: 'Date and time on the shop’s clock, for instance 31/12/2026 18:00',
      de: 'Datum und Zeit auf der Uhr des Ladens, zum Beispiel 31/12/2026 18:00',
    },
    maximumLength: 40,
  }),
  heading: text({ label: { nl: 'Kop', en: 'Heading', de: 'Überschrift' }, maximumLength: 200 }),
  level: headingLevelField('h3'),
  smallest: choice({
    label: { nl: 'Kleinste eenheid', en: 'Smallest unit', de: 'Kleinste Einheit' },
    options: {
      days: { nl: 'Dagen', en: 'Days', de: 'Tage' },
      hours: { nl: 'Uren', en: 'Hours', de: 'Stunden' },
      minutes: { nl: 'Minuten', en: 'Minutes', de: 'Minuten' },
      seconds: { nl: 'Seconden', en: 'Seconds', de: 'Sekunden' },
    },
    initial: 'seconds',
  }),
  showDate: toggle({
    label: { nl: 'Noemt de datum', en: 'Names the date', de: 'Nennt das Datum' },
    initial: true,
  }),
  endedText: text({
    label: { nl: 'Tekst na afloop', en: 'Text after the end', de: 'Text nach dem Ende' },
    maximumLength: 300,
  }),
  whenEnded: choice({
    label: { nl: 'Na afloop', en: 'After the end', de: 'Nach dem Ende' },
    options: {
      zero: { nl: 'Nullen en de tekst', en: 'Zeros and the text', de: 'Nullen und der Text' },
      text: { nl: 'Alleen de tekst', en: 'Only the text', de: 'Nur der Text' },
      hidden: { nl: 'Niet meer te zien', en: 'Not shown any more', de: 'Nicht mehr zu sehen' },
    },
    initial: 'zero',
  }),
  look: choice({
    label: { nl: 'Uiterlijk', en: 'Look', de: 'Aussehen' },
    options: {
      board: { nl: 'Bordjes', en: 'Plates', de: 'Tafeln' },
      plain: { nl: 'Los', en: 'Plain', de: 'Frei' },
    },
    initial: 'board',
  }),
  align: choice({
    label: { nl: 'Uitlijning', en: 'Alignment', de: 'Ausrichtung' },
    options: {
      start: { nl: 'Links', en: 'Left', de: 'Links' },
      center: { nl: 'Midden', en: 'Centre', de: 'Mitte' },
      end: { nl: 'Rechts', en: 'Right', de: 'Rechts' },
    },
    initial: 'start',
  }),
};

export const countdown = defineModule({
  type: 'countdown',
  version: 1,
  label: { nl: 'Aftelklok', en: 'Countdown', de: 'Countdown' },
  about: {
    nl: 'Telt af naar een moment, zoals het begin van het seizoen of het eind van een actie.',
    en: 'Counts down to a moment, such as the start of the season or the end of an offer.',
    de: 'Zählt bis zu einem Zeitpunkt herunter, etwa zum Saisonstart oder Ende einer Aktion.',
  },
  category: 'moving',
  icon: 'clock',
  fields: countdownFields,
  Component: Countdown,
  isEmpty: ({ whenEnded }, end: CountdownEnd | null) =>
    end === null || (end.days < 0 && whenEnded === 'hidden'),
  scripts: ['src/modules/countdown/countdown.browser.ts'],
  fixtures: countdownFixtures,
});
