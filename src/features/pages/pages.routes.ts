import type { FastifyError } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { refuse } from '../../lib/result.ts';
import type { Role } from '../accounts/accounts.types.ts';
import { answerStaff, refusedBeforehand } from './answer-staff.ts';
import { keptRoutes } from './kept.routes.ts';
import {
  changesQuery,
  draftBody,
  keyParams,
  mergeBody,
  newPageBody,
  pageParams,
  presenceBody,
  previewBody,
  publishBody,
  restoreBody,
  revisionParams,
} from './pages.schemas.ts';
import type { Pages } from './pages.ts';

export interface PagesRoutesOptions {
  pages: Pages;
  /** Of preview links. */
  baseUrl: string;
}

type Access = { roles: readonly Role[] };
const editing: Access = { roles: ['owner', 'editor'] };
const reading: Access = { roles: ['owner', 'editor', 'desk'] };
/** As much as a page's draft may be, in bytes; merging sends two. */
const bodyLimit = 5 * 1024 * 1024;

/** Pages, their drafts, revisions and publishing, under `/admin/api` (EDIT-3). */
export const pagesRoutes: FastifyPluginAsyncZod<PagesRoutesOptions> = async (app, { pages, baseUrl }) => {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refused = refusedBeforehand(error);
    if (!refused) throw error;
    return answerStaff(request, reply, refuse(refused));
  });

  app.get('/pages', { config: reading }, async () => ({ pages: await pages.list() }));

  app.post('/pages', { config: editing, schema: { body: newPageBody } }, async (request, reply) =>
    answerStaff(request, reply, await pages.create(request.staff, request.body)),
  );

  app.post('/pages/:key/trash', { config: editing, schema: { params: keyParams } }, async (request, reply) =>
    answerStaff(request, reply, await pages.trash(request.staff, request.params.key)),
  );

  app.post(
    '/pages/:key/untrash',
    { config: editing, schema: { params: keyParams } },
    async (request, reply) =>
      answerStaff(request, reply, await pages.untrash(request.staff, request.params.key)),
  );

  await app.register(draftRoutes, { pages });
  await app.register(revisionRoutes, { pages });
  await app.register(keptRoutes, { pages });

  /** A link that shows the draft to who has it. */
  app.post(
    '/pages/:key/:language/preview-links',
    { config: editing, schema: { params: pageParams, body: previewBody.nullable() } },
    async (request, reply) => {
      const { staff, params, body } = request;
      const made = await pages.previewLink(staff, params, body?.hours ?? 72);
      return answerStaff(request, reply, made, ({ path, expiresAt }) => ({ url: baseUrl + path, expiresAt }));
    },
  );

  app.get(
    '/pages/:key/:language/preview-links',
    { config: editing, schema: { params: pageParams } },
    async (request, reply) => answerStaff(request, reply, await pages.openPreviewLinks(request.params)),
  );

  /** Takes back every preview link of a page. */
  app.delete(
    '/pages/:key/:language/preview-links',
    { config: editing, schema: { params: pageParams } },
    async (request, reply) =>
      answerStaff(request, reply, await pages.withdrawPreviewLinks(request.staff, request.params)),
  );

  /** Asked every 10 s while a page is open in the builder. */
  app.post(
    '/pages/:key/:language/presence',
    { config: editing, schema: { params: pageParams, body: presenceBody } },
    async (request, reply) => {
      const { staff, params, body } = request;
      return answerStaff(request, reply, await pages.presence(staff, params, body), (others) => ({ others }));
    },
  );
};

type DraftRoutesOptions = Pick<PagesRoutesOptions, 'pages'>;

const draftRoutes: FastifyPluginAsyncZod<DraftRoutesOptions> = async (app, { pages }) => {
  app.get(
    '/pages/:key/:language/draft',
    { config: reading, schema: { params: pageParams } },
    async (request, reply) => answerStaff(request, reply, await pages.draft(request.params)),
  );

  /** 409 with the present draft when somebody else has saved since `version`. */
  app.put(
    '/pages/:key/:language/draft',
    { config: editing, bodyLimit, schema: { params: pageParams, body: draftBody } },
    async (request, reply) =>
      answerStaff(request, reply, await pages.save(request.staff, request.params, request.body)),
  );

  /** What publishing would change for visitors. */
  app.get(
    '/pages/:key/:language/draft/changes',
    { config: reading, schema: { params: pageParams } },
    async (request, reply) =>
      answerStaff(request, reply, await pages.draftChanges(request.staff, request.params), (changes) => ({
        changes,
      })),
  );

  /** A tree made of `base` with the present draft, which was made of it too; saves nothing. */
  app.post(
    '/pages/:key/:language/merge',
    { config: editing, bodyLimit: 2 * bodyLimit, schema: { params: pageParams, body: mergeBody } },
    async (request, reply) => answerStaff(request, reply, await pages.merge(request.params, request.body)),
  );

  app.post(
    '/pages/:key/:language/publish',
    { config: editing, schema: { params: pageParams, body: publishBody } },
    async (request, reply) =>
      answerStaff(request, reply, await pages.publish(request.staff, request.params, request.body)),
  );

  app.delete(
    '/pages/:key/:language/schedule',
    { config: editing, schema: { params: pageParams } },
    async (request, reply) =>
      answerStaff(request, reply, await pages.unschedule(request.staff, request.params)),
  );
};

const revisionRoutes: FastifyPluginAsyncZod<DraftRoutesOptions> = async (app, { pages }) => {
  app.get(
    '/pages/:key/:language/revisions',
    { config: reading, schema: { params: pageParams } },
    async (request, reply) =>
      answerStaff(request, reply, await pages.revisions(request.staff, request.params)),
  );

  app.get(
    '/pages/:key/:language/revisions/:id',
    { config: reading, schema: { params: revisionParams } },
    async (request, reply) =>
      answerStaff(request, reply, await pages.revision(request.params, request.params.id)),
  );

  /** From the older of the two to the newer. */
  app.get(
    '/pages/:key/:language/revisions/:id/changes',
    { config: reading, schema: { params: revisionParams, querystring: changesQuery } },
    async (request, reply) => {
      const { staff, params, query } = request;
      const changes = await pages.changes(staff, params, params.id, query.against);
      return answerStaff(request, reply, changes, (found) => ({ changes: found }));
    },
  );

  app.post(
    '/pages/:key/:language/revisions/:id/restore',
    { config: editing, schema: { params: revisionParams, body: restoreBody } },
    async (request, reply) => {
      const { staff, params, body } = request;
      return answerStaff(request, reply, await pages.restore(staff, params, params.id, body.version));
    },
  );
};
