import type { BikeFactsData } from './BikeFacts.tsx';

/** A bike for hire as search engines read it. */
export const bikeProduct = ({ name, description, offer }: NonNullable<BikeFactsData>): object => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name,
  description,
  ...(offer && {
    offers: {
      '@type': 'Offer',
      price: offer,
      priceCurrency: 'EUR',
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    },
  }),
});
