// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest';

const page = `
  <div data-module="tabs" id="tour">
    <div role="radiogroup">
      <input type="radio" name="t" data-fragment-state="0" data-fragment-name="tab-route" checked>
      <input type="radio" name="t" data-fragment-state="1" data-fragment-name="tab-reviews reviews">
    </div>
    <div data-fragment-panels>
      <div>The route</div>
      <div><details><summary>A</summary><div id="dog">Dogs</div></details></div>
    </div>
  </div>
  <div data-module="toggle" id="bring"><details><summary>Bring</summary></details></div>`;

beforeAll(async () => {
  Element.prototype.scrollIntoView = () => {};
  await import('./deep-link.ts');
});
beforeEach(async () => {
  await goTo('nothing');
  document.body.innerHTML = page;
});

const goTo = (hash: string) =>
  location.hash === `#${hash}`
    ? undefined
    : new Promise<void>((done) => {
        addEventListener('hashchange', () => done(), { once: true });
        location.hash = hash;
      });
const checked = () => document.querySelector<HTMLInputElement>(':checked')?.dataset.fragmentState;
const isOpen = (selector: string) => document.querySelector<HTMLDetailsElement>(selector)?.open;

test('HASH-2 HASH-3 an entry selects a state of tabs asleep, and they begin anew when it is gone', async () => {
  await goTo('tour|1');
  expect(checked()).toBe('1');
  await goTo('elsewhere');
  expect(checked()).toBe('0');
});

test('HASH-3 what the visitor chose meanwhile stays when the entry goes', async () => {
  await goTo('tour|0');
  document.querySelectorAll<HTMLInputElement>('input')[1]?.click();
  await goTo('elsewhere');
  expect(checked()).toBe('1');
});

test('HASH-4 a name selects, and an entry of the tabs comes before it', async () => {
  await goTo('reviews');
  expect(checked()).toBe('1');
  await goTo('reviews||tour|0');
  expect(checked()).toBe('0');
});

test('HASH-3 naming something inside opens all that hides it, naming a toggle opens it', async () => {
  await goTo('dog');
  expect(checked()).toBe('1');
  expect(isOpen('details:has(#dog)')).toBe(true);
  await goTo('bring');
  expect(isOpen('#bring > details')).toBe(true);
});

test('HASH-3 what names nothing does nothing', async () => {
  for (const hash of ['tour|9', 'tour|__proto__', '__proto__|1', 'constructor', '<b>|0', '%E0%A4%A']) {
    await goTo(hash);
    expect(checked(), hash).toBe('0');
    expect(document.querySelector('b, [open]')).toBeNull();
  }
});
