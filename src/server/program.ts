import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database, openDatabase } from '../db/database.ts';
import { startEmbeddedServer } from '../db/embedded-server.ts';
import { countPendingMigrations, migrate } from '../db/migrate.ts';
import { projectRoot } from '../db/project-root.ts';
import { sessionCookieName } from '../features/accounts/accounts.ts';
import { previewRoutes } from '../features/pages/preview.routes.ts';
import { type Language, preferredLanguage } from '../lib/language.ts';
import { adminApp } from './admin-app.ts';
import { createApp } from './app.ts';
import { readAssets } from './assets.ts';
import { canvasRoutes } from './builder/canvas.routes.ts';
import { createCanvasRenderer } from './builder/canvas-renderer.ts';
import { createPreview } from './builder/preview.ts';
import { createStaffVisits } from './builder/staff-visits.ts';
import { readConfig } from './config.ts';
import { sendPlainPage } from './errors.ts';
import { createFeatures } from './features.ts';
import { createLog } from './log.ts';
import { galleryRoutes } from './modules-gallery/gallery.routes.ts';
import { createGalleryDocuments } from './modules-gallery/gallery-documents.ts';
import { createPageShell } from './page-shell.ts';
import { createSite, type Site } from './site.ts';
import { createFrame } from './site-frame.ts';
import { warmPages } from './warm-pages.ts';

export interface Program {
  /** Settles when something the program cannot live without has ended. */
  lost: Promise<Error>;
  stop(): Promise<void>;
}

/**
 * Starts everything in order: settings, database, migrations, the demo shop on first run, the features, the web
 * server. Whatever was started is stopped again in the opposite order, also when a later step fails or `signal` asks for
 * it, which rejects with the signal's reason.
 */
export async function startProgram(environment: NodeJS.ProcessEnv, signal: AbortSignal): Promise<Program> {
  const started = new AsyncDisposableStack();
  try {
    const { lost } = await start(environment, started, signal);
    signal.throwIfAborted();
    return { lost, stop: () => started.disposeAsync() };
  } catch (error) {
    await started.disposeAsync();
    throw error;
  }
}

async function start(environment: NodeJS.ProcessEnv, started: AsyncDisposableStack, signal: AbortSignal) {
  const config = readConfig(environment);
  const log = createLog();
  const { url, lost } = await startDatabase(config, started);
  signal.throwIfAborted();
  await migrate(url);
  const { db, pool, close } = openDatabase(url);
  started.defer(close);

  // Features and site need each other: changed data drops pages, pages show the features' data.
  let site: Site | undefined;
  const pagePath = (key: string, language: Language) => site?.latest().page(key, language)?.path ?? '/';
  const features = await createFeatures({
    started,
    config,
    db,
    databaseUrl: url,
    log,
    signal,
    pagePath,
    changed: async (names) =>
      site?.touch(names).catch((error) => log.warn({ err: error }, 'pages were not dropped')),
  });
  signal.throwIfAborted();
  const assets = readAssets(join(projectRoot(), 'dist/client'));
  const frame = createFrame(config.baseUrl);
  const shell = createPageShell({ assets, frame, baseUrl: config.baseUrl });
  site = createSite({ ...features.siteParts, db, shell, log, cached: config.htmlCache });
  started.defer(site.stop);
  await site.snapshot();
  const renderPreview = createPreview(site.renderer);
  const canvas = createCanvasRenderer({ renderer: site.renderer, frame });
  const galleryDocuments = createGalleryDocuments({
    ...features.siteParts,
    ...{ assets, frame, log, baseUrl: config.baseUrl },
    snapshot: site.snapshot,
  });
  const ownFilms = join(config.dataDir, 'films');
  await mkdir(ownFilms, { recursive: true });
  const app = await createApp({
    baseUrl: config.baseUrl,
    trustProxy: config.trustProxy,
    log,
    assets,
    films: [ownFilms, join(projectRoot(), 'content/films')],
    site,
    services: features.siteParts.services,
    today: features.siteParts.today,
    staff: createStaffVisits({
      cookieName: sessionCookieName(config.baseUrl),
      staffOf: features.accounts.staffOf,
      stateOf: features.pages.stateOf,
      isKept: (path) => site?.cache?.has(path) ?? false,
    }),
    ready: () => isReady(db, () => countPendingMigrations(pool)),
    features: async (routes) => {
      await features.routes(routes);
      await routes.register(canvasRoutes, {
        canvas,
        icons: frame.icons.keys(),
        shopItems: features.shopItems,
        prefix: '/admin/api',
      });
      await routes.register(galleryRoutes, {
        documents: galleryDocuments,
        openToEveryone: config.development,
        prefix: '/admin',
      });
      await routes.register(previewRoutes, {
        pages: features.pages,
        renderPreview,
        showGone: ({ headers }, reply) =>
          sendPlainPage(reply, 'previewGone', preferredLanguage(headers['accept-language'])),
      });
      await routes.register(adminApp, { directory: join(projectRoot(), 'dist/admin') });
    },
  });
  started.defer(() => app.close());
  await app.listen({ port: config.port, host: config.host });
  await features.startWork();
  console.log(`Zadel is at ${config.baseUrl}`);
  const welcome = await features.accounts.welcomeLink();
  if (welcome) console.log(`Nobody can sign in yet. Become the owner, once, within 24 hours: ${welcome}`);
  void warmPages(app, site).catch((error) =>
    log.warn({ err: error }, 'the pages could not be rendered ahead'),
  );
  return { lost };
}

async function startDatabase(
  config: { databaseUrl: string | undefined; dataDir: string },
  started: AsyncDisposableStack,
) {
  if (config.databaseUrl) return { url: config.databaseUrl, lost: new Promise<Error>(() => {}) };
  const embedded = await startEmbeddedServer({ dataFolder: config.dataDir });
  started.defer(() => embedded.stop());
  return { url: embedded.url, lost: embedded.lost };
}

async function isReady(db: Database, pending: () => Promise<number>): Promise<boolean> {
  try {
    await db.execute('select 1');
    return (await pending()) === 0;
  } catch {
    return false;
  }
}
