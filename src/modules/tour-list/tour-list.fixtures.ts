import type { ModuleFixture } from '../define-module.ts';
import { fixtureSite } from '../fixture-page.ts';
import type { TourListData } from './TourList.tsx';

const tour = (key: string, title: string, description: string, distanceKm: number, next: string | null) => ({
  key,
  title,
  href: `/tochten/${key}`,
  picture: fixtureSite.picture(`tour-${key}`) ?? null,
  description,
  price: ['', '€ 39', ' per persoon, kinderen € 25'] as const,
  distanceKm,
  duration: '3½ uur',
  languages: 'Nederlands en Engels',
  next,
});

const data: TourListData = {
  tours: [
    tour(
      'dunes-and-sea',
      'Duinen en zee',
      'Door het hek dat bijna niemand kent.',
      24,
      'za 28 november, 10:00',
    ),
    tour('tulip-fields', 'Langs de bollenvelden', 'Smalle weggetjes achter Hillegom.', 38, null),
    tour(
      'windmills',
      'Van molen naar molen',
      'Vijf molens, één molenaar die opendoet.',
      31,
      'zo 29 november, 11:00',
    ),
  ],
};

export const tourListFixtures: ModuleFixture[] = [
  { name: 'tours side by side', data },
  { name: 'below each other', props: { layout: 'rows', level: 'h2' }, data },
  {
    name: 'two columns, without departure and description',
    props: { columns: '2', showDeparture: false, showDescription: false },
    data,
  },
];
