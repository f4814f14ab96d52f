import type {
  Booking,
  BookingError,
  QuoteRequest,
  SignedQuote,
} from '../../features/booking/booking.types.ts';
import type { ActionContext } from '../module-load.ts';
import type { ActionResult } from '../module-request.ts';
import { changeInputOf, readChange, sentValues } from './booking-change.state.ts';
import { bookingChangeTexts } from './booking-change.texts.ts';
import type { ChangePreview, ChangeState } from './booking-change.types.ts';
import { momentText } from './moment-text.ts';

/**
 * Moves a booking in two steps (BOOK-8): `change-preview` shows the new price and what differs, `change` does it at the
 * price that was shown. What was typed stays, and what is wrong with it stands at its field (BOOK-9).
 */
export async function changeAction(form: URLSearchParams, context: ActionContext): Promise<ActionResult> {
  const { services, language, path } = context;
  const { guest } = services;
  const token = form.get('b') ?? '';
  const found = await guest.byToken(token);
  if (!found.ok) return { kind: 'show', status: guest.status(found.error), state: {} };
  const { booking } = found.value;
  const values = sentValues(form, booking.order);
  const read = readChange(values, booking.order);
  const blank: ChangeState = { values, errors: {}, notice: '', preview: null, alternatives: [] };
  if ('problems' in read) {
    const errors = Object.fromEntries(
      Object.entries(read.problems).map(([input, code]) => [input, guest.message({ code }, language)]),
    );
    return show(422, { ...blank, errors });
  }
  const { order } = read;
  if (isSame(order, booking.order))
    return show(422, { ...blank, notice: bookingChangeTexts[language].unchanged });
  if (form.get('intent') === 'change') {
    const changed = await guest.change(token, order, form.get('quote_token') ?? '');
    // Its own fragment: a browser would keep that of the form, which is done with.
    if (changed.ok)
      return { kind: 'redirect', location: `${path}?b=${encodeURIComponent(token)}&changed=1#top` };
    return show(409, refused(blank, changed.error, booking, context));
  }
  const quoted = await guest.quoteChange(token, order);
  if (!quoted.ok) return show(422, refused(blank, quoted.error, booking, context));
  return show(200, { ...blank, preview: previewOf(quoted.value, booking, context) });
}

const show = (status: number, change: ChangeState): ActionResult => ({
  kind: 'show',
  status,
  state: { change },
});

const isSame = (order: QuoteRequest, before: QuoteRequest): boolean =>
  order.kind === 'rental' &&
  before.kind === 'rental' &&
  order.pickUp === before.pickUp &&
  order.return === before.return;

function previewOf(
  quote: SignedQuote,
  booking: Booking,
  { services, language }: ActionContext,
): ChangePreview {
  const { startsAt, endsAt, totalCents, token } = quote;
  const backCents = Math.max(0, booking.paidCents - totalCents);
  return {
    ...{ startsAt, endsAt, totalCents, backCents, quoteToken: token },
    lines: services.guest.describe(quote, language),
    wasCents: booking.quote.totalCents,
    dueCents: totalCents - (booking.paidCents - backCents),
  };
}

/** The form with what the engine refused: at its fields, with the price of now, and with what is free instead. */
function refused(
  blank: ChangeState,
  refusals: readonly BookingError[],
  booking: Booking,
  context: ActionContext,
): ChangeState {
  const { services, language } = context;
  const errors: Record<string, string> = {};
  let notice = '';
  for (const refusal of refusals) {
    const input = changeInputOf(refusal);
    const message = services.guest.message(refusal, language);
    if (input) errors[input] ??= message;
    else notice ||= message;
  }
  const [first] = refusals;
  const quote = first?.code === 'full' ? undefined : first?.quote;
  const { times = [], departures = [] } = first?.alternatives ?? {};
  const moment = (value: string) => momentText(value, language);
  return {
    ...blank,
    errors,
    notice,
    preview: quote ? previewOf(quote, booking, context) : null,
    alternatives: [
      ...times.map((time) => ({
        label: `${moment(time.pickUp)} – ${moment(time.return)}`,
        value: `${time.pickUp}/${time.return}`,
      })),
      ...departures.map(({ departure }) => ({ label: moment(departure.startsAt), value: departure.id })),
    ],
  };
}
