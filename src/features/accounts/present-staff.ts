import type { FastifyRequest } from 'fastify';
import { type Language, preferredLanguage } from '../../lib/language.ts';
import type { StaffMember } from './accounts.types.ts';

/** A staff member with their session, and what renews its cookie when it is time. */
export type PresentStaff = { staff: StaffMember; session: string; cookies: string[] };

/** Whom the guard let in. */
export const presentStaff = new WeakMap<FastifyRequest, PresentStaff>();

/** The language of an answer: of who is signed in, or else the first of ours that the browser names. */
export const languageOf = (request: FastifyRequest): Language =>
  presentStaff.get(request)?.staff.language ?? preferredLanguage(request.headers['accept-language']);
