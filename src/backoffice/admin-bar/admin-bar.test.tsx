import { expect, test } from 'vitest';
import { renderAdminBar } from './render-admin-bar.tsx';

const props = {
  language: 'nl',
  page: { key: 'bikes/city', language: 'de' },
  state: 'changed',
  cached: true,
  editable: true,
} as const;

test('SITE-10 an editor gets to the builder of this page and language, and learns how it stands', () => {
  const { html } = renderAdminBar(props);
  expect(html).toContain('href="/admin/pages/bikes%2Fcity/de"');
  expect(html).toContain('Er is een nieuwer concept');
  expect(html).toContain('Staat klaar voor bezoekers');
});

test('SITE-10 who may not edit pages is offered no way to do so', () => {
  expect(renderAdminBar({ ...props, editable: false }).html).not.toContain('/admin/pages/');
});

test('SITE-10 the bar runs nothing and writes no style into the page’s markup', () => {
  expect(renderAdminBar(props).html).not.toMatch(/<script|<form|style=|\son\w+=/);
});

test('SITE-10 it speaks the staff member’s language on a page of any', () => {
  const { html } = renderAdminBar({ ...props, language: 'en' });
  expect(html).toContain('lang="en-GB"');
  expect(html).toContain('Edit this page');
});
