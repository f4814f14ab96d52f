import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { languages } from '../../lib/language.ts';
import { roles } from './accounts.types.ts';

const staffAnswer = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  language: z.enum(languages),
});

/** The staff's own account, their colleagues and the audit log, under `/admin/api` (EDIT-1). */
export const accountRoutes: FastifyPluginAsyncZod = async (app) => {
  /** Who is signed in. */
  app.get(
    '/me',
    { config: { roles }, schema: { response: { 200: z.object({ staff: staffAnswer }) } } },
    async (request) => ({ staff: request.staff }),
  );
};
