import type { Booking, Catalogue, TourRequest } from '../../features/booking/booking.types.ts';
import { minutesOfTime, timeOfMinutes } from '../../lib/local-time.ts';
import { fill } from '../../lib/texts.ts';
import type { LoadContext } from '../module-load.ts';
import { firstValues } from './booking-change.state.ts';
import { bookingChangeTexts } from './booking-change.texts.ts';
import type { ChangeForm, ChangeState } from './booking-change.types.ts';
import { momentText } from './moment-text.ts';

const departuresLookedAt = 60;

/** The form that moves a booking: fresh, or as it was sent. */
export async function changeForm(
  booking: Booking,
  sent: ChangeState | undefined,
  context: LoadContext,
): Promise<ChangeForm> {
  const { order } = booking;
  const fresh: ChangeState = {
    ...{ values: firstValues(order), errors: {}, notice: '' },
    ...{ preview: null, alternatives: [] },
  };
  return {
    ...(sent ?? fresh),
    kind: order.kind,
    open: sent !== undefined,
    firstDate: context.today,
    times: order.kind === 'rental' ? timesOf(await context.services.catalogue()) : [],
    departures: order.kind === 'tour' ? await otherDepartures(booking, order, context) : [],
  };
}

/** Every time the desk works with, on the day it is open longest. */
function timesOf({ openingHours, settings }: Catalogue): string[] {
  const first = Math.min(...openingHours.map(({ opens }) => minutesOfTime(opens)));
  const last = Math.max(...openingHours.map(({ closes }) => minutesOfTime(closes)));
  const steps = Math.floor((last - first) / settings.timeStepMinutes) + 1;
  return Array.from({ length: steps }, (_, step) => timeOfMinutes(first + step * settings.timeStepMinutes));
}

/** Departures of the same tour that have room for the same people. */
async function otherDepartures(booking: Booking, order: TourRequest, { services, language }: LoadContext) {
  const people = order.adults + order.childAges.length;
  const tourId = booking.quote.lines[0]?.productId;
  const found = await services.departures({ tourId, limit: departuresLookedAt });
  const names = new Intl.DisplayNames(language, { type: 'language' });
  return found
    .filter(({ departure }) => departure.id !== order.departureId)
    .filter(({ departure, free }) => (order.privateGroup ? free === departure.seats : free >= people))
    .map(({ departure: { id, startsAt, guideLanguage }, free: count }) => ({
      id,
      label: fill(
        bookingChangeTexts[language].departureLabel,
        { when: momentText(startsAt, language), language: names.of(guideLanguage) ?? guideLanguage, count },
        language,
      ),
    }));
}
