import type { ModuleFixture } from '../define-module.ts';
import type { CountdownEnd } from './countdown.load.ts';

const end = (days: number): CountdownEnd => ({
  seconds: Date.parse('2026-06-01T08:00:00Z') / 1000 + days * 86_400,
  days,
  inWords: 'zaterdag 27 maart 2027, 10:00',
});

export const countdownFixtures: ModuleFixture[] = [
  {
    name: 'until the first tulip tour',
    props: {
      end: '27/03/2027 10:00',
      heading: 'De eerste tulpentocht vertrekt',
      endedText: 'De tulpen zijn er. Tot en met 9 mei rijden we elke ochtend.',
    },
    data: end(299),
  },
  {
    name: 'today, minutes, plain',
    props: {
      end: '01/06/2026 18:00',
      smallest: 'minutes',
      look: 'plain',
      align: 'center',
      heading: 'Vandaag nog vroegboekkorting',
      level: 'h2',
    },
    data: end(0),
  },
  {
    name: 'past, zeros and the text',
    props: { end: '01/01/2020', endedText: 'Deze actie is voorbij. De volgende komt in maart.' },
    data: end(-2343),
  },
  {
    name: 'past, only the text, none given',
    props: { end: '01/01/2020', whenEnded: 'text', align: 'end' },
    data: end(-2343),
  },
  {
    name: 'absurdly far, only days, very long words',
    props: {
      end: '01/01/2999',
      smallest: 'days',
      showDate: false,
      heading: 'Hoogheemraadschapsjubileumfietstochtvoorbereidingen '.repeat(3).trim(),
    },
    data: end(355_000),
  },
];
