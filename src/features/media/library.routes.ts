import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Result } from '../../lib/result.ts';
import type { Role } from '../accounts/accounts.types.ts';
import { maximumBytes } from './inspect-picture.ts';
import type { Library, LibraryRefusal } from './library.types.ts';
import { mediaErrors } from './media.errors.ts';
import type { Media } from './media.types.ts';
import type { UploadRefusal, Uploads } from './upload.types.ts';

export type LibraryRoutesOptions = { media: Media; library: Library; uploads: Uploads };

const config: { roles: readonly Role[] } = { roles: ['owner', 'editor'] };
const part = z.number().min(0).max(1);
const altText = z.string().trim().max(500);
const named = z.strictObject({ name: z.string().max(80) });
const identified = z.strictObject({ id: z.uuid() });
const listed = z.strictObject({
  query: z.string().max(200).default(''),
  filter: z.enum(['all', 'unused', 'without-alt', 'trash']).default('all'),
  after: z.string().max(80).optional(),
});
const changed = z.strictObject({
  alt: z.strictObject({ nl: altText, en: altText, de: altText }).partial().optional(),
  decorative: z.boolean().optional(),
  focus: z.strictObject({ x: part, y: part }).optional(),
  crop: z.strictObject({ x: part, y: part, width: part, height: part }).nullable().optional(),
});
const begun = z.strictObject({
  fileName: z.string().max(1000),
  size: z.int().min(0),
  type: z.string().max(200).optional(),
  replaces: z.string().max(80).optional(),
});

/** The media library for staff, below `/admin/api` (EDIT-4): owners and editors only. */
export const libraryRoutes: FastifyPluginAsyncZod<LibraryRoutesOptions> = async (app, options) => {
  const { media, library, uploads } = options;

  app.get('/media', { config, schema: { querystring: listed } }, ({ query }) => library.list(query));
  app.get('/media/:name', { config, schema: { params: named } }, async (request, reply) =>
    answer(request, reply, await library.find(request.params.name)),
  );
  app.patch('/media/:name', { config, schema: { params: named, body: changed } }, async (request, reply) => {
    const { staff, params, body } = request;
    return answer(request, reply, await library.change(staff.id, params.name, body));
  });
  app.delete('/media/:name', { config, schema: { params: named } }, async (request, reply) =>
    answer(request, reply, await library.trash(request.staff.id, request.params.name)),
  );
  app.post('/media/:name/untrash', { config, schema: { params: named } }, async (request, reply) =>
    answer(request, reply, await library.untrash(request.staff.id, request.params.name)),
  );
  app.delete('/media/:name/forever', { config, schema: { params: named } }, async (request, reply) =>
    answer(request, reply, await library.erase(request.staff.id, request.params.name)),
  );
  /** The picture before it was cropped, by its name in addresses. */
  app.get(
    '/media/:name/whole',
    { config, schema: { params: z.strictObject({ name: z.string().max(100) }) } },
    async (request, reply) => {
      const found = await media.whole(request.params.name);
      if (!found.ok) {
        const code = found.error.code === 'replaced' ? 'no-such-picture' : found.error.code;
        return refuseWith(request, reply, { code });
      }
      reply.header('cache-control', 'private, max-age=86400, immutable');
      return reply.type(found.value.type).send(found.value.bytes);
    },
  );

  app.post('/uploads', { config, schema: { body: begun } }, async (request, reply) =>
    answer(request, reply, await uploads.begin(request.staff.id, request.body)),
  );
  app.get('/uploads/:id', { config, schema: { params: identified } }, async (request, reply) =>
    answer(request, reply, await uploads.state(request.staff.id, request.params.id)),
  );
  app.delete('/uploads/:id', { config, schema: { params: identified } }, async (request, reply) => {
    await uploads.cancel(request.staff.id, request.params.id);
    return reply.code(204).send();
  });
  await app.register(receivePieces, { uploads });
};

const piece = z.strictObject({ offset: z.coerce.number().int().min(0) });

/** Pieces of a file are written as they come, never held in memory. */
const receivePieces: FastifyPluginAsyncZod<{ uploads: Uploads }> = async (app, { uploads }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
  const schema = { params: identified, querystring: piece };
  app.patch('/uploads/:id', { config, bodyLimit: maximumBytes, schema }, async (request, reply) => {
    const { staff, params, query, headers } = request;
    const state = await uploads.receive(staff.id, params.id, {
      offset: query.offset,
      ...(headers['content-length'] !== undefined && { length: Number(headers['content-length']) }),
      // A request that is cut off must still be answered.
      bytes: ((request.body as Readable | undefined) ?? Readable.from([])).iterator({
        destroyOnReturn: false,
      }),
    });
    // What was refused is not read to its end.
    if (!state.ok) reply.header('connection', 'close');
    return answer(request, reply, state);
  });
};

function answer<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  result: Result<T, LibraryRefusal | UploadRefusal>,
) {
  if (!result.ok) return refuseWith(request, reply, result.error);
  return result.value === undefined ? reply.code(204).send() : reply.send(result.value);
}

function refuseWith(request: FastifyRequest, reply: FastifyReply, refusal: LibraryRefusal | UploadRefusal) {
  const { status, ...messages } = mediaErrors[refusal.code];
  return reply.code(status).send({ error: { ...refusal, message: messages[request.staff.language] } });
}
