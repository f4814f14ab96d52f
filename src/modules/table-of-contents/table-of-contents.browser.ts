/** Marks in a table of contents the heading that is being read: the last that has passed the place where links stop. */

interface Entry {
  link: HTMLAnchorElement;
  heading: Element;
}

/** px below the place where a link to a heading would stop, within which it counts as reached. */
const reach = 40;

const entriesOf = (contents: Element): Entry[] =>
  [...contents.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading ? [{ link, heading }] : [];
  });

export function currentOf(tops: readonly number[], line: number, atEnd: boolean): number {
  if (atEnd) return tops.length - 1;
  return tops.findLastIndex((top) => top <= line);
}

function mark(contents: HTMLElement, entries: readonly Entry[]): void {
  const root = document.documentElement;
  const line = (Number.parseFloat(getComputedStyle(root).scrollPaddingBlockStart) || 0) + reach;
  // One that is hidden in a closed item is nowhere.
  const shown = entries.filter(({ heading }) => heading.getClientRects().length > 0);
  const tops = shown.map(({ heading }) => heading.getBoundingClientRect().top);
  const atEnd = scrollY > 0 && scrollY + innerHeight >= root.scrollHeight - 2;
  const current = shown[currentOf(tops, line, atEnd)]?.link;
  if (current?.hasAttribute('aria-current')) return;
  for (const { link } of entries) link.removeAttribute('aria-current');
  if (!current) return;
  current.setAttribute('aria-current', 'location');
  keepInView(contents, current);
}

/** A long list that scrolls by itself goes along; the page does not move. */
function keepInView(contents: HTMLElement, link: Element): void {
  if (contents.scrollHeight <= contents.clientHeight) return;
  const [inner, outer] = [link.getBoundingClientRect(), contents.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom)
    contents.scrollTop += inner.top - outer.top - contents.clientHeight / 2;
}

for (const contents of document.querySelectorAll<HTMLElement>('[data-module="table-of-contents"]')) {
  const entries = entriesOf(contents);
  let isAwaited = false;
  const onScroll = () => {
    if (isAwaited) return;
    isAwaited = true;
    requestAnimationFrame(() => {
      isAwaited = false;
      mark(contents, entries);
    });
  };
  addEventListener('scroll', onScroll, { passive: true });
  addEventListener('resize', onScroll, { passive: true });
  onScroll();
}
