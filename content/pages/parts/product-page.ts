import type { ContentNode } from '../../../src/page/page-content.ts';
import { reviewsDe } from '../../reviews/reviews-de.ts';
import { reviewsEn } from '../../reviews/reviews-en.ts';
import { reviewsNl } from '../../reviews/reviews-nl.ts';
import { heading, node, row, section } from './nodes.ts';

/** What people ask, the heading a column earlier than the questions. */
export const questions = (
  title: string,
  items: readonly { question: string; answer: string }[],
): ContentNode =>
  section({}, [
    row('1/3+2/3', [[heading('h2', title)], [node('faq', { items })]], { gap: 'large', align: 'start' }),
  ]);

const subjects = [...reviewsNl, ...reviewsEn, ...reviewsDe].map(({ subject }) => subject);

/** Whole reviews of one bike or tour, at most `inView` at a time on a desktop; nothing when there are none. */
export const reviewsOf = (subject: string, inView: number) => ({
  subject,
  limit: 3,
  perView: { base: subjects.filter((each) => each === subject).length > 1 ? inView : 1, tablet: 1 },
  showRating: false,
  dots: false,
  textLength: 0,
});
