import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isBusyError } from '../db/database-failure.ts';
import { answerStaffFailure } from '../features/accounts/accounts.ts';
import type { Language } from '../lib/language.ts';
import { cspHash } from '../page/document.ts';
import type { PlainPageKind } from '../site/plain-page/PlainPage.tsx';
import { plainPageCss, renderPlainPage } from '../site/plain-page/render-plain-page.tsx';
import { languageOf } from './page-routes.ts';
import { contentSecurityPolicy } from './security.ts';

/**
 * The answer to whatever goes wrong unexpectedly: logged once here, shown as a plain page, or as JSON below
 * `/api`, that says nothing of the inside (SITE-4).
 */
export function showErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>(showError);
}

/** Also for addresses that no route can be looked up for. */
export function showError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = error.statusCode && error.statusCode >= 400 ? error.statusCode : 500;
  const status = isBusyError(error) ? 503 : known;
  if (status >= 500) request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed');
  reply.code(status).header('cache-control', 'no-store');
  if (request.url.startsWith('/admin/api/')) return answerStaffFailure(error, request, reply);
  if (request.url.startsWith('/api/')) {
    const code = status >= 500 ? 'internal' : (error.code ?? 'bad-request');
    return reply.send({
      error: { code, message: status >= 500 ? 'Something went wrong on our side.' : error.message },
    });
  }
  return sendPlainPage(reply, kindOf(status), languageOf(request.url));
}

/** Answers with a page that needs nothing but itself; the status is the caller's. */
export function sendPlainPage(reply: FastifyReply, kind: PlainPageKind, language: Language): FastifyReply {
  const policy = contentSecurityPolicy({ styleHashes: [cspHash(plainPageCss)] });
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .send(renderPlainPage(kind, language));
}

const kindOf = (status: number): PlainPageKind => {
  if (status === 429) return 'tooMany';
  return status === 503 ? 'unavailable' : 'error';
};
