import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Media } from './media.ts';

const parameters = z.object({
  size: z.string().regex(/^\d{1,4}x0$/),
  name: z.string().regex(/^[a-z0-9-]{1,80}\.[0-9a-f]{10}$/),
});

const forever = 'public, max-age=31536000, immutable';

/** Pictures at the configured widths (IMG-1): AVIF where it is made and the browser takes it, otherwise WebP. */
export async function mediaRoutes(
  app: FastifyInstance,
  { media, widths }: { media: Media; widths: readonly number[] },
): Promise<void> {
  app.get('/pictures/:size/:name', async (request, reply) => {
    const asked = parameters.safeParse(request.params);
    const width = asked.success ? Number.parseInt(asked.data.size, 10) : 0;
    const acceptsAvif = request.headers.accept?.includes('image/avif') ?? false;
    const variant =
      asked.success && widths.includes(width)
        ? await media.variant(asked.data.name, width, acceptsAvif)
        : undefined;
    if (!variant) {
      return reply
        .code(404)
        .send({ error: { code: 'no-such-picture', message: 'There is no picture of this name and width.' } });
    }
    return reply
      .type(variant.type)
      .header('cache-control', forever)
      .header('vary', 'accept')
      .send(variant.bytes);
  });

  app.get<{ Params: { name: string } }>('/og/:name', async (request, reply) => {
    const bytes = await media.shared(request.params.name.replace(/\.jpg$/, ''));
    if (!bytes) return reply.callNotFound();
    return reply.type('image/jpeg').header('cache-control', 'public, max-age=86400').send(bytes);
  });
}
