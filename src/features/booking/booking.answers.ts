import { z } from 'zod';

/** What the JSON API answers. Amounts are cents, VAT included; moments are the shop's wall clock, `YYYY-MM-DDTHH:mm`. */

const localized = z.object({ nl: z.string(), en: z.string(), de: z.string() });

const part = z.object({
  kind: z.string(),
  text: z.string().describe('The part in the language of the request.'),
  cents: z.int(),
});

const line = z.object({
  kind: z.enum(['bike', 'accessory', 'delivery', 'tour']),
  productId: z.string(),
  sizeId: z.string().nullable(),
  name: localized,
  detail: z.string().nullable(),
  quantity: z.int(),
  parts: z.array(part),
  totalCents: z.int(),
  vatPercent: z.number(),
  vatCents: z.int(),
  depositCents: z.int(),
});

const price = z.object({
  startsAt: z.string(),
  endsAt: z.string(),
  lines: z.array(line),
  totalCents: z.int(),
  vat: z.array(z.object({ percent: z.number(), cents: z.int() })),
  depositCents: z.int().describe('Paid at pick-up and given back; not part of the total.'),
  currency: z.literal('EUR'),
});

export const quoteAnswer = price.extend({ token: z.string(), expiresAt: z.string() });

export const departureAnswer = z.object({
  id: z.string(),
  tourId: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  seats: z.int(),
  guideLanguage: z.string(),
  free: z.int(),
});

export const bookingAnswer = z.object({
  id: z.string(),
  entryId: z.int(),
  number: z.string(),
  state: z.enum(['held', 'confirmed', 'expired', 'cancelled']),
  quote: price,
  paidCents: z.int(),
  refundCents: z.int(),
  holdUntil: z.string().nullable(),
  token: z.string().describe('Of the guest’s signed link.'),
});

export const guestAnswer = bookingAnswer.extend({
  offer: z
    .object({ refundCents: z.int(), refundPercent: z.number(), until: z.string().nullable() })
    .nullable()
    .describe('What cancelling now gives back; null when it is too late.'),
});

const span = z.object({ pickUp: z.string(), return: z.string() });

const errorAnswer = z.object({
  code: z.string(),
  message: z.string(),
  field: z.string().optional(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  quote: quoteAnswer.optional(),
  alternatives: z
    .object({
      times: z.array(span),
      bikes: z.array(z.object({ bikeTypeId: z.string(), sizeId: z.string(), free: z.int() })),
      departures: z.array(departureAnswer),
    })
    .optional(),
});

/** `error` is the first, whose status the answer has; `errors` are all. */
export const refusalAnswer = z.object({ error: errorAnswer, errors: z.array(errorAnswer) });

export const daysAnswer = z.object({
  days: z.array(
    z.object({
      date: z.string(),
      open: z.object({ opens: z.string(), closes: z.string() }).nullable(),
      resources: z.record(z.string(), z.object({ allDay: z.int(), best: z.int() })),
    }),
  ),
});

export const freeAnswer = z.object({ free: z.record(z.string(), z.int()) });
