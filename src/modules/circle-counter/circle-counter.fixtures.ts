import type { ModuleFixture } from '../define-module.ts';

export const circleCounterFixtures: ModuleFixture[] = [
  { name: 'a share', props: { value: 85, label: 'van onze gasten komt terug' } },
  {
    name: 'a part of a number, large, with an icon',
    props: {
      value: 118,
      maximum: 142,
      suffix: '',
      icon: 'bike',
      label: 'fietsen vandaag op pad',
      size: 'large',
      tone: 'accent',
      lineWidth: 14,
      align: 'center',
    },
  },
  { name: 'below zero', props: { value: -12.5, decimals: 1, label: 'de ring blijft leeg', size: 'small' } },
  {
    name: 'absurdly much',
    props: {
      value: 1_000_000_000_000,
      prefix: '€',
      suffix: 'per dag',
      label: 'de ring is vol',
      tone: 'water',
    },
  },
  { name: 'nothing, standing still', props: { value: 0, animate: false, tone: 'text', align: 'end' } },
];
