import type { LoadContext } from '../module-load.ts';
import type { ChangeState } from './booking-change.types.ts';
import type { BookingSummaryData, BookingSummaryView, SummaryState } from './booking-summary.types.ts';
import { changeForm } from './change-form.ts';
import type { GuestBooking } from './guest-services.ts';
import type { KnownPurchase } from './purchase-event.ts';

/** What the action left: why something could not be done, or the change form as it was sent. */
interface SentState {
  message?: string;
  change?: ChangeState;
}

/** The booking that the signed link names, as its guest may see it. */
export async function loadBookingSummary(_values: object, context: LoadContext): Promise<BookingSummaryData> {
  const { language, request, services, site } = context;
  const token = request.query.get('b') ?? '';
  const sent = request.actionState as SentState | undefined;
  const base = {
    token,
    message: sent?.message ?? '',
    change: null,
    changed: false,
    bookingPath: site.pagePath('booking') ?? '/',
    managePath: site.pagePath('booking-manage') ?? '/',
  };
  if (!token) return { ...base, view: null };
  const found = await services.guest.byToken(token);
  if (!found.ok) {
    context.answerWith(services.guest.status(found.error));
    return { ...base, view: null, message: services.guest.message(found.error, language) };
  }
  const state = stateOf(found.value);
  const { booking, changeable } = found.value;
  return {
    ...base,
    view: viewOf(found.value, state, context),
    change: changeable ? await changeForm(booking, sent?.change, context) : null,
    changed: state === 'confirmed' && booking.revision > 0 && request.query.get('changed') === '1',
    purchase: purchaseOf(found.value, state),
  };
}

function stateOf({ booking, payable }: GuestBooking): SummaryState {
  if (booking.state === 'held') return payable ? 'unpaid' : 'waiting';
  return booking.state;
}

function viewOf(
  { booking, cancellation, invoicePath }: GuestBooking,
  state: SummaryState,
  context: LoadContext,
): BookingSummaryView {
  const { quote } = booking;
  return {
    state,
    number: booking.number,
    guestName: booking.guest.name,
    guestEmail: booking.guest.email,
    startsAt: quote.startsAt,
    endsAt: quote.endsAt,
    kind: booking.order.kind,
    lines: context.services.guest.describe(quote, context.language),
    totalCents: quote.totalCents,
    vat: quote.vat,
    depositCents: quote.depositCents,
    paidCents: booking.paidCents,
    refundCents: booking.refundCents,
    invoicePath,
    payAtShop: booking.payment === 'at-shop',
    cancellation,
  };
}

/** Reported when the booking stands; a transaction is the payment's number, or the entry's without one (CONF-3). */
const purchaseOf = ({ booking, transactionId }: GuestBooking, state: SummaryState): KnownPurchase | null =>
  state === 'confirmed'
    ? {
        transactionId: transactionId ?? `GF-${booking.entryId}`,
        value: booking.quote.totalCents / 100,
        currency: booking.quote.currency,
      }
    : null;
