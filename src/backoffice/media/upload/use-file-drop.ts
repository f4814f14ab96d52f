import { useEffect, useRef, useState } from 'react';

/**
 * Files dropped anywhere on the window or pasted go to `onFiles`; answers whether files hover over the window.
 * Only one screen or dialog at a time takes them: the one that opened last.
 */
export function useFileDrop(onFiles: (files: File[]) => void): boolean {
  const [hovering, setHovering] = useState(false);
  const latest = useRef(onFiles);
  latest.current = onFiles;
  useEffect(() => {
    const me = Symbol('taker');
    takers.push(me);
    const isMine = () => takers.at(-1) === me;
    let depth = 0;
    const hover = (change: number) => {
      depth = Math.max(0, depth + change);
      setHovering(isMine() && depth > 0);
    };
    const take = (event: Event, data: DataTransfer | null) => {
      const files = [...(data?.files ?? [])];
      if (!isMine() || files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    };
    const handlers = {
      dragenter: (event: DragEvent) => holdsFiles(event) && hover(1),
      dragleave: (event: DragEvent) => holdsFiles(event) && hover(-1),
      dragover: (event: DragEvent) => holdsFiles(event) && event.preventDefault(),
      drop: (event: DragEvent) => {
        hover(-depth);
        take(event, event.dataTransfer);
      },
      paste: (event: ClipboardEvent) => take(event, event.clipboardData),
    };
    const each = Object.entries(handlers) as [string, EventListener][];
    for (const [type, handler] of each) window.addEventListener(type, handler);
    return () => {
      takers.splice(takers.indexOf(me), 1);
      for (const [type, handler] of each) window.removeEventListener(type, handler);
    };
  }, []);
  return hovering;
}

const takers: symbol[] = [];
const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;
