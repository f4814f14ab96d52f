import { addMinutes, type LocalDateTime, minutesBetween } from '../../../lib/local-time.ts';
import { type Cents, percentOf } from '../../../lib/money.ts';
import type { CancellationOffer, CancellationRung } from '../booking.types.ts';

/** What a guest gets back who cancels now, by the shop's ladder (BOOK-8); undefined once the booking has begun. */
export function offerCancellation(
  ladder: readonly CancellationRung[],
  { startsAt, paidCents }: { startsAt: LocalDateTime; paidCents: Cents },
  now: LocalDateTime,
): CancellationOffer | undefined {
  const minutesLeft = minutesBetween(now, startsAt);
  if (minutesLeft <= 0) return undefined;
  const rung = ladder
    .toSorted((a, b) => b.hoursBefore - a.hoursBefore)
    .find(({ hoursBefore }) => minutesLeft >= hoursBefore * 60);
  const refundPercent = rung?.refundPercent ?? 0;
  return {
    refundPercent,
    refundCents: percentOf(paidCents, refundPercent),
    until: rung && rung.hoursBefore > 0 ? addMinutes(startsAt, -rung.hoursBefore * 60) : null,
  };
}
