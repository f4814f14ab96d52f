// @vitest-environment jsdom
import axe from 'axe-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { demoSettings } from '../../../content/site/settings.ts';
import { Footer, type FooterProps } from './Footer.tsx';

const props: FooterProps = {
  language: 'nl',
  shop: demoSettings,
  path: '/privacy',
  groups: [{ title: 'Weten', links: [{ label: 'Contact', href: '/contact', children: [] }] }],
  legal: [{ label: 'Privacy', href: '/privacy', children: [] }],
  versions: [{ language: 'nl', href: '/privacy' }],
  week: [{ weekday: 6, opens: '09:00', closes: '17:30' }],
};
const show = (changes: Partial<FooterProps> = {}) => {
  document.documentElement.lang = 'nl';
  document.title = 'Privacy';
  document.body.innerHTML = `<main><h1>Privacy</h1></main>${renderToStaticMarkup(<Footer {...props} {...changes} />)}`;
  return document.querySelector('footer') as HTMLElement;
};

test('says where the shop is, when it is open and how one pays', () => {
  const { textContent } = show();
  expect(textContent).toContain('Zadelmakerskade 12');
  expect(textContent).toContain('za9.00–17.30 uur');
  expect(textContent).toContain('Bancontact');
  expect(show().querySelector('a[href="tel:+31230001234"]')?.textContent).toBe(
    '023\u00a0000\u00a012\u00a034',
  );
});

test('leaves the opening hours out when none are known', () => {
  expect(show({ week: [] }).querySelector('dl')).toBeNull();
});

test('NAV-11 marks the page one is on', () => {
  expect(show().querySelector('[aria-current=page]')?.textContent).toBe('Privacy');
});

test('the footer has no accessibility errors', async () => {
  show();
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map((each) => `${each.id}: ${each.nodes[0]?.html}`)).toEqual([]);
});
