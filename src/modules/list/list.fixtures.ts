import type { ModuleFixture } from '../define-module.ts';

const steps = [
  {
    text: 'Kies je fiets en je dag',
    detail: 'Je ziet meteen wat vrij is en wat het kost, borg en helm erbij.',
  },
  {
    text: 'Haal hem op aan de kade',
    detail: 'Wij zetten het zadel goed en wijzen de wind aan. Duurt een kwartier.',
  },
  { text: 'Rijd', detail: 'Zee, duin of stad. Lek onderweg? Bel, dan komt Bram met de bakfiets.' },
  { text: 'Breng hem terug', detail: 'Voor zessen. Zand in de ketting is niet erg, dat hoort.' },
];

export const listFixtures: ModuleFixture[] = [
  {
    name: 'what is included, two columns',
    props: {
      columns: '2',
      tone: 'brand',
      items: [
        { text: 'Helm en slot' },
        { text: 'Verzekerd tegen diefstal', detail: 'Eigen risico € 75, mits de sleutel terugkomt.' },
        { text: 'Regenponcho', icon: 'rain' },
        { text: 'Routekaart op papier', icon: 'map', link: { url: '/praktisch' } },
      ],
    },
  },
  { name: 'steps below each other', props: { kind: 'steps', items: steps } },
  { name: 'steps beside each other', props: { kind: 'steps', columns: '4', items: steps } },
  {
    name: 'ruled rows',
    props: {
      kind: 'rows',
      items: [
        { text: 'Ophalen', detail: 'vanaf 9.00 uur' },
        { text: 'Terugbrengen', detail: 'voor 18.00 uur, of door de brievenbus: de sleutel dan' },
      ],
    },
  },
  {
    name: 'bullets',
    props: {
      kind: 'bullets',
      items: [
        { text: 'Pasje mee' },
        { text: 'Bij regen rijden we ook: wie droog wil blijven, neemt een poncho en een halfuur meer.' },
        { text: 'Fietsenstallingsbeheerdersvergunningsaanvraagformulierenvoorraadkast' },
      ],
    },
  },
  {
    name: 'numbers',
    props: { kind: 'numbers', size: 'large', items: [{ text: 'Eerst remmen' }, { text: 'Dan kijken' }] },
  },
  {
    name: 'large icons on a disc',
    props: {
      size: 'large',
      ground: 'sun',
      icon: 'bike',
      items: [{ text: 'Eén fiets', detail: 'met zeven versnellingen' }],
    },
  },
];
