import type { ModuleFixture } from '../define-module.ts';

export const personFixtures: ModuleFixture[] = [
  {
    name: 'the mechanic',
    props: {
      name: 'Bram de Wit',
      role: 'Werkplaats',
      html: '<p>Begon in 2009 met elf fietsen van zijn oom. Hoort aan een ketting waar hij is geweest.</p>',
      picture: { media: 'portrait-1' },
    },
  },
  {
    name: 'a card with everything',
    props: {
      name: 'Noor Haddad',
      role: 'Gids, de tulpen en de Zuiderzee',
      html: '<p>Weet welk hek in de duinen open is.</p>',
      picture: { media: 'portrait-2' },
      pictureAt: 'top',
      shape: 'arch',
      look: 'card',
      phone: '+31 23 123 45 67',
      mail: 'noor@example.com',
      link: { page: 'about' },
      social: [
        { network: 'strava', link: { url: 'https://www.strava.com/athletes/1' }, label: '' },
        { network: 'instagram', link: { url: 'https://www.instagram.com/noor' }, label: '' },
      ],
    },
  },
  {
    name: 'very long, portrait right and round',
    props: {
      name: 'Saskia Maria Johanna Theodora van der Heijden-Wassenbergh',
      role: 'boekingen, briefjes op de muur en het weerbericht op de balie '.repeat(3).trim(),
      html: `<p>${'Neemt de telefoon op, ook als het stormt en niemand durft te vragen of het doorgaat. '.repeat(8)}</p>`,
      picture: { media: 'portrait-3' },
      pictureAt: 'end',
      shape: 'circle',
      mail: `${'saskia'.repeat(12)}@example.com`,
    },
  },
  { name: 'only a name', props: { name: 'Tom' } },
];
