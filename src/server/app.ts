import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import rateLimit from '@fastify/rate-limit';
import serveStatic from '@fastify/static';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { HtmlCache } from '../page/html-cache.ts';
import type { Assets } from './assets.ts';
import { showErrors } from './errors.ts';
import { type PageRoutesOptions, pageRoutes } from './page-routes.ts';
import { secure } from './security.ts';

export interface AppOptions {
  baseUrl: string;
  trustProxy: string[] | false;
  log: FastifyBaseLogger | boolean;
  assets: Assets;
  fontDirectory: string;
  cache: HtmlCache | undefined;
  pages: PageRoutesOptions;
  /** Whether the database answers and is migrated, for `/readyz`. */
  ready(): Promise<boolean>;
  /** The features' own routes. */
  features(app: FastifyInstance): Promise<void>;
}

/** The web server: security first, then the features' routes, then every other address is a page. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: typeof options.log === 'object' ? options.log : undefined,
    trustProxy: options.trustProxy,
    bodyLimit: 256 * 1024,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
    serverFactory: (handler) => createServer(cachedFirst(options.cache, handler)),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  showErrors(app);
  await secure(app, options);
  await app.register(rateLimit, { global: false });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(body as string)),
  );
  await staticFiles(app, options);

  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) =>
    (await options.ready()) ? { status: 'ready' } : reply.code(503).send({ status: 'not ready' }),
  );
  await options.features(app);
  await app.register(pageRoutes, options.pages);
  return app;
}

const cachedFirst =
  (cache: HtmlCache | undefined, handler: (request: IncomingMessage, response: ServerResponse) => void) =>
  (request: IncomingMessage, response: ServerResponse) => {
    if (!cache?.answer(request, response)) handler(request, response);
  };

async function staticFiles(app: FastifyInstance, { assets, fontDirectory }: AppOptions): Promise<void> {
  const forever = { immutable: true, maxAge: '365d', index: false as const, decorateReply: false };
  await app.register(serveStatic, {
    ...forever,
    root: assets.directory,
    prefix: '/assets/',
    preCompressed: true,
  });
  if (existsSync(fontDirectory)) {
    await app.register(serveStatic, { ...forever, root: fontDirectory, prefix: '/fonts/' });
  }
}
