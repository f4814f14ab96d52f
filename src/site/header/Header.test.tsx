// @vitest-environment jsdom
import axe from 'axe-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Header, type HeaderProps } from './Header.tsx';

const props: HeaderProps = {
  language: 'nl',
  shop: { name: 'Polder & Pedaal', phone: { shown: '023 000 12 34', number: '+31230001234' } },
  path: '/fietsen/bakfietsen',
  homePath: '/',
  bookingPath: '/reserveren',
  menu: [
    {
      label: 'Fietsen',
      href: '/fietsen',
      children: [
        { label: 'Tandems', href: '/fietsen/tandems', children: [] },
        {
          label: 'Bakfietsen',
          href: '/fietsen/bakfietsen',
          children: [{ label: 'Met motor', href: '/fietsen/bakfietsen/motor', children: [] }],
        },
      ],
    },
    { label: 'Contact', href: '/contact', children: [] },
  ],
  versions: [
    { language: 'nl', href: '/fietsen/bakfietsen' },
    { language: 'en', href: '/en/bikes/cargo-bikes' },
    { language: 'de', href: '/de/raeder/lastenraeder' },
  ],
};

const show = (changes: Partial<HeaderProps> = {}) => {
  document.documentElement.lang = 'nl';
  document.title = 'Bakfietsen';
  document.body.innerHTML = `${renderToStaticMarkup(<Header {...props} {...changes} />)}<main id="main"><h1>Bakfietsen</h1></main>`;
  return document.body;
};
const marked = (value: string) =>
  Array.from(show().querySelectorAll(`#site-menu > ul [aria-current=${value}]`), (each) => each.textContent);

test('NAV-11 the first stop of the keyboard leads past the header', () => {
  const first = show().querySelector<HTMLAnchorElement>('a, button');
  expect(first?.textContent).toBe('Naar de inhoud');
  expect(document.querySelector(first?.getAttribute('href') ?? '')?.tagName).toBe('MAIN');
});

test('NAV-11 the menu marks this page, and the branch above it', () => {
  expect(marked('page')).toEqual(['Bakfietsen']);
  expect(marked('true')).toEqual(['Fietsen']);
});

test('NAV-11 every level of the menu is there without a script', () => {
  expect(show().querySelector('#site-menu li li li a')?.textContent).toBe('Met motor');
});

test('NAV-11 each button of the header opens or closes a popover that is on the page', () => {
  const buttons = Array.from(show().querySelectorAll('button'));
  expect(buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual([
    'Sluiten',
    'Meer onder Fietsen',
    'Menu',
  ]);
  for (const button of buttons) {
    const target = document.getElementById(button.getAttribute('popovertarget') ?? '');
    expect(target?.getAttribute('popover')).toBe('auto');
  }
});

test('SITE-7 the page is offered in every language, the present one marked', () => {
  const links = show().querySelectorAll<HTMLAnchorElement>('#site-menu [aria-label=Taal] a');
  expect(Array.from(links, (link) => [link.hreflang, link.pathname, link.ariaCurrent])).toEqual([
    ['nl', '/fietsen/bakfietsen', 'true'],
    ['en', '/en/bikes/cargo-bikes', null],
    ['de', '/de/raeder/lastenraeder', null],
  ]);
});

test('the booking page has no button to itself', () => {
  expect(show().querySelector('a[href="/reserveren"]')).not.toBeNull();
  expect(show({ path: '/reserveren' }).querySelector('a[href="/reserveren"]')).toBeNull();
});

test('the header has no accessibility errors', async () => {
  const { violations } = await axe.run(show(), { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map((each) => `${each.id}: ${each.nodes[0]?.html}`)).toEqual([]);
});
