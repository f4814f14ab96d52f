import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Allowance } from '../modules/define-module.ts';

/**
 * The content security policy of a page: our own files and forms, and the inline script and style named by their
 * hashes. The way to a payment provider is a link of its own, not the answer to a form.
 */
export function contentSecurityPolicy(options: {
  scriptHashes?: readonly string[];
  styleHashes?: readonly string[];
  /** Whether forms may be sent; not from a draft that is only looked at (SITE-9). */
  sendsForms?: boolean;
  /** What modules of the page need beyond our own files: a player to frame, films to play. */
  allowances?: readonly Allowance[];
}): string {
  const { scriptHashes = [], styleHashes = [], sendsForms = true, allowances = [] } = options;
  const asked = Map.groupBy(allowances, ({ directive }) => directive);
  /** A directive named twice counts only the first time, so that what modules ask for joins what every page has. */
  const opened = (directive: Directive, ...own: readonly string[]) =>
    [directive, ...new Set([...own, ...(asked.get(directive) ?? []).map(({ source }) => source)])].join(' ');
  const closedElsewhere = [...asked.keys()].filter((directive) => !onEveryPage.has(directive));
  return [
    "default-src 'none'",
    opened('script-src', "'self'", ...scriptHashes),
    opened('style-src', "'self'", ...styleHashes),
    opened('font-src', "'self'"),
    opened('connect-src', "'self'"),
    "manifest-src 'self'",
    opened('img-src', "'self'", 'data:'),
    ...closedElsewhere.map((directive) => opened(directive)),
    sendsForms ? opened('form-action', "'self'") : "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

type Directive = Allowance['directive'];

const onEveryPage: ReadonlySet<Directive> = new Set([
  ...(['script-src', 'style-src', 'font-src', 'connect-src', 'img-src', 'form-action'] as const),
]);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on routes that other servers call, such as payment webhooks. */
    calledByOtherServers?: boolean;
  }
}

/** The usual headers on every answer, and no change that another site asked a visitor's browser for. */
export async function secure(app: FastifyInstance, options: { baseUrl: string }): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: options.baseUrl.startsWith('https:'),
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  const strictPolicy = contentSecurityPolicy({});
  app.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', strictPolicy);
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
    if (
      isChange(request) &&
      !request.routeOptions.config.calledByOtherServers &&
      isForeign(request, options.baseUrl)
    ) {
      const error = { code: 'foreign-origin', message: 'This request came from another site.' };
      // As text: a route that describes its answers would not know this one.
      return reply.code(403).type('application/json').send(JSON.stringify({ error }));
    }
  });
}

const isChange = ({ method }: FastifyRequest) =>
  method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';

/** Browsers say where a request comes from; a program that says nothing carries no visitor's cookies. */
function isForeign(request: FastifyRequest, baseUrl: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = request.headers;
  if (origin === undefined) return false;
  return origin !== new URL(baseUrl).origin && origin !== `${request.protocol}://${request.host}`;
}
