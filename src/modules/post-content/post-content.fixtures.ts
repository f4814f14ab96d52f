import type { ModuleFixture } from '../define-module.ts';

export const postContentFixtures: ModuleFixture[] = [
  {
    name: 'an article',
    slots: {
      content: [
        {
          type: 'text',
          props: { size: 'lead', html: '<p>Elk jaar vraagt iemand aan de balie: is het al zover?</p>' },
        },
        {
          type: 'text',
          props: {
            html: '<p>Dit jaar hebben we het bijgehouden, van de eerste krokus tot de laatste tulp.</p>',
          },
        },
        { type: 'heading', props: { text: 'Half april, en dan een week', level: 'h2', size: 'small' } },
        { type: 'image', props: { picture: { media: 'tulips-path' } } },
        { type: 'quote', props: { text: 'Wie het mooist wil, moet op een dinsdag.' } },
      ],
    },
  },
];
