import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Result } from '../../lib/result.ts';
import type { Role } from '../accounts/accounts.types.ts';
import { approvedHtmlErrors } from './approved-html.errors.ts';
import type { ApprovedHtmlFeature } from './approved-html.ts';
import type { ApprovedHtmlErrorCode } from './approved-html.types.ts';

const owner: { roles: readonly Role[] } = { roles: ['owner'] };
const editing: { roles: readonly Role[] } = { roles: ['owner', 'editor'] };

/** As long as the field may be; a database holds no null character. */
const html = z
  .string()
  .min(1)
  .max(100_000)
  .refine((text) => !text.includes('\0'));
/** The longest text, each of its characters escaped. */
const bodyLimit = 700_000;

/** The owner's leave for HTML as it is, under `/admin/api/approved-html`. */
export const approvedHtmlRoutes: FastifyPluginAsyncZod<{ approvedHtml: ApprovedHtmlFeature }> = async (
  app,
  { approvedHtml },
) => {
  /** `HtmlState` of a text: whether it was approved, and what it asks for. By POST because texts are long. */
  app.post(
    '/approved-html/state',
    { config: editing, bodyLimit, schema: { body: z.strictObject({ html }) } },
    ({ body }) => approvedHtml.state(body.html),
  );

  /** `{ approvals }`, the newest first. */
  app.get('/approved-html', { config: owner }, async () => ({ approvals: await approvedHtml.list() }));

  /** Approves the text that is sent, and answers its `HtmlState`. */
  app.put(
    '/approved-html',
    { config: owner, bodyLimit, schema: { body: z.strictObject({ html, atOnce: z.boolean() }) } },
    async (request, reply) => answer(request, reply, await approvedHtml.approve(request.staff, request.body)),
  );

  /** Takes the leave back; answers 204. */
  app.delete(
    '/approved-html/:hash',
    { config: owner, schema: { params: z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/) }) } },
    async (request, reply) =>
      answer(request, reply, await approvedHtml.withdraw(request.staff, request.params.hash)),
  );
};

function answer(
  { staff }: FastifyRequest,
  reply: FastifyReply,
  result: Result<unknown, ApprovedHtmlErrorCode>,
) {
  if (result.ok) return result.value === undefined ? reply.code(204).send() : reply.send(result.value);
  const { status, [staff.language]: message } = approvedHtmlErrors[result.error];
  return reply.code(status).send({ error: { code: result.error, message } });
}
