import type { ModuleFixture } from '../define-module.ts';

export const numberCounterFixtures: ModuleFixture[] = [
  { name: 'bikes in the shop', props: { value: 142, label: 'fietsen, allemaal hier onderhouden' } },
  {
    name: 'with icon, units and a line above',
    props: {
      value: 38.5,
      decimals: 1,
      prefix: 'ca.',
      suffix: 'km',
      label: 'naar zee en terug',
      labelAt: 'above',
      icon: 'route',
      iconTone: 'water',
      size: 'huge',
      align: 'center',
    },
  },
  {
    name: 'below zero, counting down from far',
    props: { value: -6.7, decimals: 1, start: 100, suffix: 'm', label: 'Het laagste punt van Nederland' },
  },
  {
    name: 'absurd, with spaces, standing still',
    props: {
      value: 1_000_000_000_000,
      separator: 'space',
      animate: false,
      align: 'end',
      label: 'omwentelingen van alle kettingwielen bij elkaar, '.repeat(4).trim(),
    },
  },
  { name: 'nothing but zero', props: { value: 0 } },
];
