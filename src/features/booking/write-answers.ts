import type { z } from 'zod';
import type { Language } from '../../lib/language.ts';
import type { DepartureSeats } from './availability.ts';
import type { bookingAnswer, departureAnswer, quoteAnswer, refusalAnswer } from './booking.answers.ts';
import { messageOf } from './booking.errors.ts';
import type { Booking, BookingError, Quote, SignedQuote } from './booking.types.ts';
import { describePart } from './rules/quote-text.ts';

const writePrice = (quote: Quote, language: Language) => ({
  ...quote,
  lines: quote.lines.map((line) => ({
    ...line,
    parts: line.parts.map((part) => ({
      kind: part.kind,
      text: describePart(part, language),
      cents: part.cents,
    })),
  })),
});

export const writeQuote = (quote: SignedQuote, language: Language): z.infer<typeof quoteAnswer> => ({
  ...writePrice(quote, language),
  token: quote.token,
  expiresAt: quote.expiresAt,
});

export const writeBooking = (booking: Booking, token: string): z.infer<typeof bookingAnswer> => ({
  ...booking,
  quote: writePrice(booking.quote, booking.language),
  token,
});

export const writeDeparture = ({ departure, free }: DepartureSeats): z.infer<typeof departureAnswer> => ({
  ...departure,
  free,
});

/** Errors as the API answers them, said in the language of the request. */
export function writeErrors(errors: BookingError[], language: Language): z.infer<typeof refusalAnswer> {
  const written = errors.map((error) => ({
    code: error.code,
    message: messageOf(error, language),
    field: error.field,
    values: error.values,
    quote: error.quote && writeQuote(error.quote, language),
    alternatives: error.alternatives && {
      ...error.alternatives,
      departures: error.alternatives.departures.map(writeDeparture),
    },
  }));
  const [error] = written;
  if (!error) throw new Error('a refusal without an error');
  return { error, errors: written };
}
