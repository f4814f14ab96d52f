import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Role } from '../accounts/accounts.types.ts';
import { answerStaff } from './answer-staff.ts';
import { blockBody, idParams, templateBody } from './pages.schemas.ts';
import type { Pages } from './pages.ts';

const config: { roles: readonly Role[] } = { roles: ['owner', 'editor'] };
const bodyLimit = 5 * 1024 * 1024;

/** Saved blocks and page templates (EDIT-2). */
export const keptRoutes: FastifyPluginAsyncZod<{ pages: Pages }> = async (app, { pages }) => {
  const { kept } = pages;

  app.get('/blocks', { config }, async () => ({ blocks: await kept.blocks() }));
  app.post('/blocks', { config, bodyLimit, schema: { body: blockBody } }, async (request, reply) =>
    answerStaff(request, reply, await kept.createBlock(request.staff, request.body)),
  );
  app.delete('/blocks/:id', { config, schema: { params: idParams } }, async (request, reply) =>
    answerStaff(request, reply, await kept.remove(request.staff, 'block', request.params.id)),
  );

  app.get('/templates', { config }, async () => ({ templates: await kept.templates() }));
  app.post('/templates', { config, bodyLimit, schema: { body: templateBody } }, async (request, reply) =>
    answerStaff(request, reply, await kept.createTemplate(request.staff, request.body)),
  );
  app.delete('/templates/:id', { config, schema: { params: idParams } }, async (request, reply) =>
    answerStaff(request, reply, await kept.remove(request.staff, 'template', request.params.id)),
  );
};
