import type { LocalDate } from '../../../lib/local-time.ts';
import type { Season } from '../booking.types.ts';

/** The season a rental falls in: that of its pick-up date; of several the one that began last. */
export function seasonOn(seasons: readonly Season[], date: LocalDate): Season | undefined {
  return seasons
    .filter((season) => season.from <= date && date <= season.until)
    .toSorted((a, b) => b.from.localeCompare(a.from))[0];
}
