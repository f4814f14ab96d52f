import type { ModuleFixture } from '../define-module.ts';
import { fixtureSite } from '../fixture-page.ts';
import type { BikeListData } from './BikeList.tsx';

const bike = (key: string, title: string, description: string, sizes: string[], price: string) => ({
  key,
  title,
  href: `/fietsen/${key}`,
  picture: fixtureSite.picture(`bike-${key}`) ?? null,
  description,
  sizes,
  price: ['vanaf ', price, ' per dag'] as const,
});

const data: BikeListData = {
  bikes: [
    bike(
      'city',
      'Stadsfiets',
      'Drie versnellingen, terugtraprem en een mand voorop.',
      ['S', 'M', 'L'],
      '€ 14',
    ),
    bike('e-bike', 'E-bike', 'Zeventig kilometer ver, ook met wind tegen.', ['S', 'M', 'L'], '€ 32'),
    bike('cargo', 'Bakfiets', 'Elektrisch, met bankje, gordels en regentent.', ['Eén maat'], '€ 45'),
    bike(
      'children',
      'Kinderfiets',
      'Met zijwieltjes als dat nodig is.',
      ['16 inch', '20 inch', '24 inch'],
      '€ 9,50',
    ),
  ],
};

export const bikeListFixtures: ModuleFixture[] = [
  { name: 'bikes side by side', data },
  {
    name: 'below each other, without sizes',
    props: { layout: 'rows', showSizes: false, level: 'h2' },
    data,
  },
  {
    name: 'a bike without page, picture and price',
    props: { columns: '2' },
    data: {
      bikes: data.bikes.slice(0, 1).map((each) => ({ ...each, href: null, picture: null, price: null })),
    },
  },
];
