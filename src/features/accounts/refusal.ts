import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isBusyError } from '../../db/database-failure.ts';
import type { Language } from '../../lib/language.ts';
import { fill } from '../../lib/texts.ts';
import { type AccountErrorCode, accountErrors } from './accounts.errors.ts';
import { languageOf } from './present-staff.ts';

interface RefusalDetails {
  /** What the message is filled with. */
  values?: Record<string, string>;
  /** Messages by the name of their field. */
  fields?: Record<string, string>;
}

/** Answers with a refusal of the catalogue, as text: a route that describes its answers need not know it. */
export function refuseWith(
  reply: FastifyReply,
  code: AccountErrorCode,
  language: Language,
  { values = {}, fields }: RefusalDetails = {},
): FastifyReply {
  const entry = accountErrors[code];
  const error = { code, message: fill(entry[language], values, language), ...(fields && { fields }) };
  // Code and message at the top too: there better-auth's own client looks for them.
  const body = JSON.stringify({ error, code: error.code, message: error.message });
  return reply.code(entry.status).type('application/json').send(body);
}

/** The same for what one field was given. */
export const refuseField = (
  reply: FastifyReply,
  field: string,
  code: AccountErrorCode,
  language: Language,
): FastifyReply => refuseWith(reply, code, language, { fields: { [field]: accountErrors[code][language] } });

const byStatus: Record<number, AccountErrorCode> = { 413: 'too-large', 429: 'too-many-requests' };

/** The answer to whatever a route below `/admin/api` did not expect; logged by the caller. */
export function answerStaffFailure(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const language = languageOf(request);
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = error.validation.map(({ instancePath }) => [
      instancePath.slice(1).replaceAll('/', '.'),
      accountErrors['invalid-field'][language],
    ]);
    return refuseWith(reply, 'invalid-input', language, { fields: Object.fromEntries(fields) });
  }
  if (isBusyError(error)) return refuseWith(reply.header('retry-after', '2'), 'busy', language);
  const status = error.statusCode ?? 500;
  if (status >= 500) return refuseWith(reply, 'internal', language);
  return refuseWith(reply, byStatus[status] ?? 'invalid-input', language);
}
