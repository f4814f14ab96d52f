import { type PointerEvent, useRef } from 'react';
import type { Focus } from '../../../features/media/media.types.ts';

/**
 * Dragging by mouse, pen or finger over an element: `onDrag` is told where on it the pointer is, as parts of its
 * size, and how far that is from where it was before.
 */
export function useDrag(area: { current: HTMLElement | null }, onDrag: (to: Focus, by: Focus) => void) {
  const before = useRef<Focus>(undefined);
  const place = ({ clientX, clientY }: PointerEvent): Focus => {
    const { left, top, width, height } = area.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    const part = (distance: number, length: number) => Math.min(Math.max(distance / length, 0), 1);
    return { x: part(clientX - left, width), y: part(clientY - top, height) };
  };
  const drag = (event: PointerEvent) => {
    const to = place(event);
    const from = before.current ?? to;
    before.current = to;
    onDrag(to, { x: to.x - from.x, y: to.y - from.y });
  };
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      before.current = undefined;
      drag(event);
    },
    onPointerMove(event: PointerEvent) {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) drag(event);
    },
  };
}
