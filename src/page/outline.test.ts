import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html.ts';
import { outlineOf } from './outline.ts';

const ids = (html: string) => outlineOf(html).headings.map(({ id }) => id);

test('headings get ids made of their words, unique on the page, and the page carries them', () => {
  const { html, headings } = outlineOf(
    '<h2>De route</h2><p>Door de duinen.</p><h3 class="a">De route</h3><h2>…</h2>',
  );
  expect(headings).toEqual([
    { level: 2, text: 'De route', id: 'de-route' },
    { level: 3, text: 'De route', id: 'de-route-2' },
    { level: 2, text: '…', id: 'kop' },
  ]);
  expect(html).toBe(
    '<h2 id="de-route">De route</h2><p>Door de duinen.</p><h3 class="a" id="de-route-2">De route</h3><h2 id="kop">…</h2>',
  );
});

test('an id that a heading has, or the anchor of its heading module, stays', () => {
  const module = '<div data-module="heading" id="vertrek" class="h"><p>Boven</p><h2>Vertrek</h2></div>';
  expect(ids(`<h2 id="eigen">Eigen</h2>${module}<div data-module="text"><h3>Vertrek</h3></div>`)).toEqual([
    'eigen',
    'vertrek',
    'vertrek-2',
  ]);
  expect(outlineOf(module).html).toBe(module);
});

test('an id never meets another of the page', () => {
  expect(ids('<div id="prijzen"></div><h2>Prijzen</h2><h2>Prijzen 2</h2><h2>Prijzen</h2>')).toEqual([
    'prijzen-2',
    'prijzen-2-2',
    'prijzen-3',
  ]);
});

test('headings nobody sees in the page, and those of the table itself, are passed over', () => {
  expect(
    ids(
      '<nav data-module="table-of-contents"><nav><h2>No</h2></nav><h2>No</h2></nav><dialog><h2>No</h2></dialog>' +
        '<div data-not="base tablet"><div><h2>No</h2></div></div><div data-hover=""><h2>No</h2></div><h2></h2>' +
        '<div data-props="{&quot;a&quot;:&quot;<h2>No</h2>&quot;}"><h2>Yes</h2></div>',
    ),
  ).toEqual(['yes']);
});

test('of a post only the headings of its own words are told, not those of the layout around them', () => {
  const words = '<div><h2>Vroeg</h2><div>Tekst</div></div><h2>Laat</h2>';
  expect(
    ids(`<h1>Tulpen</h1><div><div data-module="post-content">${words}</div><h2>Lees verder</h2></div>`),
  ).toEqual(['vroeg', 'laat']);
});

test('whatever stands in a heading comes out as its words', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
      const { html, headings } = outlineOf(`<h2><a href="/a">${escapeHtml(text)}</a></h2>`);
      const words = text.replace(/\s+/g, ' ').trim();
      expect(headings.map((heading) => heading.text)).toEqual(words ? [words] : []);
      expect(outlineOf(html)).toEqual({ html, headings });
    }),
  );
});
