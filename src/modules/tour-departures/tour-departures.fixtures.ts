import type { ModuleFixture } from '../define-module.ts';
import type { DepartureRow, TourDeparturesData } from './TourDepartures.tsx';

const row = (
  date: string,
  weekday: string,
  free: number,
  more: Partial<DepartureRow> = {},
): DepartureRow => ({
  id: date,
  date,
  weekday,
  day: String(Number(date.slice(8))),
  dateInWords: date,
  time: '10:00',
  until: '13:30',
  tour: null,
  guideLanguage: 'Nederlands',
  free,
  price: '€ 39',
  href: free > 0 ? `/reserveren?tour=dunes-and-sea&date=${date}` : null,
  ...more,
});

const november = {
  key: '2026-11',
  name: 'november 2026',
  rows: [row('2026-11-28', 'za', 2), row('2026-11-29', 'zo', 0, { guideLanguage: 'Engels' })],
};
const december = {
  key: '2026-12',
  name: 'december 2026',
  rows: [row('2026-12-05', 'za', 9), row('2026-12-12', 'za', 1)],
};
const data: TourDeparturesData = { months: [november, december], later: [] };

export const tourDeparturesFixtures: ModuleFixture[] = [
  { name: 'two months, one departure full', props: { tour: 'dunes-and-sea' }, data },
  {
    name: 'all tours, later months folded away',
    data: {
      months: [
        {
          ...november,
          rows: november.rows.map((each) => ({
            ...each,
            tour: 'Rond de Zuiderzee',
            until: 'zondag 29 november',
          })),
        },
      ],
      later: [december],
    },
  },
  {
    name: 'no dates planned',
    props: { emptyLink: { url: '/contact' } },
    data: { months: [], later: [] },
  },
];
