import type { ModuleFixture } from '../define-module.ts';
import type { CountdownEnd } from './countdown.load.ts';

const inWords = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'full', timeZone: 'UTC' });

/** So many days from today, so that clock and words agree for who looks at it. */
const end = (days: number): CountdownEnd => {
  const day = Math.floor(Date.now() / 86_400_000) + days;
  return { seconds: day * 86_400 + 20 * 3600, days, inWords: `${inWords.format(day * 86_400_000)}, 21:00` };
};

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
