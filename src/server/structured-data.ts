import type { OpeningHours } from '../features/booking/booking.ts';
import type { PageAddress } from '../page/page.store.ts';
import type { SiteSettings } from '../site/site-settings.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** What search engines read of the shop (schema.org LocalBusiness). */
export const localBusinessData = (shop: {
  settings: SiteSettings;
  openingHours: readonly OpeningHours[];
  baseUrl: string;
}): object => {
  const { name, phone, email, address } = shop.settings;
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    name,
    url: shop.baseUrl,
    telephone: phone.number,
    email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressCountry: address.countryCode,
    },
    geo: { '@type': 'GeoCoordinates', latitude: address.latitude, longitude: address.longitude },
    openingHoursSpecification: shop.openingHours.map(({ weekday, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: weekdays[weekday - 1],
      opens,
      closes,
    })),
  };
};

/** Where a page stands in the site (schema.org BreadcrumbList). */
export const breadcrumbData = (trail: readonly PageAddress[], baseUrl: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ title, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: new URL(path, baseUrl).href,
  })),
});

/** What search engines read of a post (schema.org BlogPosting); nothing of a page that is none. */
export function blogPostingData(
  { title, description, path, language, post, publishedAt }: PageAddress,
  {
    shopName,
    sharePicture,
    baseUrl,
  }: { shopName: string; sharePicture: string | undefined; baseUrl: string },
): object[] {
  if (!post) return [];
  const { date, author, excerpt, categories } = post;
  const shop = { '@type': 'Organization', name: shopName, url: baseUrl };
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: title,
      description: excerpt || description,
      inLanguage: language,
      datePublished: date,
      ...(publishedAt && { dateModified: publishedAt.toISOString() }),
      author: author ? { '@type': 'Person', name: author } : shop,
      publisher: shop,
      mainEntityOfPage: new URL(path, baseUrl).href,
      ...(sharePicture && { image: new URL(`/og/${sharePicture}.jpg`, baseUrl).href }),
      ...(categories.length > 0 && { articleSection: categories }),
    },
  ];
}
