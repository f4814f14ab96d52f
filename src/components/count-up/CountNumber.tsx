import { type CountFormat, formatCount } from './count-format.ts';
import type { Count } from './count-up.ts';

interface Props {
  value: number;
  /** Where it runs up from. */
  start: number;
  /** How long it runs, in ms; 0 stands still. */
  duration: number;
  format: CountFormat;
}

/** A number whose true value stands in the page; the script of a counter lets it run up (CNT-1). */
export const CountNumber = ({ value, start, duration, format }: Props) => (
  <span
    data-count={
      duration > 0
        ? JSON.stringify({ from: start, to: value, duration, ...format } satisfies Count)
        : undefined
    }
  >
    {formatCount(value, format)}
  </span>
);
