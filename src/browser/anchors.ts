/**
 * On pages with links to places in themselves: gives the way there its pace (HASH-5). The browser follows the link
 * itself, with history, `:target`, what it opens and where the next Tab begins; its own smooth scrolling is overtaken.
 */

/** ms that the way takes; `long` when it is more than `far` px. */
const pace = { usual: 800, long: 1600, far: 4000 } as const;

/** Links that do something of their own: tabs, reviews, answers to comments, popups. */
const exempt = /^(?:tab-|reviews$|review-|respond$|comment|popup)/;

/** What stops the page on its way: the visitor goes elsewhere. */
const interruptions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

let stop = () => {};

/** Where the page is to be scrolled to for an element, below the header that stays and its 50 px (`base.css`). */
function placeOf(element: Element): number {
  const root = document.documentElement;
  const padding = Number.parseFloat(getComputedStyle(root).scrollPaddingBlockStart) || 0;
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginBlockStart) || 0;
  const top = scrollY + element.getBoundingClientRect().top - padding - margin;
  return Math.max(0, Math.min(top, root.scrollHeight - innerHeight));
}

const swing = (share: number) => 0.5 - Math.cos(Math.PI * share) / 2;

/** Goes on from wherever the page is towards wherever the target is now: what lies between may still be laid out. */
export function glide(target: Element): void {
  stop();
  const distance = Math.abs(placeOf(target) - scrollY);
  const duration = distance > pace.far ? pace.long : pace.usual;
  const start = performance.now();
  let done = 0;
  let frame = requestAnimationFrame(function step(now: number) {
    const share = Math.min(1, Math.max(0, (now - start) / duration));
    const part = share === 1 ? 1 : (swing(share) - done) / (1 - done);
    done = swing(share);
    const place = placeOf(target);
    scrollTo({ top: scrollY + (place - scrollY) * part, behavior: 'instant' });
    if (share < 1) frame = requestAnimationFrame(step);
    else end();
  });
  const end = () => {
    cancelAnimationFrame(frame);
    for (const type of interruptions) removeEventListener(type, end);
    stop = () => {};
  };
  for (const type of interruptions) addEventListener(type, end, { passive: true });
  stop = end;
}

/** The next Tab and the screen reader go on from the target, which need not take focus by itself. */
function focus(target: HTMLElement): void {
  if (target.contains(document.activeElement)) return;
  target.focus({ preventScroll: true });
  if (target.contains(document.activeElement)) return;
  target.tabIndex = -1;
  target.style.outline = 'none';
  target.focus({ preventScroll: true });
  target.addEventListener(
    'blur',
    () => {
      target.removeAttribute('tabindex');
      target.style.outline = '';
    },
    { once: true },
  );
}

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isOtherWindow =
    event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || link?.target === '_blank';
  if (!link?.hash || event.defaultPrevented || isOtherWindow) return;
  if (link.pathname !== location.pathname || link.search !== location.search) return;
  const id = idOf(link.hash);
  const target = document.getElementById(id);
  if (!target || exempt.test(id) || target.matches('dialog, [popover]')) return;
  // After the browser has gone there.
  setTimeout(() => {
    focus(target);
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) glide(target);
  });
}

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

addEventListener('click', onClick);
addEventListener('popstate', () => stop());
