import type { FastifyInstance } from 'fastify';
import { languages } from '../../lib/language.ts';
import { messageOf } from './pages.errors.ts';
import type { Pages } from './pages.ts';
import type { PreviewedDraft } from './preview-links.ts';

export interface PreviewRoutesOptions {
  pages: Pages;
  /** A draft as a whole page with the builder flag. */
  renderPreview(draft: PreviewedDraft): Promise<{ body: Buffer; headers: Record<string, string> }>;
}

/** The public page behind a preview link, kept by nobody and listed nowhere (EDIT-3). */
export async function previewRoutes(
  app: FastifyInstance,
  { pages, renderPreview }: PreviewRoutesOptions,
): Promise<void> {
  app.get<{ Params: { token: string } }>('/preview/:token', async (request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    const draft = await pages.openPreview(request.params.token);
    if (!draft) {
      const messages = languages.map((language) => messageOf({ code: 'preview-gone' }, language));
      return reply.code(404).type('text/plain; charset=utf-8').send(messages.join('\n'));
    }
    const { body, headers } = await renderPreview(draft);
    return reply.headers({ ...headers, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }).send(body);
  });
}
