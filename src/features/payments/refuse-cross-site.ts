import type { FastifyReply, FastifyRequest } from 'fastify';

/** A form of another site must not act for our visitor: browsers say where a request comes from (design §5). */
export async function refuseCrossSite(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const ownOrigin = origin === undefined || URL.parse(origin)?.host === request.host;
  const own = site === undefined ? ownOrigin : site === 'same-origin' || site === 'none';
  if (!own) await reply.code(403).send('cross-site request');
}
