import type { ModuleFixture } from '../define-module.ts';
import type { OpeningHoursData } from './OpeningHours.tsx';

const names = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'];
const week = (opens: string, closes: string) =>
  names.map((name, index) => ({ weekday: index + 1, name, open: index === 0 ? null : { opens, closes } }));

const data: OpeningHoursData = {
  known: {
    // From today on, so that who looks at it finds it open or closed.
    days: Array.from({ length: 14 }, (_, day) => ({
      date: new Date(Date.now() + day * 86_400_000).toISOString().slice(0, 10),
      opens: '10:00',
      closes: '17:00',
    })),
    clock: [{ from: 0, minutesAhead: 60 }],
    weekdays: names,
  },
  seasons: [
    { period: '1 oktober – 31 maart', week: week('10:00', '17:00') },
    { period: '1 april – 30 september', week: week('09:00', '18:30') },
  ],
  closedDays: [{ date: '2026-12-25', dateInWords: 'vrijdag 25 december', name: 'Eerste kerstdag' }],
};

export const openingHoursFixtures: ModuleFixture[] = [
  { name: 'the week, with another season and a closed day', props: { title: 'Open' }, data },
  { name: 'only open or closed', props: { show: 'status' }, data },
  {
    name: 'the same hours all year',
    props: { showStatus: false },
    data: { ...data, closedDays: [], seasons: [{ period: null, week: week('09:00', '18:00') }] },
  },
];
