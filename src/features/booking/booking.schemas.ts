import { z } from 'zod';
import { languages } from '../../lib/language.ts';
import { isLocalDate, isLocalDateTime } from '../../lib/local-time.ts';
import { type Result, refuse, succeed } from '../../lib/result.ts';
import { type BookingErrorCode, bookingErrors } from './booking.errors.ts';
import type { BookingError, BookingRequest, QuoteRequest } from './booking.types.ts';

/** Messages of these schemas are codes of the catalogue of errors, so that a refusal reads in every language. */
const code = (name: BookingErrorCode): BookingErrorCode => name;

const filled = (most: number) =>
  z
    .string({ error: code('required') })
    .trim()
    .min(1, code('required'))
    .max(most, code('invalid-value'));
const identifier = z.string().min(1, code('required')).max(100);
const wholeNumber = (least: number, most: number) => z.int(code('invalid-value')).min(least).max(most);

/** A wall-clock moment of the shop, `YYYY-MM-DDTHH:mm`. */
export const localDateTimeSchema = z
  .string({ error: code('required') })
  .refine(isLocalDateTime, code('invalid-date'));
export const localDateSchema = z
  .string({ error: code('required') })
  .refine(isLocalDate, code('invalid-date'));

const rentalSchema = z.strictObject({
  kind: z.literal('rental'),
  pickUp: localDateTimeSchema,
  return: localDateTimeSchema,
  bikes: z
    .array(z.strictObject({ bikeTypeId: identifier, sizeId: identifier, quantity: wholeNumber(0, 999) }))
    .max(50),
  accessories: z
    .array(z.strictObject({ accessoryId: identifier, quantity: wholeNumber(0, 999) }))
    .max(50)
    .default([]),
  deliveryAddress: filled(300).nullable().default(null),
});

const tourSchema = z.strictObject({
  kind: z.literal('tour'),
  departureId: z
    .string({ error: code('required') })
    .min(1, code('required'))
    .max(100),
  adults: wholeNumber(0, 999),
  childAges: z.array(wholeNumber(0, 17)).max(100).default([]),
  privateGroup: z.boolean().default(false),
  guideLanguage: z.string().max(10).nullable().default(null),
  heightsCm: z.array(wholeNumber(80, 230)).max(100).default([]),
});

/** A rental or a tour to be priced; unknown fields are refused. */
export const quoteRequestSchema = z.discriminatedUnion('kind', [rentalSchema, tourSchema]);

/** A booking to be made. */
export const bookingRequestSchema = z.strictObject({
  order: quoteRequestSchema,
  guest: z.strictObject({
    name: filled(100),
    email: z
      .string({ error: code('required') })
      .trim()
      .min(1, code('required'))
      .max(254)
      .pipe(z.email(code('invalid-email'))),
    phone: z.string().trim().max(40).default(''),
  }),
  remarks: z.string().trim().max(2000).default(''),
  payment: z.enum(['online', 'at-shop']),
  language: z.enum(languages),
  quoteToken: z
    .string({ error: code('required') })
    .min(1, code('required'))
    .max(2000),
  /** Random, chosen once for each form shown; a UUID does. */
  idempotencyKey: z.string({ error: code('required') }).regex(/^[\w-]{16,100}$/, code('invalid-value')),
});

/** Another order for a booking, at the price that was shown. */
export const changeRequestSchema = z.strictObject({
  order: quoteRequestSchema,
  quoteToken: z
    .string({ error: code('required') })
    .min(1, code('required'))
    .max(2000),
});

export const parseQuoteRequest = (input: unknown): Result<QuoteRequest, BookingError[]> =>
  parse<QuoteRequest>(quoteRequestSchema, input);

export const parseBookingRequest = (input: unknown): Result<BookingRequest, BookingError[]> =>
  parse<BookingRequest>(bookingRequestSchema, input);

/** What a schema has against an input, as errors at their fields (BOOK-9). */
export function parse<T>(schema: z.ZodType<T>, input: unknown): Result<T, BookingError[]> {
  const parsed = schema.safeParse(input, { reportInput: true });
  return parsed.success ? succeed(parsed.data) : refuse(parsed.error.issues.flatMap(errorsOf));
}

function errorsOf(issue: z.core.$ZodIssue): BookingError[] {
  const field = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((name) => ({
      code: 'unknown-field',
      field: [...issue.path, name].join('.'),
      values: { name },
    }));
  }
  const missing = issue.code === 'invalid_type' && issue.input === undefined;
  const named = missing ? 'required' : issue.message in bookingErrors ? issue.message : 'invalid-value';
  return [{ code: named as BookingErrorCode, ...(field && { field }) }];
}
