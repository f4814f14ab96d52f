import type { ModuleFixture } from '../define-module.ts';
import type { TourFactsData } from './TourFacts.tsx';

const data: TourFactsData = {
  name: 'Duinen en zee',
  description: 'Door de Kennemerduinen naar Bloemendaal aan Zee.',
  facts: [
    { icon: 'route', label: 'Afstand', value: '24 km' },
    { icon: 'clock', label: 'Duur', value: '3½ uur' },
    { icon: 'language', label: 'Gids spreekt', value: 'Nederlands, Engels en Duits' },
    { icon: 'users', label: 'Vanaf', value: '8 jaar' },
    {
      icon: 'map-pin',
      label: 'Verzamelen',
      value: 'De winkel aan het Spaarne',
      href: 'https://www.openstreetmap.org/?mlat=52.38&mlon=4.64',
    },
  ],
  prices: [
    { label: 'Volwassene', price: '€ 39' },
    { label: 'Kind t/m 12 jaar', price: '€ 25' },
    { label: 'Groep voor jezelf', price: '€ 320' },
  ],
  offer: '39.00',
  bookHref: '/reserveren?tour=dunes-and-sea',
};

export const tourFactsFixtures: ModuleFixture[] = [
  { name: 'as a panel', props: { tour: 'dunes-and-sea' }, data },
  {
    name: 'in a line, without price and button',
    props: { tour: 'dunes-and-sea', layout: 'line', showPrice: false, showButton: false },
    data,
  },
];
