import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { Result } from '../../lib/result.ts';
import { messageOf, statusOf } from './pages.errors.ts';
import type { PagesRefusal } from './pages.types.ts';

/** Answers with a value, or with a refusal in the staff member's language that names its field. */
export function answerStaff<Value>(
  request: FastifyRequest,
  reply: FastifyReply,
  result: Result<Value, PagesRefusal>,
  write: (value: Value) => unknown = (value) => value,
) {
  if (result.ok) return reply.send(write(result.value) ?? { done: true });
  const { code, field, current } = result.error;
  const message = messageOf(result.error, request.staff.language);
  const error = { code, message, ...(field && { fields: { [field]: message } }) };
  return reply.code(statusOf(code)).send({ error, ...(current && { current }) });
}

/** Turns what Fastify refuses before a route is reached into a refusal of ours; undefined for anything else. */
export function refusedBeforehand(error: FastifyError): PagesRefusal | undefined {
  if (error.statusCode === 413) return { code: 'too-large' };
  if (hasZodFastifySchemaValidationErrors(error)) {
    const field = error.validation[0]?.instancePath.slice(1).replaceAll('/', '.');
    return { code: 'invalid-input', ...(field && { field }) };
  }
  if (error.statusCode === 400) return { code: 'invalid-input' };
}
