import { useEffect, useRef, useState } from 'react';

/** A rectangle of the window, in px. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where things are drawn, followed while they move, scroll or appear. */
export function useBoxes(find: () => Box[]): Box[] {
  const [boxes, setBoxes] = useState<Box[]>([]);
  const newest = useRef(find);
  newest.current = find;
  useEffect(() => {
    let frame = 0;
    let known = '';
    const look = () => {
      const found = newest.current();
      const now = JSON.stringify(found);
      if (now !== known) setBoxes(found);
      known = now;
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, []);
  return boxes;
}

/** Where elements of the window are drawn; those that are not drawn are left out. */
export const boxesOf = (selector: string): Box[] =>
  [...document.querySelectorAll(selector)].flatMap((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 ? [{ x, y, width, height }] : [];
  });
