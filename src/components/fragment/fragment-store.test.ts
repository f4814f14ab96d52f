// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fragmentEntry, onFragment, writeFragment } from './fragment-store.ts';

const ends: (() => void)[] = [];
const watch = (id: string) => {
  const listener = vi.fn();
  ends.push(onFragment(id, listener));
  return listener;
};
/** As a link or a typed address does. */
const goTo = (hash: string) =>
  new Promise<void>((done) => {
    addEventListener('hashchange', () => done(), { once: true });
    location.hash = hash;
  });
const goBack = () =>
  new Promise<void>((done) => {
    addEventListener('popstate', () => done(), { once: true });
    history.back();
  });

beforeEach(() => history.replaceState(null, '', '/fietsen?page=2'));
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

test('HASH-3 a module writes its own entry and keeps those of others, and the rest of the address', () => {
  history.replaceState(null, '', '#port|slug|2||gal|3');
  writeFragment('tabs', ['0']);
  writeFragment('gal', ['1']);
  expect(location.hash).toBe('#port|slug|2||gal|1||tabs|0');
  expect(location.search).toBe('?page=2');
});

test('HASH-3 what is written is a step in the history, and the same again is none', async () => {
  const before = history.length;
  writeFragment('tabs', ['1']);
  writeFragment('tabs', ['1']);
  expect(history.length).toBe(before + 1);
  const told = watch('tabs');
  await goBack();
  expect(told).toHaveBeenCalledExactlyOnceWith(undefined);
  expect(location.hash).toBe('');
});

test('HASH-3 each module is told of its own entry, and only when that has changed', async () => {
  const [tabs, gallery] = [watch('tabs'), watch('gal')];
  await goTo('#gal|3||tabs|0');
  expect(tabs).toHaveBeenCalledExactlyOnceWith(['0']);
  expect(gallery).toHaveBeenCalledExactlyOnceWith(['3']);
  await goTo('#gal|3||tabs|2');
  expect(tabs).toHaveBeenLastCalledWith(['2']);
  expect(gallery).toHaveBeenCalledTimes(1);
  writeFragment('tabs', ['1']);
  expect(tabs).toHaveBeenCalledTimes(2);
});

test('HASH-3 a link to where the address already is tells again', async () => {
  await goTo('#tab-prices');
  const [named, other] = [watch('tab-prices'), watch('tabs')];
  document.body.innerHTML = '<a href="#tab-prices"><b>Prices</b></a>';
  document.querySelector('b')?.click();
  expect(named).toHaveBeenCalledExactlyOnceWith([]);
  expect(other).not.toHaveBeenCalled();
});

test('HASH-3 an entry whose name means something to objects is an entry like any other', () => {
  history.replaceState(null, '', '#__proto__|1');
  expect(fragmentEntry('__proto__')).toEqual(['1']);
  expect(fragmentEntry('constructor')).toBeUndefined();
});

test('who does not listen any more is not told', async () => {
  const listener = vi.fn();
  onFragment('tabs', listener)();
  await goTo('#tabs|1');
  expect(listener).not.toHaveBeenCalled();
});
