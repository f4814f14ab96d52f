import type { Fragment } from '../../lib/fragment.ts';
import { slugOf } from '../../lib/slug.ts';

/** Which tab is active, and whether its panel is still coming in. */
export interface TabsState {
  active: number;
  moving: boolean;
}

export type TabsEvent =
  /** The address leads to a tab: by a link, back or forward. */
  | { type: 'led'; index: number }
  /** The visitor chose a tab: by click, key or swipe. */
  | { type: 'chosen'; index: number }
  /** The panel has come in. */
  | { type: 'settled' };

/** One active tab (TAB-1); what is chosen while a panel is coming in is ignored (TAB-2). */
export function tabsReducer(state: TabsState, event: TabsEvent): TabsState {
  if (event.type === 'settled') return { ...state, moving: false };
  if (event.index === state.active || (state.moving && event.type === 'chosen')) return state;
  return { active: event.index, moving: true };
}

/** The tab that a key of the tab list leads to (TAB-3); `undefined` when the key is none of its. */
export function tabOfKey(key: string, active: number, count: number, vertical: boolean): number | undefined {
  const [back, forward] = vertical ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
  if (key === back) return (active - 1 + count) % count;
  if (key === forward) return (active + 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
}

/** px a finger must travel sideways, and how much more than up or down, to be a swipe. */
const swipe = { distance: 48, ratio: 2 };

/** The tab that a swipe over the panel leads to; `undefined` when it was no swipe or there is none beyond. */
export function tabOfSwipe(
  moved: { x: number; y: number },
  active: number,
  count: number,
): number | undefined {
  const sideways = Math.abs(moved.x);
  if (sideways < swipe.distance || sideways < swipe.ratio * Math.abs(moved.y)) return;
  const index = active + (moved.x < 0 ? 1 : -1);
  return index >= 0 && index < count ? index : undefined;
}

/** How tabs with what guests say are called, in our languages. */
const reviewTitles = new Set(['reviews', 'beoordelingen', 'recensies', 'bewertungen', 'rezensionen']);

/**
 * The plain fragments that open a tab (HASH-4): `tab-` and its anchor, or what its title makes in an address; the tab
 * with reviews also opens by `reviews` and `tab-reviews`.
 */
export function tabNames({ title, anchor }: { title: string; anchor: string | undefined }): string[] {
  const name = anchor ?? slugOf(title);
  const names = name ? [`tab-${name}`] : [];
  if (anchor === 'reviews' || reviewTitles.has(slugOf(title))) names.push('tab-reviews', 'reviews');
  return [...new Set(names)];
}

export interface TabsInPage {
  /** The anchor of the tabs. */
  id: string | undefined;
  /** The names of each tab. */
  names: readonly (readonly string[])[];
  /** Which tab's panel has the element with this id in it; -1 when none. */
  panelWith(id: string): number;
}

/** The tab that a fragment names, counted from 0: by the tabs' own entry (HASH-2), a tab's name, or what is in a panel. */
export function tabOfFragment(fragment: Fragment, { id, names, panelWith }: TabsInPage): number | undefined {
  const own = /^\d{1,3}$/.exec(fragment.get(id ?? '')?.[0] ?? '');
  if (own && Number(own[0]) < names.length) return Number(own[0]);
  for (const name of fragment.keys()) {
    const index = names.findIndex((each) => each.includes(name));
    const found = index >= 0 ? index : panelWith(name);
    if (found >= 0) return found;
  }
}
