import type { ModuleFixture } from '../define-module.ts';

export const testimonialFixtures: ModuleFixture[] = [
  {
    name: 'with portrait, company and stars',
    props: {
      text: 'De kettingkast rammelde een beetje, dat stond er ook eerlijk bij. Verder de beste fiets die ik ooit in de regen heb gehad.',
      author: 'Marieke Bos',
      role: 'Utrecht',
      company: 'Regenclub',
      companyLink: { url: 'https://example.com/' },
      portrait: { media: 'portrait-4' },
      rating: 4.8,
    },
  },
  {
    name: 'large, portrait above',
    props: {
      text: 'Onze kinderen praten nog over de bakfiets.\n\nNiet over de tulpen.',
      author: 'Familie Haddad',
      portrait: { media: 'portrait-5' },
      portraitAt: 'top',
      portraitSize: 90,
      look: 'large',
    },
  },
  {
    name: 'a card, portrait left, no mark',
    props: {
      text: 'Ik kwam voor een dag en ben twee keer verlengd.',
      author: 'Tom Ellis',
      role: 'Leeds',
      portrait: { media: 'portrait-6' },
      portraitAt: 'left',
      look: 'card',
      mark: false,
      rating: 5,
    },
  },
  { name: 'only words', props: { text: 'Aardige mensen.' } },
  {
    name: 'very long',
    props: {
      text: 'We reden heen met de wind mee en dat was dus precies verkeerd om. '.repeat(12).trim(),
      author: 'Zeer Lange Naam Van Iemand Met Vijf Voornamen',
      role: 'gepensioneerd dijkgraaf te Hoogheemraadschap van Rijnland',
      look: 'card',
      rating: 3.2,
    },
  },
];
