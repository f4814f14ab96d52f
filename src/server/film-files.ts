import { existsSync } from 'node:fs';
import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** What is served of these folders; whatever else lies there is nobody's business. */
const endings = /\.(mp4|webm|mp3|m4a|ogg|wav|vtt)$/i;

/**
 * Films and sounds of the site under `/films/`, in parts as players ask for them (Range). Kept for a month: a film that
 * changes gets another name.
 */
export async function filmFiles(
  app: FastifyInstance,
  { films }: { films: readonly string[] },
): Promise<void> {
  const root = films.filter((folder) => existsSync(folder));
  if (root.length === 0) return;
  await app.register(serveStatic, {
    root,
    prefix: '/films/',
    allowedPath: (path) => endings.test(path),
    index: false,
    maxAge: '30d',
    decorateReply: false,
  });
}
