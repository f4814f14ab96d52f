import type { FastifyInstance } from 'fastify';
import type { Site } from './site.ts';

/** Asks once for every page, so that no visitor waits for its rendering. */
export async function warmPages(app: FastifyInstance, site: Site): Promise<void> {
  const snapshot = await site.snapshot();
  for (const { path } of snapshot.pages()) await app.inject({ url: path });
}
