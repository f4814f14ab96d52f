// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { initialValues } from '../../fields/fields-schema.ts';
import type { ModuleProps } from '../define-module.ts';
import { Callout } from './Callout.tsx';
import { startCallout } from './callout.browser.ts';
import { calloutFields } from './callout.definition.ts';

type Props = ModuleProps<typeof calloutFields>;

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

/** The notice as a page loads it, with something after it. */
function load(title: string) {
  const props = { ...initialValues(calloutFields), closable: true, title } as Props;
  const notice = (
    <Callout {...props} root={{ 'data-module': 'callout' }} language="nl" slots={{}} data={undefined} />
  );
  document.body.innerHTML = `<main>${renderToString(notice)}<p>En verder</p></main>`;
  const callout = document.querySelector('aside') as HTMLElement;
  const button = callout.querySelector('button') as HTMLButtonElement;
  return { callout, button };
}

test('without script it stands, and no button does nothing', () => {
  const { callout, button } = load('Dicht op maandag');
  expect(callout.hidden).toBe(false);
  expect(button.hidden).toBe(true);
});

test('it is put away, stays away, and comes back with other words', () => {
  const first = load('Dicht op maandag');
  startCallout(first.callout);
  expect(first.button.hidden).toBe(false);
  first.button.click();
  expect(first.callout.hidden).toBe(true);

  const again = load('Dicht op maandag');
  startCallout(again.callout);
  expect(again.callout.hidden).toBe(true);

  const other = load('Dicht op dinsdag');
  startCallout(other.callout);
  expect(other.callout.hidden).toBe(false);
});

test('the keyboard goes on after it', () => {
  const { callout, button } = load('Dicht op maandag');
  startCallout(callout);
  button.focus();
  button.click();
  expect(document.activeElement?.textContent).toBe('En verder');
});

test('whoever lets nothing be stored can put it away on this page', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { callout, button } = load('Dicht op maandag');
  startCallout(callout);
  expect(callout.hidden).toBe(false);
  button.click();
  expect(callout.hidden).toBe(true);
});
