import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import type { PageNode } from '../../page/page-node.ts';
import { smallTypes } from '../state/testing/small-catalogue.ts';
import { brokenLinks, headingOrder, lowContrast, picturesWithoutWords } from './page-checks.ts';

const mainOf = (html: string) =>
  new JSDOM(`<main>${html}</main>`).window.document.querySelector('main') as HTMLElement;

test('EDIT-2 a picture without alternative text is pointed out with its module', () => {
  const main = mainOf(
    '<div data-node="a"><img src="/p/dunes.webp"></div><div data-node="b"><img alt="Dunes" src="x"></div>',
  );
  expect(picturesWithoutWords(main)).toMatchObject([{ nodeId: 'a', about: 'dunes.webp' }]);
});

test('EDIT-2 headings begin at level 1 and skip none on the way down', () => {
  const main = mainOf(
    '<h2 data-node="a">A</h2><h4 data-node="b">B</h4><h2 data-node="c">C</h2><h3 data-node="d">D</h3>',
  );
  expect(headingOrder(main).map(({ kind, nodeId }) => [kind, nodeId])).toEqual([
    ['heading-first', 'a'],
    ['heading-skipped', 'b'],
  ]);
});

test('SITE-3 EDIT-2 of a heading with other words on phones the one that is shown counts', () => {
  const main = mainOf(
    `<h1 data-node="a">A</h1><div data-variants><div data-not="base" style="display: none"><h4 data-node="b">B</h4></div>
     <div data-not="phone"><h2 data-node="b">B</h2></div><div data-hover><h5 data-node="b">B</h5></div></div>`,
  );
  expect(headingOrder(main)).toEqual([]);
});

test('EDIT-2 words that are hard to read are pointed out, once for a module', () => {
  const main = mainOf(
    `<div data-node="a" style="background-color: #ffffff; color: #bbbbbb"><p>Pale</p><b>Also pale</b></div>
     <div data-node="b" style="background-color: #ffffff; color: #222222"><p>Dark</p></div>`,
  );
  // There is no layout in this test: everything counts as drawn.
  for (const element of main.querySelectorAll('*'))
    element.getClientRects = () => [{}] as unknown as DOMRectList;
  expect(lowContrast(main)).toMatchObject([{ kind: 'contrast', nodeId: 'a' }]);
});

test('EDIT-2 a link to a page that is gone is pointed out, also within a list', () => {
  const link = { label: { nl: '', en: '', de: '' }, initial: null, control: { type: 'link' as const } };
  const base = smallTypes.get('text');
  if (!base) throw new Error('no text');
  const list = {
    ...link,
    control: { type: 'list' as const, item: { link }, maximum: 3 },
  };
  const types = new Map(smallTypes).set('text', { ...base, fields: { link, buttons: list } });
  const node: PageNode = {
    id: 't',
    type: 'text',
    version: 1,
    props: { link: { page: 'home' }, buttons: [{ link: { page: 'gone' } }, { link: { url: '/x' } }] },
  };
  expect(brokenLinks([node], types, (key) => key === 'home')).toEqual([
    { kind: 'broken-link', nodeId: 't', about: 'gone' },
  ]);
});
