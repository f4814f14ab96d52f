// @vitest-environment jsdom
import { afterAll, expect, test, vi } from 'vitest';
import { node, smallCatalogue } from '../state/testing/small-catalogue.ts';
import { useEditor } from '../state/use-editor.ts';
import { listenToKeys } from './shortcuts.ts';

const stop = new AbortController();
afterAll(() => stop.abort());
document.body.innerHTML =
  '<div data-panel><input id="words"><input type="search" id="search"></div><input id="elsewhere">';
listenToKeys(document, { save: vi.fn(), showSheet: vi.fn() }, stop.signal);

const press = (id: string, key: string, rest: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', {
    key,
    ctrlKey: true,
    bubbles: true,
    cancelable: true,
    ...rest,
  });
  document.getElementById(id)?.dispatchEvent(event);
  return event.defaultPrevented;
};
const words = () => useEditor.getState().tree[0]?.props.words;

test('EDIT-2 Ctrl+Z in a field of the panel takes back the page’s last step', () => {
  const { open, setValue, settings } = useEditor.getState();
  const tree = [node('text', 'a')];
  open({ key: 'home', language: 'nl', tree, settings, catalogue: smallCatalogue });
  setValue('a', 'props', 'words', 'Hello');
  expect(press('words', 'z')).toBe(true);
  expect(words()).not.toBe('Hello');
  expect(press('words', 'z', { shiftKey: true })).toBe(true);
  expect(words()).toBe('Hello');
});

test('EDIT-2 other fields, and other keys in the panel’s, are the browser’s', () => {
  for (const id of ['search', 'elsewhere']) expect(press(id, 'z')).toBe(false);
  expect(press('words', 'd')).toBe(false);
  expect(press('words', 'a')).toBe(false);
  expect(words()).toBe('Hello');
});
