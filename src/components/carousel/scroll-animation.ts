/** How long a carousel takes to move (CAR-1), in ms. */
export const moveDuration = 1000;

const easeInOut = (part: number) => (part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2);

/** Whether the visitor asked for less motion. */
export const prefersStill = (): boolean =>
  window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/**
 * Scrolls an element sideways to `left` px in `moveDuration`; at once for who wants no motion. Returns what
 * breaks it off.
 */
export function scrollSideways(element: HTMLElement, left: number, onEnd: () => void): () => void {
  if (prefersStill()) {
    element.scrollLeft = left;
    onEnd();
    return () => {};
  }
  const from = element.scrollLeft;
  let started: number | undefined;
  let frame = requestAnimationFrame(function step(now) {
    started ??= now;
    const part = Math.min(1, (now - started) / moveDuration);
    element.scrollLeft = from + (left - from) * easeInOut(part);
    if (part < 1) frame = requestAnimationFrame(step);
    else onEnd();
  });
  return () => cancelAnimationFrame(frame);
}
