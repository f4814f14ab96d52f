import type { BookingError, QuoteRequest } from '../../features/booking/booking.types.ts';
import { dateOf, localDateTime, parseDate, parseTime, timeOf } from '../../lib/local-time.ts';

type Code = BookingError['code'];
type Values = Readonly<Record<string, string>>;

const rentalInputs = ['pick_up_date', 'pick_up_time', 'return_date', 'return_time'] as const;

/** What stands in the form at first: the booking as it is. */
export const firstValues = (order: QuoteRequest): Values =>
  order.kind === 'tour'
    ? { departure: '' }
    : {
        pick_up_date: dateOf(order.pickUp),
        pick_up_time: timeOf(order.pickUp),
        return_date: dateOf(order.return),
        return_time: timeOf(order.return),
      };

/** What was sent; `instead` is an alternative that was chosen by its button and fills the other inputs. */
export function sentValues(form: URLSearchParams, order: QuoteRequest): Values {
  const instead = form.get('instead');
  if (order.kind === 'tour') return { departure: instead ?? form.get('departure') ?? '' };
  const [pickUp, back] = instead?.split('/') ?? [];
  if (pickUp && back) return firstValues({ ...order, pickUp, return: back });
  return Object.fromEntries(rentalInputs.map((name) => [name, form.get(name)?.trim() ?? '']));
}

/** The order with what was filled in, or what is missing or unreadable, by input. */
export function readChange(
  values: Values,
  order: QuoteRequest,
): { order: QuoteRequest } | { problems: Record<string, Code> } {
  const problems: Record<string, Code> = {};
  const read = (name: string, parse: (text: string) => string | undefined): string => {
    const text = values[name] ?? '';
    const found = text ? parse(text) : undefined;
    if (found === undefined) problems[name] = text ? 'invalid-date' : 'required';
    return found ?? '';
  };
  const changed: QuoteRequest =
    order.kind === 'tour'
      ? {
          ...order,
          departureId: read('departure', (id) => id),
          // Only a private group chooses its language; others ride along in the departure's own.
          guideLanguage: order.privateGroup ? order.guideLanguage : null,
        }
      : {
          ...order,
          pickUp: localDateTime(read('pick_up_date', parseDate), read('pick_up_time', parseTime)),
          return: localDateTime(read('return_date', parseDate), read('return_time', parseTime)),
        };
  return Object.keys(problems).length > 0 ? { problems } : { order: changed };
}

/** Refusals of a moment whose date is well. */
const aboutTime: ReadonlySet<Code> = new Set(['too-soon', 'too-short', 'outside-opening-hours', 'time-step']);

/** The input that a refusal belongs to; '' when it belongs to none. */
export function changeInputOf({ code, field }: BookingError): string {
  const part = aboutTime.has(code) ? 'time' : 'date';
  if (field === 'pickUp') return `pick_up_${part}`;
  if (field === 'return') return `return_${part}`;
  return field === 'departureId' ? 'departure' : '';
}
