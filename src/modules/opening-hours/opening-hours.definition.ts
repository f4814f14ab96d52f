import { headingLevelField } from '../../components/heading-level-field.ts';
import { choice, number, text, toggle } from '../../fields/kinds.ts';
import { defineModule } from '../define-module.ts';
import { OpeningHours } from './OpeningHours.tsx';
import { openingHoursFixtures } from './opening-hours.fixtures.ts';

export const openingHoursFields = {
  title: text({ label: { nl: 'Kop', en: 'Heading', de: 'Überschrift' } }),
  level: headingLevelField('h3'),
  show: choice({
    label: { nl: 'Toont', en: 'Shows', de: 'Zeigt' },
    options: {
      week: { nl: 'De week', en: 'The week', de: 'Die Woche' },
      status: { nl: 'Alleen open of dicht', en: 'Only open or closed', de: 'Nur offen oder zu' },
    },
    initial: 'week',
  }),
  showStatus: toggle({
    label: { nl: 'Met nu open', en: 'With open now', de: 'Mit jetzt geöffnet' },
    initial: true,
  }),
  showSeasons: toggle({
    label: { nl: 'Met de andere seizoenen', en: 'With the other seasons', de: 'Mit den anderen Saisons' },
    initial: true,
  }),
  closedDaysAhead: number({
    label: { nl: 'Sluitingsdagen vooruit', en: 'Closed days ahead', de: 'Schließtage im Voraus' },
    help: { nl: '0 toont er geen', en: '0 shows none', de: '0 zeigt keine' },
    initial: 120,
    minimum: 0,
    maximum: 365,
    unit: 'd',
  }),
};

export const openingHours = defineModule({
  type: 'opening-hours',
  version: 1,
  label: { nl: 'Openingstijden', en: 'Opening hours', de: 'Öffnungszeiten' },
  about: {
    nl: 'Wanneer je open bent en of dat nu zo is, altijd volgens je instellingen.',
    en: 'When you are open and whether you are right now, always as in your settings.',
    de: 'Wann du offen hast und ob gerade jetzt, immer nach deinen Einstellungen.',
  },
  category: 'lists',
  fields: openingHoursFields,
  Component: OpeningHours,
  scripts: ['src/modules/opening-hours/opening-hours.browser.ts'],
  fixtures: openingHoursFixtures,
});
