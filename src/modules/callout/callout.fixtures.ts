import type { ModuleFixture } from '../define-module.ts';

export const calloutFixtures: ModuleFixture[] = [
  {
    name: 'take care',
    props: {
      tone: 'caution',
      title: 'Neem een legitimatiebewijs mee',
      html: '<p>Zonder paspoort, rijbewijs of identiteitskaart geven we geen fiets mee.</p>',
    },
  },
  {
    name: 'closed, with a button, can be put away',
    props: {
      tone: 'closed',
      title: 'Op Koningsdag zijn we gesloten',
      html: '<p>Fietsen van de dag ervoor breng je op <strong>28 april voor tien uur</strong> terug.</p>',
      linkLabel: 'Bekijk de openingstijden',
      link: { page: 'contact' },
      linkKind: 'quiet',
      closable: true,
    },
    anchor: 'koningsdag',
  },
  {
    name: 'information with an icon of its own and a link',
    props: {
      title: 'De pont vaart tot elf uur',
      html: '<p>Daarna fiets je om over de Schoterbrug.</p>',
      icon: 'clock',
      linkLabel: 'Naar de route',
      link: { page: 'tours' },
    },
  },
  { name: 'good news, a title alone', props: { tone: 'good', title: 'Vanaf 1 maart weer elke dag open' } },
  {
    name: 'words alone, a list in them',
    props: { html: '<p>Mee te nemen:</p><ul><li>een windjack</li><li>iets te drinken</li></ul>' },
  },
  {
    name: 'from right to left, as a heading, very long words',
    props: {
      tone: 'caution',
      title: 'يُرجى إحضار بطاقة الهوية',
      level: 'h3',
      html: `<p>${'Hottentottententententoonstellingsfietsenverhuur'.repeat(6)}</p>`,
      closable: true,
    },
  },
];
