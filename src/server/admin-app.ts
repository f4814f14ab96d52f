import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * The policy of the staff's screens. Mantine writes its theme into style tags of its own; scripts come from files
 * only. The builder's canvas is a frame filled by us, and pictures are shown before they are sent.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self' blob:",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

/**
 * The app for staff as `vite.admin.config.ts` built it: its files under `/admin/assets/`, its one document at
 * `/admin` and everything below that is neither a file nor the API.
 */
export async function adminApp(app: FastifyInstance, { directory }: { directory: string }): Promise<void> {
  const document = readFileSync(join(directory, 'index.html'), 'utf8');
  await app.register(serveStatic, {
    root: join(directory, 'assets'),
    prefix: '/admin/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    decorateReply: false,
  });
  for (const path of ['/admin', '/admin/*'])
    app.get(path, async (request, reply) => {
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
      if (request.url.startsWith('/admin/api/'))
        return reply.code(404).send({ error: { code: 'not-found', message: 'There is nothing here.' } });
      return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(document);
    });
}
