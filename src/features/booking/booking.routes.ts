import type { FastifyContextConfig, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { isBusyError } from '../../db/database-failure.ts';
import { type Language, preferredLanguage } from '../../lib/language.ts';
import { addDays, isLocalDate, localDateTime } from '../../lib/local-time.ts';
import type { Result } from '../../lib/result.ts';
import {
  bookingAnswer,
  daysAnswer,
  departureAnswer,
  freeAnswer,
  guestAnswer,
  quoteAnswer,
  refusalAnswer,
} from './booking.answers.ts';
import { type BookingErrorCode, statusOf } from './booking.errors.ts';
import {
  bookingRequestSchema,
  changeRequestSchema,
  localDateSchema,
  localDateTimeSchema,
  parse,
  quoteRequestSchema,
} from './booking.schemas.ts';
import type { BookingEngine } from './booking.ts';
import type { BookingError } from './booking.types.ts';
import { writeBooking, writeDeparture, writeErrors, writeQuote } from './write-answers.ts';

export type BookingRoutesOptions = {
  engine: BookingEngine;
  /** How often one visitor may ask in a minute. */
  limits?: { quotes: number; bookings: number };
};

const monthQuery = z.strictObject({
  month: z
    .string()
    .refine((month) => isLocalDate(`${month}-01`), 'invalid-date')
    .describe('YYYY-MM'),
});
const periodQuery = z.strictObject({ pickUp: localDateTimeSchema, return: localDateTimeSchema });
const departuresQuery = z.strictObject({
  tour: z.string().max(100).optional(),
  from: localDateSchema.optional(),
  until: localDateSchema.optional(),
});
const cancellation = z.strictObject({ expectedRefundCents: z.int().min(0) });
const link = z.object({ token: z.string().max(200) });
const refusals = { '4xx': refusalAnswer, 503: refusalAnswer } as const;

/** The language of an answer: the first of ours that the browser names. */
const languageOf = ({ headers }: FastifyRequest): Language => preferredLanguage(headers['accept-language']);

/** Every refusal names its code, its field and its status; the browser is told not to keep it. */
function refuseWith(request: FastifyRequest, reply: FastifyReply, errors: BookingError[]) {
  const [first] = errors;
  if (first?.code === 'busy') reply.header('retry-after', '2');
  return reply.code((first ? statusOf(first) : 400) as 400).send(writeErrors(errors, languageOf(request)));
}

/** What Fastify itself refuses before a route is reached. */
const refusedByServer: Record<number, BookingErrorCode> = {
  400: 'invalid-json',
  413: 'too-large',
  415: 'invalid-json',
  429: 'too-many-requests',
};

/**
 * The JSON API of booking, under `/api/bookings`. Requests are checked by the engine itself (`attachValidation`), so that
 * each error has its code, its field and a text in the visitor's language.
 */
export const bookingRoutes: FastifyPluginAsyncZod<BookingRoutesOptions> = async (
  app,
  { engine, limits = { quotes: 120, bookings: 20 } },
) => {
  const each = (max: number) => ({ rateLimit: { max, timeWindow: '1 minute' } });
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const code = isBusyError(error) ? 'busy' : refusedByServer[error.statusCode ?? 500];
    if (!code) throw error;
    return refuseWith(request, reply, [{ code }]);
  });
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  /** Opening hours and what is free of every bike size and accessory, day by day. */
  app.get(
    '/availability/month',
    {
      attachValidation: true,
      schema: { querystring: monthQuery, response: { 200: daysAnswer, ...refusals } },
    },
    async (request, reply) => {
      const query = parse(monthQuery, request.query);
      if (!query.ok) return refuseWith(request, reply, query.error);
      const first = `${query.value.month}-01`;
      const next = `${addDays(first, 31).slice(0, 7)}-01`;
      return { days: await engine.availability(first, addDays(next, -1)) };
    },
  );

  /** What is free of every bike size and accessory during all of a rental, by resource. At most 60 days. */
  app.get(
    '/availability/period',
    {
      attachValidation: true,
      schema: { querystring: periodQuery, response: { 200: freeAnswer, ...refusals } },
    },
    async (request, reply) => {
      const query = parse(periodQuery, request.query);
      if (!query.ok) return refuseWith(request, reply, query.error);
      const { pickUp, return: returned } = query.value;
      if (returned <= pickUp)
        return refuseWith(request, reply, [{ code: 'return-before-pick-up', field: 'return' }]);
      if (returned.slice(0, 10) > addDays(pickUp.slice(0, 10), 60)) {
        return refuseWith(request, reply, [{ code: 'too-long', field: 'return', values: { days: 60 } }]);
      }
      return { free: await engine.availabilityDuring(pickUp, returned) };
    },
  );

  /** Departures from now on with the seats that are free, soonest first; at most 100. */
  app.get(
    '/departures',
    {
      attachValidation: true,
      schema: {
        querystring: departuresQuery,
        response: { 200: z.object({ departures: z.array(departureAnswer) }), ...refusals },
      },
    },
    async (request, reply) => {
      const query = parse(departuresQuery, request.query);
      if (!query.ok) return refuseWith(request, reply, query.error);
      const { tour, from, until } = query.value;
      const departures = await engine.departures({
        ...(tour && { tourId: tour }),
        ...(from && { from: localDateTime(from, '00:00') }),
        ...(until && { until: localDateTime(addDays(until, 1), '00:00') }),
      });
      return { departures: departures.map(writeDeparture) };
    },
  );

  /** The price of an order, signed and with an expiry; nothing is held (BOOK-5). */
  app.post(
    '/quotes',
    {
      attachValidation: true,
      config: each(limits.quotes),
      schema: { body: quoteRequestSchema, response: { 200: quoteAnswer, ...refusals } },
    },
    async (request, reply) => {
      const quote = await engine.quote(request.body);
      return quote.ok
        ? writeQuote(quote.value, languageOf(request))
        : refuseWith(request, reply, quote.error);
    },
  );

  /** Books: 201, or 200 when the same request was booked before (BOOK-4). */
  app.post(
    '/',
    {
      attachValidation: true,
      config: each(limits.bookings),
      schema: {
        body: bookingRequestSchema,
        response: { 200: bookingAnswer, 201: bookingAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const reserved = await engine.reserve(request.body);
      if (!reserved.ok) return refuseWith(request, reply, reserved.error);
      const { booking, repeated } = reserved.value;
      return reply.code(repeated ? 200 : 201).send(writeBooking(booking, engine.guestToken(booking.id)));
    },
  );

  await app.register(guestRoutes, { engine, config: each(limits.bookings), prefix: '/guest' });
};

/** `config` limits how often one visitor may change or cancel. */
type GuestRoutesOptions = { engine: BookingEngine; config: FastifyContextConfig };

/** What the signed link opens (BOOK-8). */
const guestRoutes: FastifyPluginAsyncZod<GuestRoutesOptions> = async (app, { engine, config }) => {
  const answer = (
    request: FastifyRequest,
    reply: FastifyReply,
    token: string,
    done: Result<unknown, BookingError[]>,
  ) => (done.ok ? showBooking(engine, request, reply, token) : refuseWith(request, reply, done.error));

  /** The booking, and what cancelling it now would give back. */
  app.get(
    '/:token',
    { schema: { params: link, response: { 200: guestAnswer, ...refusals } } },
    (request, reply) => showBooking(engine, request, reply, request.params.token),
  );

  /** Cancels for the refund that was shown; another by now is refused with `refund-changed`. */
  app.post(
    '/:token/cancellation',
    {
      attachValidation: true,
      config,
      schema: { params: link, body: cancellation, response: { 200: guestAnswer, ...refusals } },
    },
    async (request, reply) => {
      const body = parse(cancellation, request.body);
      if (!body.ok) return refuseWith(request, reply, body.error);
      const { token } = request.params;
      return answer(request, reply, token, await engine.cancel(token, body.value.expectedRefundCents));
    },
  );

  /** Gives the booking another order: other dates, sizes or departure. */
  app.post(
    '/:token/change',
    {
      attachValidation: true,
      config,
      schema: { params: link, body: changeRequestSchema, response: { 200: guestAnswer, ...refusals } },
    },
    async (request, reply) => {
      const body = parse(changeRequestSchema, request.body);
      if (!body.ok) return refuseWith(request, reply, body.error);
      const { token } = request.params;
      return answer(request, reply, token, await engine.change(token, body.value));
    },
  );
};

async function showBooking(
  engine: BookingEngine,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
) {
  const found = await engine.guestBooking(token);
  if (!found.ok) return refuseWith(request, reply, found.error);
  const { booking, offer } = found.value;
  return { ...writeBooking(booking, token), offer };
}
