import type { TourFactsData } from './TourFacts.tsx';

/** A tour as search engines read it. */
export const touristTrip = ({ name, description, offer }: NonNullable<TourFactsData>): object => ({
  '@context': 'https://schema.org',
  '@type': 'TouristTrip',
  name,
  description,
  offers: { '@type': 'Offer', price: offer, priceCurrency: 'EUR' },
});
