import { dateText } from '../../components/shop/tour-words.ts';
import type { StoredReview } from '../../features/reviews/reviews.types.ts';
import type { ShownValues } from '../../fields/field.ts';
import { type Language, localeOf } from '../../lib/language.ts';
import type { LoadContext } from '../module-load.ts';
import { cutText } from './cut-text.ts';
import type { ReviewSliderData } from './ReviewSlider.island.tsx';
import type { reviewSliderFields } from './review-slider.definition.ts';

type Values = ShownValues<typeof reviewSliderFields>;

/** The chosen reviews, and the average of all on their subject. */
export async function loadReviewSlider(
  values: Values,
  { language, services, dependsOn }: LoadContext,
): Promise<ReviewSliderData> {
  dependsOn('reviews');
  const about = values.subject ? { subject: values.subject } : {};
  const [reviews, rating] = await Promise.all([
    chosenReviews(values, about, language, services.reviews),
    services.reviews.rating(about),
  ]);
  return {
    rating: rating
      ? { ...rating, shown: rating.average.toLocaleString(localeOf[language], { minimumFractionDigits: 1 }) }
      : null,
    reviews: reviews.map((review) => ({
      id: review.id,
      author: review.author,
      source: review.source,
      rating: review.rating,
      language: review.language,
      date: review.writtenAt.slice(0, 10),
      dateInWords: dateText(review.writtenAt.slice(0, 10), language, { month: 'long', year: 'numeric' }),
      ...cutText(review.text, values.textLength),
    })),
  };
}

async function chosenReviews(
  { languages, limit, minimumRating }: Values,
  about: { subject?: string },
  language: Language,
  reviews: LoadContext['services']['reviews'],
): Promise<StoredReview[]> {
  const query = { ...about, minimumRating, limit };
  if (languages === 'all') return reviews.list(query);
  const own = await reviews.list({ ...query, language });
  if (languages === 'only' || own.length >= limit) return own;
  const others = (await reviews.list({ ...query, limit: limit + own.length })).filter(
    (review) => review.language !== language,
  );
  return [...own, ...others].slice(0, limit);
}
