import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pages } from './pages.ts';
import type { PreviewedDraft } from './preview-links.ts';

export interface PreviewRoutesOptions {
  pages: Pages;
  /** A draft as a whole page with the builder flag. */
  renderPreview(draft: PreviewedDraft): Promise<{ body: Buffer; headers: Record<string, string> }>;
  /** Answers to a link that has expired or never was. */
  showGone(request: FastifyRequest, reply: FastifyReply): FastifyReply;
}

/** The public page behind a preview link, kept by nobody and listed nowhere (EDIT-3). */
export async function previewRoutes(
  app: FastifyInstance,
  { pages, renderPreview, showGone }: PreviewRoutesOptions,
): Promise<void> {
  app.get<{ Params: { token: string } }>('/preview/:token', async (request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    const draft = await pages.openPreview(request.params.token);
    if (!draft) return showGone(request, reply.code(404));
    const { body, headers } = await renderPreview(draft);
    return reply.headers({ ...headers, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }).send(body);
  });
}
