/** The slide that a step leads to; at an end it goes round, or stays where there is no loop. */
export function slideAfter(
  index: number,
  step: 1 | -1,
  { count, loop }: { count: number; loop: boolean },
): number {
  const next = index + step;
  if (next >= 0 && next < count) return next;
  return loop ? (next + count) % count : index;
}

/** How far a finger must go sideways to mean the next slide, in px. */
const swipeLength = 40;

/** The step a finger's way means: sideways further than up and down, and far enough. */
export function stepOfSwipe(x: number, y: number): 1 | -1 | undefined {
  if (Math.abs(x) < swipeLength || Math.abs(x) < 2 * Math.abs(y)) return;
  return x < 0 ? 1 : -1;
}
