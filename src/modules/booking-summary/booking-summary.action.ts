import type { BookingError } from '../../features/booking/booking.types.ts';
import type { ActionContext } from '../module-load.ts';
import type { ActionResult } from '../module-request.ts';
import { changeAction } from './change-action.ts';

/** What a guest can do with their booking: pay again, move it, or cancel for the refund that was shown (BOOK-8). */
export async function bookingSummaryAction(
  form: URLSearchParams,
  context: ActionContext,
): Promise<ActionResult> {
  const { guest } = context.services;
  const token = form.get('b') ?? '';
  const self = `${context.path}?b=${encodeURIComponent(token)}`;
  context.query.set('b', token);
  const intent = form.get('intent') ?? '';
  if (intent.startsWith('change') || form.has('instead')) return changeAction(form, context);
  if (intent === 'pay') {
    const paid = await guest.pay(token);
    if (paid.ok) return { kind: 'redirect', location: paid.value.location };
    return refused(paid.error, context);
  }
  const cancelled = await guest.cancel(token, Number(form.get('refund_cents')));
  if (cancelled.ok) return { kind: 'redirect', location: self };
  return refused(cancelled.error, context);
}

const refused = (error: BookingError, { services: { guest }, language }: ActionContext): ActionResult => ({
  kind: 'show',
  status: guest.status(error),
  state: { message: guest.message(error, language) },
});
