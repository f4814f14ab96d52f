import { useEffect, useRef, useState } from 'react';

/**
 * Takes over from the radio buttons: tells which one the visitor had checked, and where the focus was. Waits
 * while a title is being pressed, so that the click on it is not lost.
 */
export function useWaking(
  element: { current: HTMLDivElement | null },
  onChecked: (index: number) => void,
): boolean {
  const [awake, setAwake] = useState(false);
  const focused = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: happens once, when the island wakes
  useEffect(() => {
    const radios = [
      ...(element.current?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? []),
    ].filter((radio) => radio.parentElement?.parentElement?.parentElement === element.current);
    const takeOver = () => {
      const checked = radios.findIndex((radio) => radio.checked);
      focused.current = radios.includes(document.activeElement as HTMLInputElement);
      if (checked >= 0) onChecked(checked);
      setAwake(true);
    };
    if (!element.current?.matches(':active')) return takeOver();
    const released = () => setTimeout(takeOver);
    addEventListener('pointerup', released, { once: true });
    addEventListener('pointercancel', released, { once: true });
    return () => {
      removeEventListener('pointerup', released);
      removeEventListener('pointercancel', released);
    };
  }, []);
  useEffect(() => {
    if (awake && focused.current)
      element.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
  }, [awake, element]);
  return awake;
}
