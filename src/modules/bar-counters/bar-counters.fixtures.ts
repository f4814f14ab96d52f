import type { ModuleFixture } from '../define-module.ts';

export const barCountersFixtures: ModuleFixture[] = [
  {
    name: 'what our guests rent',
    props: {
      bars: [
        { label: 'Stadsfietsen', value: 52, icon: 'bike', tone: 'brand' },
        { label: 'E-bikes', value: 31, icon: 'battery', tone: 'water' },
        { label: 'Bakfietsen', value: 17, icon: 'child', tone: 'accent' },
      ],
    },
  },
  {
    name: 'numbers of another whole, thick',
    props: {
      bars: [
        { label: 'Duinen en zee', value: 38.4, icon: '', tone: 'text' },
        { label: 'Rond de Zuiderzee', value: 61.2, icon: '', tone: 'accent' },
      ],
      maximum: 65,
      suffix: 'km',
      decimals: 1,
      thickness: 'thick',
      animate: false,
    },
  },
  {
    name: 'below zero, far too much and very long',
    props: {
      bars: [
        { label: 'Onder nul', value: -40, icon: '', tone: 'brand' },
        { label: 'Veel te veel', value: 1_000_000_000_000, icon: '', tone: 'brand' },
        {
          label: 'Fietsenstallingsbeheerdersvergunning '.repeat(5).trim(),
          value: 60,
          icon: 'info',
          tone: 'water',
        },
      ],
      thickness: 'line',
    },
  },
  {
    name: 'one bar without its number',
    props: { bars: [{ label: 'Tulpen in bloei', value: 5, icon: '', tone: 'accent' }], showValue: false },
  },
];
