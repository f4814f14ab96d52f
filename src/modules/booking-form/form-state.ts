import type { BookingError, Catalogue, QuoteRequest } from '../../features/booking/booking.types.ts';
import type { Language } from '../../lib/language.ts';
import { addDays, dateOf, formatDate, type LocalDateTime, parseDate, timeOf } from '../../lib/local-time.ts';
import { fill } from '../../lib/texts.ts';
import { bookingFormTexts } from './booking-form.texts.ts';
import type { Alternative, BookingFormState, BookingStep, FormValues } from './booking-form.types.ts';
import { accessoryInput, bikeInput, inputOfRefusal, mostChildren, readOrder } from './booking-order.state.ts';
import type { BookingFormServices } from './booking-services.ts';
import { momentText, periodText } from './period-text.ts';

export interface StateRequest {
  values: FormValues;
  step: BookingStep;
  /** Whether what is wrong is said: not while the visitor is still filling in. */
  complain: boolean;
  language: Language;
}

/** A state of the form, and the order and token that belong to it. */
export interface BuiltState {
  state: BookingFormState;
  order: QuoteRequest | undefined;
  catalogue: Catalogue;
}

/**
 * What the form shows for the values in it: opening hours, free pieces, departures, the price, and what is
 * wrong. The one place that says so, with and without script (BOOK-5, BOOK-9).
 */
export async function buildState(request: StateRequest, booking: BookingFormServices): Promise<BuiltState> {
  const { language, step, complain } = request;
  const { catalogue, now } = await booking.present();
  const texts = bookingFormTexts[language];
  const values = { ...request.values };
  const tourPart = await tourState(values, now, booking);
  const [onlyDeparture] = tourPart.departures;
  if (values.kind === 'tour' && tourPart.departures.length === 1 && onlyDeparture)
    values.departure = onlyDeparture.id;
  else if (!tourPart.departures.some(({ id }) => id === values.departure)) values.departure = '';
  const { order, problems } = readOrder(values, catalogue);
  const errors: Record<string, string> = {};
  const example = formatDate(addDays(dateOf(now), 7));
  for (const [input, problem] of Object.entries(problems)) {
    const missing = problem === 'required' || problem.startsWith('choose');
    if (!complain && missing) continue;
    errors[input] = fill(texts[problem], { example, most: mostChildren }, language);
  }
  if (problems.departure && tourPart.departures.length === 0 && values.tour)
    errors.departure = texts.noDepartures;
  const state: BookingFormState = {
    step,
    values,
    errors,
    notice: '',
    quote: null,
    ...openingState(values, catalogue, booking),
    ...tourPart,
    free: await freePieces(values, catalogue, booking),
    alternatives: [],
  };
  if (!order) return { state, order, catalogue };
  const quoted = await booking.quote(order);
  if (quoted.ok) {
    const quote = { ...booking.view(quoted.value, language), token: quoted.value.token };
    return { state: { ...state, quote }, order, catalogue };
  }
  return {
    state: withRefusals(state, quoted.error, { order, catalogue, booking, language, complain }),
    order,
    catalogue,
  };
}

interface Refused {
  order: QuoteRequest;
  catalogue: Catalogue;
  booking: BookingFormServices;
  language: Language;
  complain: boolean;
}

/** The state with the engine's refusals at their inputs, and what is free instead. */
export function withRefusals(
  state: BookingFormState,
  refusals: readonly BookingError[],
  refused: Refused,
): BookingFormState {
  const errors = { ...state.errors };
  let notice = state.notice;
  for (const refusal of refusals) {
    if (!refused.complain && refusal.code === 'nothing-chosen') continue;
    if (!refused.complain && (refusal.code === 'no-travellers' || refusal.code === 'adult-required'))
      continue;
    const input = inputOfRefusal(refusal, refused.order);
    const message = refused.booking.message(refusal, refused.language);
    if (input) errors[input] ??= message;
    else notice ||= message;
  }
  return { ...state, errors, notice, alternatives: alternativesOf(refusals, refused) };
}

function openingState(values: FormValues, catalogue: Catalogue, booking: BookingFormServices) {
  const hours = (input: string) => {
    const date = parseDate(values[input] ?? '');
    return date ? booking.openOn(catalogue, date) : undefined;
  };
  return { pickUpHours: hours('input_6_39'), returnHours: hours('input_6_44') };
}

/** The calendar of a tour looks this far ahead, in days. */
const tourHorizon = 300;

async function tourState(values: FormValues, now: LocalDateTime, booking: BookingFormServices) {
  if (values.kind !== 'tour' || !values.tour) return { departures: [], tourDates: [] };
  const today = dateOf(now);
  const coming = (await booking.departures(values.tour, today, addDays(today, tourHorizon))).filter(
    ({ startsAt }) => startsAt > now,
  );
  const chosen = parseDate(values.input_6_96 ?? '');
  return {
    departures: coming
      .filter(({ startsAt }) => dateOf(startsAt) === chosen)
      .map(({ id, startsAt, guideLanguage, free }) => ({
        id,
        time: timeOf(startsAt),
        language: guideLanguage,
        free,
      })),
    tourDates: [...new Set(coming.filter(({ free }) => free > 0).map(({ startsAt }) => dateOf(startsAt)))],
  };
}

async function freePieces(values: FormValues, catalogue: Catalogue, booking: BookingFormServices) {
  if (values.kind === 'tour') return {};
  const { order } = readOrder({ ...values, delivery: '' }, catalogue);
  if (order?.kind !== 'rental' || order.return <= order.pickUp) return {};
  const free = await booking.freeDuring(order.pickUp, order.return);
  const inputs = [
    ...catalogue.bikeTypes.flatMap((type) =>
      type.sizes.map((size) => [bikeInput(type.id, size.id), size] as const),
    ),
    ...catalogue.accessories.map((accessory) => [accessoryInput(accessory.id), accessory] as const),
  ];
  return Object.fromEntries(
    inputs.map(([input, { resourceId, stock }]) => [input, free[resourceId] ?? stock]),
  );
}

function alternativesOf(
  refusals: readonly BookingError[],
  { order, catalogue, language }: Refused,
): Alternative[] {
  const alternatives = refusals.find(({ alternatives }) => alternatives)?.alternatives;
  if (!alternatives) return [];
  const times = alternatives.times.map((time) => ({
    label: periodText(time.pickUp, time.return, language),
    values: {
      input_6_39: formatDate(dateOf(time.pickUp)),
      pick_up_time: timeOf(time.pickUp),
      input_6_44: formatDate(dateOf(time.return)),
      return_time: timeOf(time.return),
    },
  }));
  const bikes = alternatives.bikes.map(({ bikeTypeId, sizeId, free }) => {
    const type = catalogue.bikeTypes.find(({ id }) => id === bikeTypeId);
    const size = type?.sizes.find(({ id }) => id === sizeId);
    const wanted = order.kind === 'rental' ? order.bikes.reduce((sum, { quantity }) => sum + quantity, 0) : 1;
    const cleared =
      order.kind === 'rental'
        ? order.bikes.map((bike) => [bikeInput(bike.bikeTypeId, bike.sizeId), ''] as const)
        : [];
    return {
      label: `${type?.name[language] ?? ''}, ${size?.label ?? ''}`,
      values: {
        ...Object.fromEntries(cleared),
        [bikeInput(bikeTypeId, sizeId)]: String(Math.min(free, wanted)),
      },
    };
  });
  const departures = alternatives.departures.map(({ departure }) => ({
    label: momentText(departure.startsAt, language),
    values: {
      tour: departure.tourId,
      input_6_96: formatDate(dateOf(departure.startsAt)),
      departure: departure.id,
    },
  }));
  return [...times, ...bikes, ...departures];
}
