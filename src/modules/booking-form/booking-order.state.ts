import type {
  BookingError,
  Catalogue,
  QuoteRequest,
  RentalRequest,
  TourRequest,
} from '../../features/booking/booking.types.ts';
import { localDateTime, parseDate, parseTime } from '../../lib/local-time.ts';
import type { FormValues } from './booking-form.types.ts';

/** What is wrong with an input before the booking engine is asked; the key of its text. */
export type InputProblem =
  | 'required'
  | 'invalidDate'
  | 'invalidNumber'
  | 'tooManyChildren'
  | 'invalidHeights'
  | 'chooseTour'
  | 'chooseDeparture';

export interface ReadOrder {
  /** The order, as far as everything it needs is there and can be read. */
  order: QuoteRequest | undefined;
  /** By input name. */
  problems: Record<string, InputProblem>;
}

/** As many ages as the form has inputs for. */
export const mostChildren = 20;

const wholeNumber = /^\d{1,4}$/;

/** Reads a count; '' is 0. `undefined` when it is no whole number. */
export function readCount(text: string | undefined): number | undefined {
  const trimmed = (text ?? '').trim();
  if (trimmed === '') return 0;
  return wholeNumber.test(trimmed) ? Number(trimmed) : undefined;
}

/** Heights in cm divided by commas, semicolons or spaces; `undefined` when one is no height of a person. */
export function readHeights(text: string | undefined): number[] | undefined {
  const parts = (text ?? '').split(/[\s,;]+/).filter(Boolean);
  const heights = parts.map((part) => (/^\d{2,3}(cm)?$/.test(part) ? Number.parseInt(part, 10) : Number.NaN));
  return heights.every((height) => height >= 80 && height <= 230) ? heights : undefined;
}

/** The order that the form's first step describes (BOOK-2, BOOK-3), or what is missing from it. */
export const readOrder = (values: FormValues, catalogue: Catalogue): ReadOrder =>
  values.kind === 'tour' ? readTour(values) : readRental(values, catalogue);

function readRental(values: FormValues, catalogue: Catalogue): ReadOrder {
  const problems: ReadOrder['problems'] = {};
  const pickUp = readMoment('input_6_39', 'pick_up_time', values, problems);
  const returned = readMoment('input_6_44', 'return_time', values, problems);
  const count = (name: string) => {
    const quantity = readCount(values[name]);
    if (quantity === undefined) problems[name] = 'invalidNumber';
    return quantity ?? 0;
  };
  const bikes: RentalRequest['bikes'] = catalogue.bikeTypes.flatMap((type) =>
    type.sizes.map(({ id: sizeId }) => ({
      bikeTypeId: type.id,
      sizeId,
      quantity: count(bikeInput(type.id, sizeId)),
    })),
  );
  const accessories = catalogue.accessories.map(({ id }) => ({
    accessoryId: id,
    quantity: count(accessoryInput(id)),
  }));
  const address = values.delivery === 'yes' ? (values.delivery_address ?? '').trim() : null;
  if (address === '') problems.delivery_address = 'required';
  if (!pickUp || !returned || Object.keys(problems).length > 0) return { order: undefined, problems };
  return {
    order: {
      kind: 'rental',
      pickUp,
      return: returned,
      bikes: bikes.filter(({ quantity }) => quantity > 0),
      accessories: accessories.filter(({ quantity }) => quantity > 0),
      deliveryAddress: address,
    },
    problems,
  };
}

function readMoment(
  dateInput: string,
  timeInput: string,
  values: FormValues,
  problems: ReadOrder['problems'],
) {
  const date = parseDate(values[dateInput] ?? '');
  const time = parseTime(values[timeInput] ?? '');
  if (!date) problems[dateInput] = values[dateInput]?.trim() ? 'invalidDate' : 'required';
  if (!time) problems[timeInput] = 'required';
  return date && time ? localDateTime(date, time) : undefined;
}

function readTour(values: FormValues): ReadOrder {
  const problems: ReadOrder['problems'] = {};
  if (!values.tour) problems.tour = 'chooseTour';
  if (!parseDate(values.input_6_96 ?? '')) {
    problems.input_6_96 = values.input_6_96?.trim() ? 'invalidDate' : 'required';
  } else if (!values.departure) problems.departure = 'chooseDeparture';
  const adults = readCount(values.adults);
  if (adults === undefined) problems.adults = 'invalidNumber';
  const children = readCount(values.children);
  if (children === undefined) problems.children = 'invalidNumber';
  else if (children > mostChildren) problems.children = 'tooManyChildren';
  const childAges = Array.from({ length: Math.min(children ?? 0, mostChildren) }, (_, index) => {
    const name = `child_age.${index}`;
    const age = values[name]?.trim() ? readCount(values[name]) : undefined;
    if (age === undefined) problems[name] = values[name]?.trim() ? 'invalidNumber' : 'required';
    return age ?? 0;
  });
  const heightsCm = readHeights(values.tour_heights);
  if (!heightsCm) problems.tour_heights = 'invalidHeights';
  if (Object.keys(problems).length > 0) return { order: undefined, problems };
  const privateGroup = values.private_group === 'yes';
  const order: TourRequest = {
    kind: 'tour',
    departureId: values.departure as string,
    adults: adults as number,
    childAges,
    privateGroup,
    guideLanguage: (privateGroup && values.guide_language) || null,
    heightsCm: heightsCm as number[],
  };
  return { order, problems };
}

export const bikeInput = (bikeTypeId: string, sizeId: string): string => `bike.${bikeTypeId}.${sizeId}`;
export const accessoryInput = (accessoryId: string): string => `accessory.${accessoryId}`;

/** The input that a refusal of the booking engine belongs to; '' when it belongs to none. */
export function inputOfRefusal({ code, field }: BookingError, order: QuoteRequest): string {
  const [first = '', index = '', last = ''] = (field ?? '').replace(/^(order|request)\./, '').split('.');
  if (order.kind === 'rental') {
    const bike = order.bikes[Number(index || 0)];
    const accessory = order.accessories[Number(index || 0)];
    if (first === 'bikes') return index && bike ? bikeInput(bike.bikeTypeId, bike.sizeId) : 'bikes';
    if (first === 'accessories' && accessory) return accessoryInput(accessory.accessoryId);
  }
  if (first === 'childAges') return index ? `child_age.${index}` : 'children';
  if (first === 'guest') return index || last;
  if (first === 'pickUp' && aboutTime.has(code)) return 'pick_up_time';
  if (first === 'return' && aboutTime.has(code)) return 'return_time';
  return inputs[first] ?? '';
}

/** Refusals of a moment whose date is well. */
const aboutTime: ReadonlySet<string> = new Set([
  'too-soon',
  'too-short',
  'outside-opening-hours',
  'time-step',
]);

const inputs: Record<string, string> = {
  pickUp: 'input_6_39',
  return: 'input_6_44',
  deliveryAddress: 'delivery_address',
  departureId: 'departure',
  adults: 'adults',
  privateGroup: 'private_group',
  guideLanguage: 'guide_language',
  heightsCm: 'tour_heights',
  name: 'name',
  email: 'email',
  phone: 'phone',
  remarks: 'remarks',
};
