import type { LocalDateTime } from '../../../lib/local-time.ts';
import type { BookingState, CancellationRung } from '../booking.types.ts';
import { offerCancellation } from './cancellation.ts';

/**
 * Whether a guest may still change a booking (BOOK-8): only while cancelling would give everything back, else moving it
 * would be a way around the ladder.
 */
export function mayBeChanged(
  ladder: readonly CancellationRung[],
  { state, startsAt }: { state: BookingState; startsAt: LocalDateTime },
  now: LocalDateTime,
): boolean {
  return (
    state === 'confirmed' && offerCancellation(ladder, { startsAt, paidCents: 0 }, now)?.refundPercent === 100
  );
}
