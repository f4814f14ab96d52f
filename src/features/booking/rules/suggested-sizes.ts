import type { BikeSize, BikeType } from '../booking.types.ts';

const middleOf = ({ riderHeightCm }: BikeSize): number => (riderHeightCm.from + riderHeightCm.until) / 2;

/** The size that fits a rider best: of those made for the height, the one whose middle is nearest; undefined when none is. */
export function suggestSize(type: Pick<BikeType, 'sizes'>, heightCm: number): BikeSize | undefined {
  return type.sizes
    .filter(({ riderHeightCm }) => riderHeightCm.from <= heightCm && heightCm <= riderHeightCm.until)
    .toSorted((a, b) => Math.abs(middleOf(a) - heightCm) - Math.abs(middleOf(b) - heightCm))[0];
}

export type SizeSuggestion = { heightCm: number; sizeId: string | null };

/** A size of one bike type for each member of a group (BOOK-2); null where the type has none that fits. */
export const suggestSizes = (type: BikeType, heightsCm: readonly number[]): SizeSuggestion[] =>
  heightsCm.map((heightCm) => ({ heightCm, sizeId: suggestSize(type, heightCm)?.id ?? null }));
