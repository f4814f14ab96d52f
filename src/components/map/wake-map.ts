import type { Place } from '../../lib/mercator.ts';
import { inBuilder } from '../builder-flag.ts';
import type { OpenMap } from './open-map.ts';

/** A map of the page, before and after it moves. */
export interface LiveMap {
  /** Marks a place along the route, on the still map too. */
  markHere(place: Place): void;
  /** Shows a pin with what it tells; wakes no map that waits for consent. */
  showPin(pin: HTMLElement): void;
}

/** Screens around the view in which a map of our own loads. */
const near = '300px';

/**
 * Makes the maps of a page move (MAP-1): one of our own ground when it comes near the view, one of another host
 * after its button is pressed. Calls `then` for each, so that a module can add its own.
 */
export function wakeMaps(type: string, then: (root: HTMLElement, map: LiveMap) => void = () => {}): void {
  if (inBuilder()) return;
  for (const root of document.querySelectorAll<HTMLElement>(`[data-module="${type}"]`)) {
    const frame = root.querySelector<HTMLElement>('[data-map]');
    if (frame) then(root, startMap(root, frame));
  }
}

function startMap(root: HTMLElement, frame: HTMLElement): LiveMap {
  let opened: OpenMap | undefined;
  let here: Place | undefined;
  const load = async (byHand: boolean) => {
    if (frame.dataset.map === 'loading' || frame.dataset.map === 'open') return;
    frame.dataset.map = 'loading';
    try {
      const { openMap } = await import('./open-map.ts');
      opened = openMap(root, frame);
      frame.dataset.map = 'open';
      if (here) opened.markHere(here);
      for (const button of root.querySelectorAll<HTMLElement>('[data-pin-show]')) button.hidden = false;
      if (byHand) opened.focus();
    } catch (error) {
      console.error('map:', error);
      frame.dataset.map = byHand ? 'failed' : 'still';
      if (byHand) tell(frame);
    }
  };
  if (frame.dataset.map === 'asking')
    frame.querySelector('[data-map-open]')?.addEventListener('click', () => load(true));
  else whenNear(frame, () => load(false));
  root.addEventListener('click', ({ target }) => {
    const pin =
      target instanceof Element && target.closest('[data-pin-show]')?.closest<HTMLElement>('[data-pin]');
    if (pin) opened?.showPin(pin);
  });
  return {
    markHere(place) {
      here = place;
      opened?.markHere(place);
    },
    showPin: (pin) => opened?.showPin(pin),
  };
}

function whenNear(element: Element, call: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      call();
    },
    { rootMargin: near },
  );
  observer.observe(element);
}

/** The pressed button stays: the visitor may try again. */
function tell(frame: HTMLElement): void {
  const { failed } = JSON.parse(frame.dataset.words ?? '{}') as Record<string, string>;
  const ask = frame.querySelector('[data-map-open]')?.parentElement;
  if (!ask || ask.querySelector('[role="status"]')) return;
  const message = document.createElement('p');
  message.role = 'status';
  message.textContent = failed ?? '';
  ask.append(message);
}
