// @vitest-environment jsdom
import './accordion.browser.ts';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import type { SlotChild } from '../define-module.ts';
import { Accordion } from './Accordion.tsx';

const item = (title: string): SlotChild => ({
  key: title,
  type: 'accordion-item',
  props: { title, icon: '' },
  element: <p>{title} inside</p>,
});

beforeEach(() => {
  document.body.innerHTML = renderToString(
    <Accordion
      root={{ 'data-module': 'accordion' }}
      language="en"
      data={undefined}
      slots={{ items: [item('Price'), item('Rain'), item('Punctures')] }}
      level="h3"
      marker="plus"
      look="lines"
      open={1}
    />,
  );
});

const summary = (title: string): HTMLElement => {
  const all = [...document.querySelectorAll('summary')];
  return all.find((each) => each.textContent === title) as HTMLElement;
};
const openTitles = () => [...document.querySelectorAll('[open] > summary')].map((each) => each.textContent);

test('ACC-1 a click on a closed item opens it', () => {
  summary('Rain').click();
  expect(openTitles()).toContain('Rain');
});

test('ACC-2 the items of a group share one name, by which the browser keeps only one of them open', () => {
  const names = [...document.querySelectorAll('details')].map((each) => each.name);
  expect(names).toHaveLength(3);
  expect(new Set(names).size).toBe(1);
  expect(names[0]).not.toBe('');
  expect(openTitles()).toEqual(['Price']);
});

test('ACC-3 clicking the open item of a group does nothing', () => {
  summary('Price').click();
  expect(openTitles()).toEqual(['Price']);
});
