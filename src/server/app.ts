import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import formBody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import serveStatic from '@fastify/static';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { ModuleServices } from '../modules/module-services.ts';
import type { HtmlCache } from '../page/html-cache.ts';
import { fontFiles } from '../site/fonts/fonts.ts';
import type { Assets } from './assets.ts';
import { showError, showErrors } from './errors.ts';
import { feedRoutes } from './feed.ts';
import { filmFiles } from './film-files.ts';
import { pageRoutes, type StaffVisits } from './page-routes.ts';
import { routeFiles } from './route-files.ts';
import { secure } from './security.ts';
import type { Site } from './site.ts';
import { siteFiles } from './site-files.ts';
import { isThisMachine } from './this-machine.ts';

export interface AppOptions {
  baseUrl: string;
  trustProxy: string[] | false;
  log: FastifyBaseLogger;
  assets: Assets;
  /** Folders with films and sounds, the first with a file of the name asked for answers. */
  films: readonly string[];
  site: Site;
  services: ModuleServices;
  /** Today in the shop's time zone. */
  today(): string;
  /** Whether the database answers and is migrated, for `/readyz`. */
  ready(): Promise<boolean>;
  staff: StaffVisits;
  /** The features' own routes. */
  features(app: FastifyInstance): Promise<void>;
}

/** In ms; longer than proxies keep a connection open, which must not send on one that was just closed. */
const keepAliveTimeout = 72_000;

/** The web server: security first, then the features' routes, then every other address is a page. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: options.log,
    trustProxy: options.trustProxy,
    bodyLimit: 256 * 1024,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
    serverFactory: (handler) => cachedFirst(options.site.cache, options.staff.cookieName, handler),
    frameworkErrors: (error, request, reply) => showError(error, request, reply),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  showErrors(app);
  await secure(app, options);
  await app.register(rateLimit, { global: false, allowList: isThisMachine });
  await app.register(formBody);
  await staticFiles(app, options);
  await app.register(filmFiles, options);

  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) =>
    (await options.ready()) ? { status: 'ready' } : reply.code(503).send({ status: 'not ready' }),
  );
  await options.features(app);
  await app.register(siteFiles, { ...options, ...options.site });
  await app.register(feedRoutes, { ...options, ...options.site, posts: options.services.posts });
  await app.register(routeFiles, options.site);
  await app.register(pageRoutes, { ...options, ...options.site });
  return app;
}

function cachedFirst(
  cache: HtmlCache | undefined,
  staffCookie: string,
  handler: (request: IncomingMessage, response: ServerResponse) => void,
): Server {
  const server = createServer({ keepAliveTimeout }, (request, response) => {
    // A program that is stopping waits for open connections; none is kept for a next page.
    response.shouldKeepAlive &&= server.listening;
    // What staff see above the page never gets into the cache, nor what the cache holds to them (SITE-10).
    const mayBeStaff = request.headers.cookie?.includes(staffCookie);
    if (mayBeStaff || !cache?.answer(request, response)) handler(request, response);
  });
  return server;
}

async function staticFiles(app: FastifyInstance, { assets }: AppOptions): Promise<void> {
  await app.register(serveStatic, {
    root: assets.directory,
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    decorateReply: false,
  });
  for (const { path, bytes } of fontFiles) {
    app.get(path, (_request, reply) =>
      reply.type('font/woff2').header('cache-control', 'public, max-age=31536000, immutable').send(bytes),
    );
  }
}
