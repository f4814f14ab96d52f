import type { FastifyReply, FastifyRequest } from 'fastify';
import { defaultLanguage, isLanguage, type Language } from '../../lib/language.ts';
import { fill } from '../../lib/texts.ts';
import { type AccountErrorCode, accountErrors } from './accounts.errors.ts';

/** The language of an answer to someone not known yet: the first of ours that the browser names. */
export function browserLanguage({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const named = (headers['accept-language'] ?? '')
    .split(',')
    .map((entry) => entry.trim().slice(0, 2).toLowerCase());
  return named.find(isLanguage) ?? defaultLanguage;
}

/** Answers with a refusal of the catalogue, as text: a route that describes its answers need not know it. */
export function refuseWith(
  reply: FastifyReply,
  code: AccountErrorCode,
  language: Language,
  values: Record<string, string> = {},
): FastifyReply {
  const entry = accountErrors[code];
  const error = { code, message: fill(entry[language], values, language) };
  return reply.code(entry.status).type('application/json').send(JSON.stringify({ error }));
}
