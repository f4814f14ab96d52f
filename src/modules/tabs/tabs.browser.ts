import { tabOfSwipe } from './tabs.state.ts';

let start: { x: number; y: number; panels: HTMLElement } | undefined;

/** Whether the finger moves something else inside, such as a carousel or a wide table. */
function scrollsSideways(from: Element, until: Element): boolean {
  for (let element: Element | null = from; element && element !== until; element = element.parentElement) {
    if (element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX))
      return true;
  }
  return false;
}

function onTouchStart({ touches, target }: TouchEvent): void {
  start = undefined;
  const panels =
    target instanceof Element
      ? target.closest<HTMLElement>('[data-module="tabs"] > [data-fragment-panels]')
      : null;
  const [touch] = touches;
  if (!panels || !touch || touches.length > 1 || scrollsSideways(target as Element, panels)) return;
  start = { x: touch.clientX, y: touch.clientY, panels };
}

/** A swipe over a panel presses the title beside the active one (TAB-1), which is a radio button while it sleeps. */
function onTouchEnd({ changedTouches: [touch] }: TouchEvent): void {
  if (!touch || !start) return;
  const { x, y, panels } = start;
  start = undefined;
  const titles = [
    ...(panels.parentElement as HTMLElement).querySelectorAll<HTMLElement>(
      ':scope > :is([role=tablist], [role=radiogroup]) > *',
    ),
  ];
  const active = titles.findIndex((title) => title.matches('[aria-selected=true], :has(> :checked)'));
  const rightToLeft = getComputedStyle(panels).direction === 'rtl' ? -1 : 1;
  const moved = { x: (touch.clientX - x) * rightToLeft, y: touch.clientY - y };
  const next = tabOfSwipe(moved, active, titles.length);
  if (next === undefined) return;
  const title = titles[next] as HTMLElement;
  title.click();
  bringIntoRow(title);
}

/** Titles may be more than fit beside each other; the page itself does not move. */
function bringIntoRow(title: HTMLElement): void {
  const row = title.parentElement as HTMLElement;
  const [inner, outer] = [title.getBoundingClientRect(), row.getBoundingClientRect()];
  const past = Math.max(0, inner.right - outer.right) + Math.min(0, inner.left - outer.left);
  if (past !== 0) row.scrollBy({ left: past });
}

document.addEventListener('touchstart', onTouchStart, { passive: true });
document.addEventListener('touchend', onTouchEnd, { passive: true });
document.addEventListener('touchcancel', () => {
  start = undefined;
});
