import type { ModuleFixture } from '../define-module.ts';
import type { ReviewSliderData, ShownReview } from './ReviewSlider.island.tsx';

const review = (author: string, rating: number, shown: string, rest = ''): ShownReview => ({
  id: author,
  author,
  source: 'guest-book',
  rating,
  language: 'nl',
  date: '2026-10-11',
  dateInWords: 'oktober 2026',
  shown,
  rest,
});

const data: ReviewSliderData = {
  rating: { average: 4.8, count: 24, shown: '4,8' },
  reviews: [
    review(
      'Marjolein V.',
      5,
      'De gids vroeg bij het vertrek wie er wind tegen wilde: heen of terug. We kozen heen.',
      ' Achteraf de beste beslissing van de vakantie.',
    ),
    {
      ...review('Hannah M.', 5, 'Our guide opened a gate I would never have found.'),
      language: 'en',
      source: 'google',
    },
    review('Fatima B.', 4, 'Fijne stadsfiets, remmen goed, licht doet het zelfs als je stilstaat.'),
    review('Wim P.', 5, 'Ze vertellen je eerlijk dat het na drie uur gaat regenen.'),
  ],
};

export const reviewSliderFixtures: ModuleFixture[] = [
  { name: 'four reviews with their average', props: { itemName: 'Polder & Pedaal' }, data },
  {
    name: 'one in view, rotating, without average',
    props: { perView: { base: 1 }, autoRotate: true, showRating: false },
    data: { ...data, rating: null },
  },
];
