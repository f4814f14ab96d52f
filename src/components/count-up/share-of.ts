/** Which part (0–1) of the whole a counter's ring or bar fills: none below zero, all above the maximum. */
export const shareOf = ({ value, maximum }: { value: number; maximum: number }): number =>
  Math.min(1, Math.max(0, value / maximum));
