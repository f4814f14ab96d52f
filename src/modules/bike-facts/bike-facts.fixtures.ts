import type { ModuleFixture } from '../define-module.ts';
import type { BikeFactsData } from './BikeFacts.tsx';

const data: BikeFactsData = {
  name: 'Stadsfiets',
  description: 'Drie versnellingen en een mand voorop.',
  prices: [
    { tier: 'hour', label: 'Per uur', price: '€ 4' },
    { tier: 'half-day', label: 'Halve dag (4 uur)', price: '€ 10' },
    { tier: 'day', label: 'Dag (24 uur)', price: '€ 14' },
    { tier: 'week', label: 'Week', price: '€ 65' },
  ],
  sizes: [
    { id: 's', label: 'S (48 cm)', height: '155–168 cm' },
    { id: 'm', label: 'M (53 cm)', height: '166–180 cm' },
  ],
  deposit: '€ 50',
  offer: '14.00',
  bookHref: '/reserveren?bike=city',
};

export const bikeFactsFixtures: ModuleFixture[] = [
  { name: 'prices and sizes', props: { bike: 'city' }, data },
  { name: 'prices only', props: { bike: 'city', showSizes: false, showButton: false }, data },
];
