import { create } from 'zustand';
import type { CanvasFrame } from './canvas-frame.ts';
import { around, type Point, type Rect, rectOf } from './geometry.ts';

interface FrameState {
  /** Undefined until the canvas has loaded. */
  frame?: CanvasFrame;
  element?: HTMLIFrameElement;
  /** How large the page is drawn; 1 is its real size. */
  scale: number;
  /** Raised whenever something may stand elsewhere than before. */
  tick: number;
  /** Raised when something the page shows has changed elsewhere, such as a picture in the library. */
  drawn: number;
}

/** The canvas that is shown, for everything that is drawn over it or drops into it. */
export const useFrame = create<FrameState>()(() => ({ scale: 1, tick: 0, drawn: 0 }));

let waiting = false;

/** Tells the outlines to look where their modules are; once for each picture. */
export function touchFrame(): void {
  if (waiting) return;
  waiting = true;
  requestAnimationFrame(() => {
    waiting = false;
    useFrame.setState(({ tick }) => ({ tick: tick + 1 }));
  });
}

/** Draws the page anew from what the server has now. */
export const drawAnew = (): void => useFrame.setState(({ drawn }) => ({ drawn: drawn + 1 }));

/** The module on the canvas; of one with other content on some devices, the copy that is drawn on this one. */
export function elementOf(id: string): Element | undefined {
  const { frame } = useFrame.getState();
  const copies = [...(frame?.document.querySelectorAll(`[data-node="${CSS.escape(id)}"]`) ?? [])];
  return copies.length > 1 ? (copies.find(isDrawn) ?? copies[0]) : copies[0];
}

const isDrawn = (element: Element): boolean =>
  drawnRect(element) !== undefined &&
  element.ownerDocument.defaultView?.getComputedStyle(element).visibility !== 'hidden';

/** Where an element is drawn, in px of the canvas's window; undefined when it is not. */
export function drawnRect(element: Element): Rect | undefined {
  const rect = rectOf(element.getBoundingClientRect());
  if (rect.width > 0 || rect.height > 0) return rect;
  const inner = [...element.children].flatMap((child) => drawnRect(child) ?? []);
  return around(inner);
}

export function nodeRect(id: string): Rect | undefined {
  const element = elementOf(id);
  return element && drawnRect(element);
}

/** A point of the browser's window in px of the canvas's; undefined outside it. */
export function toFrame({ x, y }: Point): Point | undefined {
  const { element, scale } = useFrame.getState();
  const rect = element?.getBoundingClientRect();
  if (!rect || x < rect.left || x > rect.right || y < rect.top || y > rect.bottom) return undefined;
  return { x: (x - rect.left) / scale, y: (y - rect.top) / scale };
}

/** Brings a module into view: opens what it is hidden in and scrolls to it. */
export function reveal(id: string): void {
  const element = elementOf(id);
  if (!element) return;
  if (!drawnRect(element)) openAround(element);
  const rect = drawnRect(element);
  const view = element.ownerDocument.defaultView;
  if (!rect || !view) return;
  const isSeen = rect.y < view.innerHeight - 60 && rect.y + rect.height > 60;
  if (!isSeen) element.scrollIntoView({ block: rect.height > view.innerHeight * 0.8 ? 'start' : 'center' });
  touchFrame();
}

function openAround(element: Element): void {
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (at.nodeName === 'DETAILS') at.toggleAttribute('open', true);
    // Panels of tabs stand in the order of their radio buttons.
    const radios = at.querySelectorAll<HTMLInputElement>(':scope > [role=radiogroup] input[type=radio]');
    const panels = [...at.children].find((child) => child.contains(element))?.children ?? [];
    const radio = radios[[...panels].findIndex((panel) => panel.contains(element))];
    if (radio) radio.checked = true;
  }
}
