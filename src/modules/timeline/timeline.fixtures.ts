import type { ModuleFixture } from '../define-module.ts';

const moment = (when: string, title: string, html: string, rest: object = {}) => ({
  when,
  title,
  html,
  picture: null,
  icon: '',
  link: null,
  ...rest,
});

const items = [
  moment(
    '2009',
    'Elf fietsen',
    '<p>Bram neemt de werkplaats van zijn oom over, met een blikken la vol spaken.</p>',
    {
      icon: 'wrench',
      picture: { media: 'workshop' },
    },
  ),
  moment(
    '2014',
    'De eerste tocht',
    '<p>Noor wijst toeristen de weg. De bakker halverwege bakt sindsdien twee keer.</p>',
    {
      icon: 'route',
      link: { page: 'tours' },
    },
  ),
  moment('2021', 'Meer boekingen dan briefjes', '<p>Saskia komt erbij als de muur vol hangt.</p>'),
];

const later = [
  moment('2023', 'Bakfietsen', '<p>Drie, voor kinderen, honden en een bank die niet in de auto paste.</p>', {
    icon: 'child',
    picture: { media: 'bike-cargo' },
  }),
  moment('2024', 'Stroom van het dak', '<p>De e-bikes laden nu op wat de zon overdag brengt.</p>', {
    icon: 'battery',
  }),
  moment('2026', 'Elf keer zoveel', '<p>En nog steeds dezelfde blikken la.</p>'),
];

export const timelineFixtures: ModuleFixture[] = [
  { name: 'how the shop came to be', props: { items } },
  {
    name: 'at both sides of a solid line',
    props: { items: [...items, ...later], sides: 'both', line: 'solid' },
  },
  {
    name: 'one moment with very long words',
    props: {
      items: [
        moment(
          'ergens tussen de laatste pont en het eerste licht',
          'Hoogheemraadschapsjubileumfietstochtvoorbereidingen '.repeat(2).trim(),
          `<p>${'Eerst kwam de pont niet, toen kwam de pont wel maar zonder veerman. '.repeat(12)}</p>`,
        ),
      ],
      level: 'h4',
    },
  },
  {
    name: 'a moment that says only when',
    props: { items: [moment('1936', '', ''), moment('', 'Later', '')] },
  },
];
