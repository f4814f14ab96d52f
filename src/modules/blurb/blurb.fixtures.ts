import type { ModuleFixture } from '../define-module.ts';

export const blurbFixtures: ModuleFixture[] = [
  {
    name: 'an icon at the left',
    props: {
      heading: 'Lek? Bel ons',
      html: '<p>Binnen tien kilometer van Haarlem komen we plakken. Verder weg betalen we de <a href="/praktisch">fietsenmaker</a>.</p>',
      icon: 'wrench',
      placement: 'left',
    },
  },
  {
    name: 'a card with a picture, the heading links',
    props: {
      heading: 'De werkplaats',
      html: '<p>Je kijkt er vanaf de toonbank in.</p>',
      picture: { media: 'workshop' },
      look: 'card',
      link: { url: '/over-ons' },
    },
    design: { maximumWidth: { base: '420px' } },
  },
  {
    name: 'a poster beside its words',
    props: {
      heading: 'De wind heeft altijd gelijk',
      html: '<p>Daarom rijden we heen tegen en terug mee. Jikke kijkt om acht uur naar de vlag op de toren.</p>',
      picture: { media: 'headwind' },
      look: 'poster',
      placement: 'right',
      link: { url: '/tochten' },
      linkLabel: 'Zo plannen we een tocht',
    },
  },
  {
    name: 'only words under a line',
    props: { heading: 'Borg', html: '<p>€ 50, terug als de fiets terug is.</p>', look: 'line' },
  },
  {
    name: 'long words',
    props: {
      heading: 'Fietsenstallingsbeheerdersvergunningsaanvraagformulier',
      icon: 'bike',
      placement: 'left',
      look: 'card',
    },
  },
];
