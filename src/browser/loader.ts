/**
 * Inlined in the head of every page with islands: wakes each island at its moment and keeps the clicks that
 * come too early. Nothing of React is fetched before the first island needs it.
 */
import type { IslandFiles } from './island-files.ts';

const awake = new WeakSet<Element>();
const waiting = new WeakMap<Element, Promise<void>>();
let files: IslandFiles | undefined;

const readFiles = (): IslandFiles => {
  files ??= JSON.parse(
    document.getElementById('island-files')?.textContent || '{"islands":{}}',
  ) as IslandFiles;
  return files;
};

function preload(href: string) {
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

function wake(island: HTMLElement): Promise<void> {
  let done = waiting.get(island);
  if (!done) {
    const { hydrate, islands } = readFiles();
    for (const file of islands[island.dataset.island as string] ?? []) preload(file);
    done = import(/* @vite-ignore */ hydrate).then(async (module) => {
      await module.hydrateIsland(island);
      awake.add(island);
    });
    waiting.set(island, done);
    // A failed download (a dead spot on the road) may be tried again by the next touch.
    done.catch(() => waiting.delete(island));
  }
  return done;
}

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const island = target.parentElement;
      if (island) void wake(island);
    }
  },
  { rootMargin: '200px' },
);

function schedule(island: HTMLElement) {
  if (island.dataset.wake === 'visible' && island.firstElementChild)
    observer.observe(island.firstElementChild);
  if (island.dataset.wake === 'idle') {
    const idle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200));
    addEventListener('load', () => idle(() => void wake(island)), { once: true });
    if (document.readyState === 'complete') idle(() => void wake(island));
  }
}

customElements.define(
  'zadel-island',
  class extends HTMLElement {
    connectedCallback() {
      if (document.readyState !== 'loading') schedule(this);
      else document.addEventListener('DOMContentLoaded', () => schedule(this), { once: true });
    }
  },
);

const sleepingIsland = (target: EventTarget | null): HTMLElement | undefined => {
  const island = target instanceof Element ? target.closest<HTMLElement>('zadel-island') : null;
  return island && !awake.has(island) ? island : undefined;
};

for (const type of ['pointerover', 'touchstart', 'focusin'] as const) {
  document.addEventListener(
    type,
    (event) => {
      const island = sleepingIsland(event.target);
      if (island) void wake(island);
    },
    { capture: true, passive: true },
  );
}

// Links, native disclosure, radio buttons and commands do their work without us; a plain button's click is
// kept and given again once its island is awake. A carousel's arrow scrolls its track at once.
document.addEventListener(
  'click',
  (event) => {
    const island = sleepingIsland(event.target);
    if (!island) return;
    const button = (event.target as Element).closest<HTMLElement>(
      'button[type=button]:not([command],[popovertarget])',
    );
    const awakening = wake(island);
    const step = Number(button?.dataset.step);
    const track = step && document.getElementById(button?.getAttribute('aria-controls') as string);
    if (track) track.scrollBy({ left: step * track.clientWidth });
    else
      awakening.then(
        () => button?.isConnected && button.click(),
        () => {}, // The download failed: the next touch tries again.
      );
  },
  { capture: true },
);
