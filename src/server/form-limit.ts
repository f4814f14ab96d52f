import type { RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/** In a minute: what an awake form asks while it is filled in, and what a visitor sends by a button. */
const previews = 240;
const sendings = 30;

/** How often one visitor may send forms to pages: steps, bookings, cancellations (design §5). */
export const formLimit: RateLimitOptions = {
  // The form has to be read before it can be told what it asks.
  hook: 'preHandler',
  timeWindow: '1 minute',
  keyGenerator: (request) => `${isPreview(request) ? 'preview' : 'sending'} ${request.ip}`,
  max: (_request, key) => (key.startsWith('preview') ? previews : sendings),
};

const isPreview = ({ body }: FastifyRequest): boolean =>
  (body as { step?: unknown } | undefined | null)?.step === 'preview';
