import { expect, test } from 'vitest';
import { type SocialLink, shownLinks } from '../../components/social/SocialList.tsx';
import { socialLinks } from './social-links.definition.ts';

const link = { href: 'https://example.com/', newWindow: false };
const names = (links: SocialLink[]) => shownLinks(links).map(({ name }) => name);

test('OTH-1 a network without a link, and an unknown one without words, are not shown', () => {
  expect(
    names([
      { network: 'instagram', link, label: '' },
      { network: 'strava', link, label: 'Onze club' },
      { network: 'facebook', link: null, label: '' },
      { network: 'other', link, label: '' },
    ]),
  ).toEqual(['Instagram', 'Onze club']);
  expect(socialLinks.isEmpty?.({ links: [{ network: 'other', link, label: '' }] } as never, undefined)).toBe(
    true,
  );
});
