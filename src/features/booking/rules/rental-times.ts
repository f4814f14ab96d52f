import {
  addMinutes,
  dateOf,
  type LocalDateTime,
  minutesBetween,
  minutesOfTime,
  timeOf,
} from '../../../lib/local-time.ts';
import type { BookingError, Catalogue } from '../booking.types.ts';
import { openSpanOn } from './opening-hours.ts';

type RentalTimes = { pickUp: LocalDateTime; return: LocalDateTime };

/** Why a rental cannot be picked up and returned when asked, each at its field (BOOK-2); empty when it can. */
export function checkRentalTimes(
  times: RentalTimes,
  catalogue: Catalogue,
  now: LocalDateTime,
): BookingError[] {
  const pickUp = checkPickUp(times.pickUp, catalogue, now);
  const returned = checkReturn(times, catalogue);
  return [pickUp, returned].filter((error) => error !== undefined);
}

function checkPickUp(
  pickUp: LocalDateTime,
  catalogue: Catalogue,
  now: LocalDateTime,
): BookingError | undefined {
  const field = 'pickUp';
  const { leadTimeMinutes } = catalogue.settings;
  if (pickUp < now) return { code: 'date-in-past', field };
  if (pickUp < addMinutes(now, leadTimeMinutes)) {
    return { code: 'too-soon', field, values: { minutes: leadTimeMinutes } };
  }
  return checkCounterTime(field, pickUp, catalogue);
}

function checkReturn(times: RentalTimes, catalogue: Catalogue): BookingError | undefined {
  const field = 'return';
  const { minimumRentalMinutes, maximumRentalDays } = catalogue.settings;
  const minutes = minutesBetween(times.pickUp, times.return);
  if (minutes <= 0) return { code: 'return-before-pick-up', field };
  if (minutes < minimumRentalMinutes)
    return { code: 'too-short', field, values: { minutes: minimumRentalMinutes } };
  if (minutes > maximumRentalDays * 1440)
    return { code: 'too-long', field, values: { days: maximumRentalDays } };
  return checkCounterTime(field, times.return, catalogue);
}

/** Somebody must be at the counter: the shop open, at a time the desk works with. */
function checkCounterTime(
  field: string,
  moment: LocalDateTime,
  catalogue: Catalogue,
): BookingError | undefined {
  const span = openSpanOn(catalogue, dateOf(moment));
  if (!span) return { code: 'closed-day', field };
  const time = timeOf(moment);
  if (time < span.opens || time > span.closes || (field === 'pickUp' && time === span.closes)) {
    return { code: 'outside-opening-hours', field, values: { ...span } };
  }
  const { timeStepMinutes } = catalogue.settings;
  if (minutesOfTime(time) % timeStepMinutes !== 0) {
    return { code: 'time-step', field, values: { minutes: timeStepMinutes } };
  }
  return undefined;
}
