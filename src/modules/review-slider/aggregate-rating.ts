import type { ReviewSliderData } from './ReviewSlider.island.tsx';

/** The average rating as search engines read it (REV-10); nothing when what is rated has no name. */
export function aggregateRating(
  { itemName, subject }: { itemName: string; subject: string },
  { rating }: ReviewSliderData,
): object[] {
  if (!itemName || !rating) return [];
  const type = subject.startsWith('tour:') || subject.startsWith('bike:') ? 'Product' : 'LocalBusiness';
  return [
    {
      '@context': 'https://schema.org',
      '@type': type,
      name: itemName,
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        reviewCount: rating.count,
        bestRating: 5,
      },
    },
  ];
}
