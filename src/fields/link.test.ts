import { expect, test } from 'vitest';
import { link } from './link.ts';
import { linkAttributes } from './link-attributes.ts';
import { isSafeAddress } from './safe-address.ts';
import type { SiteData } from './site-data.ts';

const field = link({ label: { nl: 'Link', en: 'Link', de: 'Link' } });
const site: SiteData = {
  language: 'en',
  picture: () => undefined,
  pagePath: (key) => (key === 'tours' ? '/en/tours' : undefined),
};

test('LINK-1 a link goes to an address, in the same window or a new one', () => {
  const same = field.resolve({ url: 'https://example.com/' }, site);
  const fresh = field.resolve({ url: 'tel:+31201234567', newWindow: true }, site);
  expect(same && linkAttributes(same)).toEqual({ href: 'https://example.com/' });
  expect(fresh && linkAttributes(fresh)).toEqual({
    href: 'tel:+31201234567',
    target: '_blank',
    rel: 'noopener',
  });
});

test('LINK-1 SITE-7 a link to a page follows it to its path in the visitor’s language; to a page that is gone it is none', () => {
  expect(field.resolve({ page: 'tours', suffix: '#dunes' }, site)?.href).toBe('/en/tours#dunes');
  expect(field.resolve({ page: 'gone' }, site)).toBeNull();
});

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  'vbscript:x',
  'page.html',
])('LINK-1 %j is refused', (address) => {
  expect(isSafeAddress(address)).toBe(false);
  expect(field.schema.safeParse({ url: address }).success).toBe(false);
});

test.each(['/tochten', '#prijzen', '?dag=1', 'https://example.com', 'mailto:a@example.com', 'tel:+31'])(
  'LINK-1 %j is a link',
  (address) => expect(isSafeAddress(address)).toBe(true),
);
