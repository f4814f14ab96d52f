import { join } from 'node:path';
import { openDatabase } from '../db/database.ts';
import { startEmbeddedServer } from '../db/embedded-server.ts';
import { migrate } from '../db/migrate.ts';
import { projectRoot } from '../db/project-root.ts';
import { createApp } from './app.ts';
import { readAssets } from './assets.ts';
import { readConfig } from './config.ts';
import { createPageShell } from './page-shell.ts';
import { seedDemoPages } from './seed-demo-pages.ts';
import { createSite } from './site.ts';
import { createFrame } from './site-frame.ts';

export interface Program {
  address: string;
  stop(): Promise<void>;
}

/**
 * Starts everything in order: settings, database, migrations, the demo shop on first run, the web server.
 * Whatever was started is stopped again in the opposite order, also when a later step fails.
 */
export async function startProgram(environment: NodeJS.ProcessEnv): Promise<Program> {
  const config = readConfig(environment);
  await using started = new AsyncDisposableStack();
  const embedded = config.databaseUrl ? undefined : await startEmbeddedServer({ dataFolder: config.dataDir });
  if (embedded) started.defer(() => embedded.stop());
  const databaseUrl = config.databaseUrl ?? (embedded as { url: string }).url;
  await migrate(databaseUrl);
  const database = openDatabase(databaseUrl);
  started.defer(() => database.close());
  const { db } = database;
  if (config.demo) await seedDemoPages(db);

  const assets = readAssets(join(projectRoot(), 'dist/client'));
  const frame = createFrame();
  const shell = createPageShell({
    assets,
    frame,
    baseUrl: config.baseUrl,
    formTargets: [],
    commonHeaders: {},
  });
  const services = {} as never;
  const today = () => new Date().toISOString().slice(0, 10);
  const empty = new Map();
  const site = createSite({
    db,
    shell,
    services,
    today,
    pictures: async () => ({ nl: empty, en: empty, de: empty }),
    cached: environment.HTML_CACHE !== 'off',
    log: console as never,
  });
  started.defer(() => site.stop());
  const app = await createApp({
    baseUrl: config.baseUrl,
    trustProxy: config.trustProxy,
    log: false,
    assets,
    fontDirectory: join(projectRoot(), 'src/site/fonts'),
    cache: site.cache,
    pages: { renderer: site.renderer, cache: site.cache, snapshot: site.snapshot, services, today },
    ready: async () => true,
    features: async () => {},
  });
  started.defer(() => app.close());
  await app.listen({ port: config.port, host: config.host });
  await site.warm();
  console.log(`Zadel is at ${config.baseUrl}`);
  const everything = started.move();
  return { address: config.baseUrl, stop: () => everything.disposeAsync() };
}
