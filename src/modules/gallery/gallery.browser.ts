import { fragmentEntry, onFragment, writeFragment } from '../../components/fragment/fragment-store.ts';

/** The place a step leads to: past an end it goes on at the other. */
export const afterStep = (index: number, step: number, count: number): number =>
  (((index + step) % count) + count) % count;

const children = (track: Element) => [...track.children] as HTMLElement[];

/** The child of a track that stands at its start. */
function present(track: HTMLElement): number {
  const distances = children(track).map(({ offsetLeft }) =>
    Math.abs(offsetLeft - (children(track)[0]?.offsetLeft ?? 0) - track.scrollLeft),
  );
  return distances.indexOf(Math.min(...distances));
}

function show(track: HTMLElement, index: number, behavior: ScrollBehavior = 'auto'): void {
  const [first] = children(track);
  const child = children(track)[index];
  if (first && child) track.scrollTo({ left: child.offsetLeft - first.offsetLeft, behavior });
}

/** In a row the last pictures stand in view together: its end is reached before the last stands first. */
function step(track: HTMLElement, by: number): void {
  const atEnd = track.scrollLeft + track.clientWidth >= track.scrollWidth - 2;
  const count = track.children.length;
  if (by > 0 && atEnd) show(track, 0);
  else if (by < 0 && track.scrollLeft <= 2) show(track, count - 1);
  else show(track, afterStep(present(track), by, count));
}

const trackNamed = (id: string | null) => (id ? document.getElementById(id) : null);

function onClick(event: Event): void {
  const target = event.target instanceof Element ? event.target : null;
  const gallery = target?.closest<HTMLElement>('[data-module="gallery"]');
  if (!target || !gallery) return;
  const arrow = target.closest<HTMLElement>('[data-gallery-step]');
  const track = trackNamed(arrow?.getAttribute('aria-controls') ?? null);
  if (arrow && track) step(track, Number(arrow.dataset.galleryStep));
  const tile = target.closest<HTMLElement>('[data-gallery-index]');
  if (tile) openAt(gallery, Number(tile.dataset.galleryIndex));
  const page = trackNamed(target.closest('nav a')?.getAttribute('href')?.slice(1) ?? null);
  if (page?.parentElement) {
    event.preventDefault();
    show(page.parentElement, children(page.parentElement).indexOf(page));
  }
}

/** The button itself opens the dialog; before that is drawn it stands at the picture clicked. */
function openAt(gallery: HTMLElement, index: number): void {
  requestAnimationFrame(() => {
    const track = gallery.querySelector<HTMLElement>('dialog [data-gallery-track]');
    if (!track) return;
    show(track, index, 'instant');
    track.focus({ preventScroll: true });
  });
}

const keys: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

function onKey(event: KeyboardEvent): void {
  const dialog = event.target instanceof Element ? event.target.closest('dialog') : null;
  const track = dialog?.querySelector<HTMLElement>('[data-module="gallery"] [data-gallery-track]');
  if (!track) return;
  const by = keys[event.key];
  if (by) step(track, by);
  else if (event.key === 'Home') show(track, 0);
  else if (event.key === 'End') show(track, track.children.length - 1);
  else return;
  event.preventDefault();
}

/** The link of the page in view is the current one. */
function markPage(track: HTMLElement): void {
  const index = present(track);
  const links = track.parentElement?.querySelectorAll(':scope > div > nav > a') ?? [];
  for (const [page, link] of [...links].entries()) {
    if (page === index) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

/** ms without scrolling after which a page counts as turned to. */
const settled = 150;
const settling = new WeakMap<HTMLElement, number>();

function onScroll({ target: track }: Event): void {
  if (!(track instanceof HTMLElement) || !track.matches('[data-gallery-track]')) return;
  markPage(track);
  clearTimeout(settling.get(track));
  settling.set(track, window.setTimeout(writePage, settled, track));
}

/** The page that the address says of a gallery, counted from 0 (HASH-2). */
function pageInAddress(gallery: string, track: Element): number {
  const page = Number(fragmentEntry(gallery)?.[0] ?? 1) - 1;
  return track.children[page] ? page : 0;
}

/** Galleries that the visitor has handled since the address last turned their pages. */
const handled = new WeakSet<Element>();

function onHandling({ target }: Event): void {
  const gallery = target instanceof Element ? target.closest('[data-module="gallery"]') : null;
  if (gallery) handled.add(gallery);
}

function writePage(track: HTMLElement): void {
  const element = track.matches('[data-fragment-pages]') ? track.parentElement : null;
  const gallery = element && handled.has(element) ? element.id : undefined;
  const page = present(track);
  if (gallery && track.clientWidth > 0 && page !== pageInAddress(gallery, track))
    writeFragment(gallery, [String(page + 1)]);
}

/** Links, back and forward turn to the page they name, as soon as the gallery is shown (HASH-3). */
function followAddress(track: HTMLElement): void {
  const { id } = track.parentElement as HTMLElement;
  if (!id) return;
  const waiting = new ResizeObserver(() => {
    if (track.clientWidth === 0) return;
    waiting.disconnect();
    const turn = () => show(track, pageInAddress(id, track), 'instant');
    turn();
    // A track that has only just appeared snaps back to its start once more.
    requestAnimationFrame(turn);
  });
  onFragment(id, () => {
    handled.delete(track.parentElement as HTMLElement);
    waiting.observe(track);
  });
  if (pageInAddress(id, track) !== present(track)) waiting.observe(track);
}

for (const track of document.querySelectorAll<HTMLElement>('[data-fragment-pages]')) {
  markPage(track);
  followAddress(track);
}
for (const type of ['pointerdown', 'wheel', 'keydown', 'click'])
  document.addEventListener(type, onHandling, { capture: true, passive: true });
document.addEventListener('click', onClick);
document.addEventListener('keydown', onKey);
document.addEventListener('scroll', onScroll, { capture: true, passive: true });
