import type { Rect } from './geometry.ts';
import { nodeRect, useFrame } from './use-frame.ts';

/** Where a module is drawn, in px of the overlay. Follows scrolling, changes and the zoom. */
export function useScaledRect(id: string): Rect | undefined {
  useFrame((state) => state.tick);
  const scale = useFrame((state) => state.scale);
  const rect = nodeRect(id);
  return rect && scaled(rect, scale);
}

export const scaled = ({ x, y, width, height }: Rect, scale: number): Rect => ({
  x: x * scale,
  y: y * scale,
  width: width * scale,
  height: height * scale,
});

export const boxOf = ({ x, y, width, height }: Rect) => ({
  transform: `translate(${x}px, ${y}px)`,
  width,
  height,
});
