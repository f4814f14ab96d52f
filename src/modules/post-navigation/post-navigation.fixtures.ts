import type { ModuleFixture } from '../define-module.ts';
import { fixtureSite } from '../fixture-page.ts';

const picture = fixtureSite.picture('tulips-path') ?? null;
const previous = { title: 'Regen is geen weer, regen is een jas', href: '/blog/regen', picture };
const next = { title: 'De week waarin de bollen opengaan', href: '/blog/bollen', picture };

export const postNavigationFixtures: ModuleFixture[] = [
  { name: 'both', data: { previous, next } },
  { name: 'the newest has none after it', data: { previous, next: null } },
  {
    name: 'the oldest, without a picture',
    data: { previous: null, next: { ...next, picture: null, title: `Fietsen${'enfietsen'.repeat(20)}` } },
  },
];
