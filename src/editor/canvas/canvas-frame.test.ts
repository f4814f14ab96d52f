import { JSDOM } from 'jsdom';
import { beforeAll, expect, test } from 'vitest';
import { canvasFrame } from './canvas-frame.ts';

beforeAll(() => {
  // The morphing is written for a browser.
  const { window } = new JSDOM('');
  Object.assign(globalThis, {
    document: window.document,
    Element: window.Element,
    Node: window.Node,
    Document: window.Document,
    DOMParser: window.DOMParser,
  });
});

const frameOf = (main: string) =>
  canvasFrame(
    new JSDOM(`<head><style data-canvas="modules"></style></head><main>${main}</main>`).window.document,
  );

const node = (id: string, type = 'text', version = 1) => ({ id, type, version, props: {} });

test('EDIT-2 what an editor opened stays open when the module around it is rendered anew', () => {
  const html = (words: string) =>
    `<section data-node="s"><h2 data-text="s heading">${words}</h2><details data-node="d"><summary>More</summary></details></section>`;
  const { document, show } = frameOf(html('Before'));
  const details = document.querySelector('details') as HTMLDetailsElement;
  details.open = true;
  show('s', html('After'));
  expect(document.querySelector('h2')?.textContent).toBe('After');
  expect(document.querySelector('details')).toBe(details);
  expect(details.open).toBe(true);
});

test('EDIT-2 a module that begins open by a changed setting opens', () => {
  const { document, show } = frameOf(
    '<section data-node="s"><details><summary>More</summary></details></section>',
  );
  show('s', '<section data-node="s"><details open><summary>More</summary></details></section>');
  expect(document.querySelector('details')?.open).toBe(true);
});

test('EDIT-2 outermost modules follow the order of the page and those that are gone leave', () => {
  const { document, show, arrange } = frameOf(
    '<p data-node="a">a</p><div><p data-node="b">b</p></div><p data-node="c">c</p>',
  );
  const b = document.querySelector('div');
  show('d', '<p data-node="d">d</p>');
  arrange([node('d'), node('c'), node('b')]);
  expect(document.querySelector('main')?.textContent).toBe('dcb');
  expect(document.querySelector('div')).toBe(b);
});
