import { expect, test } from 'vitest';
import { plainPageCss, renderPlainPage } from './render-plain-page.tsx';

test('SITE-4 the page for a failure fetches nothing and runs nothing', () => {
  const html = renderPlainPage('error', 'nl');
  expect(html).toMatch(/^<!doctype html><html lang="nl">/);
  expect(html).not.toMatch(/<script|<link|<img|url\(|src=|style="/);
});

test('SITE-4 its one style sheet stands in it as it is hashed', () => {
  expect(renderPlainPage('unavailable', 'de')).toContain(`<style>${plainPageCss}</style>`);
});

test('SITE-7 it speaks the language of the address and leads to that front page', () => {
  expect(renderPlainPage('error', 'en')).toContain('Something has gone wrong here.');
  expect(renderPlainPage('error', 'en')).toContain('href="/en"');
  expect(renderPlainPage('unavailable', 'nl')).toContain('href="/"');
});
