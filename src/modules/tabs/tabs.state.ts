/** Which tab is active, and whether its panel is still coming in. */
export interface TabsState {
  active: number;
  moving: boolean;
}

export type TabsEvent =
  /** The visitor chose a tab: by click, key or swipe. */
  | { type: 'chosen'; index: number }
  /** The panel has come in. */
  | { type: 'settled' };

/** One active tab (TAB-1); what is chosen while a panel is coming in is ignored (TAB-2). */
export function tabsReducer(state: TabsState, event: TabsEvent): TabsState {
  if (event.type === 'settled') return { ...state, moving: false };
  if (state.moving || event.index === state.active) return state;
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
