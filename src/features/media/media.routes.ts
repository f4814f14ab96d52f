import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Result } from '../../lib/result.ts';
import { faviconRoutes } from './favicon.routes.ts';
import { mediaErrors } from './media.errors.ts';
import type { Media, Variant, VariantRefusal } from './media.types.ts';

/**
 * Pictures at the configured widths (IMG-1): `/pictures/640x0/<name>.<hash>`, AVIF where it is made and the
 * browser takes it, otherwise WebP. `/og/<name>.jpg` is the same picture for link previews.
 */
export async function mediaRoutes(app: FastifyInstance, { media }: { media: Media }): Promise<void> {
  app.get<{ Params: { size: string; name: string } }>('/pictures/:size/:name', async (request, reply) => {
    const { size, name } = request.params;
    const acceptsAvif = request.headers.accept?.includes('image/avif') ?? false;
    const found = await media.variant(name, widthOf(size), acceptsAvif);
    reply.header('vary', 'Accept');
    if (!found.ok && found.error.code === 'replaced') {
      return reply.header('cache-control', 'no-cache').redirect(`/pictures/${size}/${found.error.current}`);
    }
    return send(request, reply, found, 'public, max-age=31536000, immutable');
  });

  app.get<{ Params: { file: string } }>('/og/:file', async (request, reply) => {
    const found = await media.share(request.params.file.replace(/\.jpg$/, ''));
    // Other sites show it: that is what it is for.
    reply.header('cross-origin-resource-policy', 'cross-origin');
    return send(request, reply, found, 'public, max-age=86400');
  });

  await app.register(faviconRoutes);
}

const widthOf = (size: string): number => (/^\d{1,4}x0$/.test(size) ? Number.parseInt(size, 10) : Number.NaN);

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  found: Result<Variant, VariantRefusal>,
  caching: string,
) {
  if (!found.ok) {
    const code = found.error.code === 'replaced' ? 'no-such-picture' : found.error.code;
    if (code === 'original-missing') request.log.error({ url: request.url }, 'the file of a picture is gone');
    const { status, en: message } = mediaErrors[code];
    return reply.code(status).header('cache-control', 'no-store').send({ error: { code, message } });
  }
  const { bytes, type, etag } = found.value;
  reply.header('cache-control', caching).header('etag', etag);
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  return reply.type(type).send(bytes);
}
