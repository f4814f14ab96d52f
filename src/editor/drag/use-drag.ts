import type { PointerEvent as ReactPointerEvent } from 'react';
import { create } from 'zustand';
import { storedLanguage } from '../../backoffice/language.tsx';
import type { Texts } from '../../lib/texts.ts';
import type { PageNode } from '../../page/page-node.ts';
import { insertNodes, moveTo } from '../actions/edit-actions.ts';
import type { Point } from '../canvas/geometry.ts';
import { toFrame, useFrame } from '../canvas/use-frame.ts';
import { useEditor } from '../state/use-editor.ts';
import { dropAt } from './drop-at.ts';
import type { Drop } from './drop-places.ts';

const texts = {
  nl: { cancelled: 'Slepen afgebroken' },
  en: { cancelled: 'Dragging cancelled' },
  de: { cancelled: 'Ziehen abgebrochen' },
} satisfies Texts;

/** What is dragged: new modules from the library, or one that stands on the page already. */
export interface DragItem {
  nodes: readonly PageNode[];
  /** The id of the module that moves; none when the modules are new. */
  moving?: string;
  label: string;
}

interface DragState {
  item?: DragItem;
  pointer?: Point;
  drop?: Drop;
}

/** Dragging with a mouse, pen or finger, from the builder into the canvas and within it (EDIT-2). */
export const useDrag = create<DragState>()(() => ({}));

/** How far the pointer moves before a press becomes a drag, in px. */
const threshold = 5;

/** Begins when the pointer has moved far enough. A press that goes nowhere stays a click. */
export function startDrag(event: ReactPointerEvent<HTMLElement>, item: DragItem): void {
  if (event.button !== 0) return;
  const start = { x: event.clientX, y: event.clientY };
  const { currentTarget, pointerId } = event;
  const listening = new AbortController();
  const options = { signal: listening.signal, capture: true };
  // Over the canvas, too, the pointer's events come here.
  currentTarget.setPointerCapture(pointerId);
  let pointer = start;
  let isDragging = false;

  const look = () => {
    const inFrame = toFrame(pointer);
    useDrag.setState({ item, pointer, drop: inFrame && dropAt(inFrame, item) });
  };
  const stop = () => {
    listening.abort();
    if (!isDragging) return;
    useDrag.setState({ item: undefined, pointer: undefined, drop: undefined });
    // The release at the end of a drag is not a click on what it began with.
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
  };
  const onMove = (moved: PointerEvent) => {
    pointer = { x: moved.clientX, y: moved.clientY };
    if (!isDragging && Math.hypot(pointer.x - start.x, pointer.y - start.y) < threshold) return;
    if (!isDragging) {
      isDragging = true;
      useEditor.getState().setHovered(undefined);
      scrollAtEdges(() => pointer, look, listening.signal);
    }
    moved.preventDefault();
    look();
  };
  const onUp = () => {
    const { drop } = useDrag.getState();
    stop();
    if (isDragging && drop) land(item, drop);
  };
  const onKey = (key: KeyboardEvent) => {
    if (key.key !== 'Escape' || !isDragging) return;
    key.preventDefault();
    key.stopImmediatePropagation();
    stop();
    useEditor.getState().announce(texts[storedLanguage()].cancelled);
  };

  addEventListener('pointermove', onMove, options);
  addEventListener('pointerup', onUp, options);
  addEventListener('pointercancel', stop, options);
  addEventListener('keydown', onKey, options);
  useFrame.getState().frame?.document.addEventListener('keydown', onKey, options);
}

const swallow = (event: Event) => {
  event.preventDefault();
  event.stopPropagation();
};

function land(item: DragItem, { place }: Drop): void {
  if (item.moving === undefined) insertNodes(item.nodes, place);
  else moveTo(item.moving, place);
}

/** Near the upper and lower edge of the canvas the page scrolls, faster the nearer. */
function scrollAtEdges(pointer: () => Point, moved: () => void, signal: AbortSignal): void {
  const zone = 56;
  const step = () => {
    if (signal.aborted) return;
    const { element } = useFrame.getState();
    const rect = element?.getBoundingClientRect();
    const { x, y } = pointer();
    if (element && rect && x > rect.left && x < rect.right && y > rect.top - zone && y < rect.bottom + zone) {
      const speed = Math.max(0, zone - (rect.bottom - y)) - Math.max(0, zone - (y - rect.top));
      if (speed !== 0) {
        element.contentWindow?.scrollBy({ top: speed * 0.4, behavior: 'instant' });
        moved();
      }
    }
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
