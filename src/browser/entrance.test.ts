// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';

type Seen = (entries: { target: Element; isIntersecting: boolean }[]) => void;

test('MOD-3 what is out of view waits until it is scrolled to, and then plays once', async () => {
  let see: Seen = () => {};
  const watched = new Set<Element>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: Seen) {
        see = callback;
      }
      observe = (element: Element) => watched.add(element);
      unobserve = (element: Element) => watched.delete(element);
    },
  );
  document.body.innerHTML = '<p id="seen" data-enter></p><p id="below" data-enter></p><p id="still"></p>';
  await import('./entrance.ts');
  const [seen, below] = [...watched] as [Element, Element];
  expect([...watched].map(({ id }) => id)).toEqual(['seen', 'below']);
  see([
    { target: seen, isIntersecting: true },
    { target: below, isIntersecting: false },
  ]);
  expect(document.querySelector('[data-enter=wait]')).toBe(below);
  see([{ target: below, isIntersecting: true }]);
  expect(document.querySelector('[data-enter=wait]')).toBeNull();
  expect(watched.size).toBe(0);
});
