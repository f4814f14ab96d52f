import type { FastifyRequest } from 'fastify';
import { defaultLanguage, isLanguage, type Language } from '../../lib/language.ts';
import type { StaffMember } from './accounts.types.ts';

/** A staff member with their session, and what renews its cookie when it is time. */
export type PresentStaff = { staff: StaffMember; session: string; cookies: string[] };

/** Whom the guard let in. */
export const presentStaff = new WeakMap<FastifyRequest, PresentStaff>();

/** The language of an answer: of who is signed in, or else the first of ours that the browser names. */
export function languageOf(request: FastifyRequest): Language {
  const named = (request.headers['accept-language'] ?? '')
    .split(',')
    .map((entry) => entry.trim().slice(0, 2).toLowerCase());
  return presentStaff.get(request)?.staff.language ?? named.find(isLanguage) ?? defaultLanguage;
}
