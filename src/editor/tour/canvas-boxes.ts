import type { Box } from '../../backoffice/tour/use-boxes.ts';
import { drawnRect, useFrame } from '../canvas/use-frame.ts';
import { useEditor } from '../state/use-editor.ts';

/** The first module of the page that is drawn; where there is none, the whole canvas. */
export const firstModule = (): Box[] => boxIn(drawn('main > *'));

export const firstWords = (): Box[] => boxIn(drawn(words) ?? drawn('main > *'));

const words = 'main [data-text], main [data-rich]';

export function selectFirstWords(): void {
  const found = drawn(words)?.dataset;
  const id = (found?.text ?? found?.rich)?.split(' ')[0];
  if (id !== undefined) useEditor.getState().select(id);
}

const drawn = (selector: string): HTMLElement | undefined =>
  [...(useFrame.getState().frame?.document.querySelectorAll<HTMLElement>(selector) ?? [])].find(drawnRect);

/** The part of an element that can be seen in the canvas, in px of the window. */
function boxIn(element: HTMLElement | undefined): Box[] {
  const { element: canvas, scale } = useFrame.getState();
  const room = canvas?.getBoundingClientRect();
  if (!room) return [];
  const rect = element && drawnRect(element);
  if (!rect) return [{ x: room.x, y: room.y, width: room.width, height: room.height }];
  const x = Math.max(room.left, room.left + rect.x * scale);
  const y = Math.max(room.top, room.top + rect.y * scale);
  const right = Math.min(room.right, room.left + (rect.x + rect.width) * scale);
  const bottom = Math.min(room.bottom, room.top + (rect.y + rect.height) * scale);
  return right > x && bottom > y ? [{ x, y, width: right - x, height: bottom - y }] : [];
}
