/**
 * Inlined in the head of pages whose modules can be opened by the address (HASH-3, HASH-4). Selects what the fragment
 * names while the page is being read, so that it is painted in that state at once; afterwards follows links, back and
 * forward for what needs no script of its own: tabs asleep, and all that opens. Markup it knows:
 *
 * - `data-fragment-state="0"` on a radio button or button of the module named: the state that the entry `#id|0` selects;
 * - `data-fragment-name="tab-prices reviews"` there: the plain fragments that select it too;
 * - `details`: one with the element named in it, or alone in it, opens;
 * - `data-fragment-pages` on what scrolls sideways through pages in the module named: `#id|2` shows the second;
 * - `data-fragment-panels` on what holds panels in the order of such radio buttons: that with the element named is shown.
 */
import { parseFragment } from '../lib/fragment.ts';

const ownStates = (module: Element) =>
  [...module.querySelectorAll<HTMLElement>('[data-fragment-state]')].filter(
    (state) => state.closest('[data-module]') === module,
  );

let isLoading = true;
let selected = new Set<HTMLInputElement>();

function check(state: Element | undefined): void {
  if (!(state instanceof HTMLInputElement)) return;
  state.checked = true;
  selected.add(state);
}

/** Opens whatever hides an element: details around it, panels of tabs that sleep. */
function uncover(element: Element): void {
  for (let outer: Element | null = element; outer; outer = outer.parentElement) {
    if (outer instanceof HTMLDetailsElement) outer.open = true;
    const panels = outer.parentElement;
    if (!panels?.hasAttribute('data-fragment-panels')) continue;
    const module = panels.closest('[data-module]');
    if (module) check(ownStates(module)[[...panels.children].indexOf(outer)]);
  }
  const own = element.querySelector(':scope > details:only-child');
  if (own instanceof HTMLDetailsElement) own.open = true;
}

/** Stands a row of pages at one before it is painted; its own script goes on from there. */
function turnTo(module: Element, page: number): void {
  const row = module.querySelector('[data-fragment-pages]');
  const children = [...(row?.children ?? [])] as HTMLElement[];
  const [first, shown] = [children[0], children[page - 1]];
  if (row?.nextElementSibling && first && shown)
    row.scrollTo({ left: shown.offsetLeft - first.offsetLeft, behavior: 'instant' });
}

/** Selects what one entry names. Returns the element it is about, once that is there. */
function select(id: string, [state]: readonly string[]): Element | undefined {
  const element = document.getElementById(id);
  if (element) {
    uncover(element);
    if (state !== undefined) check(ownStates(element).find((each) => each.dataset.fragmentState === state));
    if (isLoading) turnTo(element, Number(state));
    return element;
  }
  const named = [...document.querySelectorAll<HTMLElement>('[data-fragment-name]')].find((each) =>
    each.dataset.fragmentName?.split(' ').includes(id),
  );
  if (!named) return;
  uncover(named);
  check(named);
  return named.closest('[data-module]') ?? named;
}

/** Returns what the fragment is about first. The first entry has the last word, and a state before a name. */
function selectAll(): Element | undefined {
  const entries = [...parseFragment(location.hash)].reverse();
  const found = entries.map(([id, parameters]) => select(id, parameters));
  for (const [id, parameters] of entries) if (parameters.length > 0) select(id, parameters);
  return found.at(-1);
}

/** What the fragment no longer names goes back to how the page began, unless the visitor chose another since. */
function selectAnew(): Element | undefined {
  const before = selected;
  selected = new Set();
  const module = selectAll();
  for (const state of before) {
    const root = state.closest('[data-module]');
    if (root && state.checked && !selected.has(state))
      for (const each of ownStates(root))
        if (each instanceof HTMLInputElement) each.checked = each.defaultChecked;
  }
  return module;
}

/** A fragment that is no element's id leads the browser nowhere: its module is brought into view (HASH-5: at once). */
function bringIntoView(module: Element | undefined): void {
  if (!module || document.querySelector(':target')) return;
  const { top } = module.getBoundingClientRect();
  if (top < 0 || top > innerHeight / 2) module.scrollIntoView({ behavior: 'instant' });
}

let followed = false;

function onChange(): void {
  const module = selectAnew();
  if (followed) bringIntoView(module);
  followed = false;
}

if (location.hash) {
  const reading = new MutationObserver(selectAll);
  reading.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    reading.disconnect();
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const module = selectAll();
    isLoading = false;
    if (visit?.type === 'navigate') bringIntoView(module);
  });
}
addEventListener('hashchange', onChange);
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest('a') : null;
  followed = !!link?.hash && link.pathname === location.pathname;
  // To where the address already is the browser tells of no change.
  if (link?.href === location.href) setTimeout(onChange);
});
