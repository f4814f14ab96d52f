import type { ModuleFixture } from '../define-module.ts';

export const tooltipFixtures: ModuleFixture[] = [
  {
    name: 'words with an explanation above them',
    props: {
      text: 'Borg: € 50 per fiets',
      html: '<p>Je betaalt de borg in de winkel, met pas of contant. Breng je de fiets heel terug, dan krijg je hem meteen weer.</p>',
    },
  },
  {
    name: 'an icon alone, light, below',
    props: {
      html: '<p>Kinderen tot en met 11 jaar fietsen gratis mee.</p>',
      place: 'bottom',
      look: 'light',
      align: 'center',
    },
  },
  {
    name: 'a very long explanation with a link, beside the words',
    props: {
      text: 'Wat telt als schade?',
      icon: '',
      place: 'end',
      align: 'end',
      html: `<p>${'Een kras van het fietsenrek hoort erbij, een slag in het wiel niet. '.repeat(8)}</p><p><a href="/voorwaarden">Alle voorwaarden</a></p>`,
    },
  },
];
