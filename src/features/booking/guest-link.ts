import { type Result, refuse, succeed } from '../../lib/result.ts';
import type { BookingError } from './booking.types.ts';
import { readToken, signToken } from './signed-token.ts';

/** The token of the link with which a guest sees, changes and cancels a booking (BOOK-8). */
export const guestToken = (secret: string, bookingId: string): string =>
  signToken(secret, 'booking-link', bookingId);

/** The booking a guest's token is for; `link-invalid` when it is not ours. */
export function readGuestToken(secret: string, token: string): Result<string, BookingError[]> {
  const bookingId = readToken(secret, 'booking-link', token);
  return bookingId === undefined ? refuse([{ code: 'link-invalid' }]) : succeed(bookingId);
}
