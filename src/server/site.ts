import type { Database } from '../db/database.ts';
import type { Picture } from '../fields/site-data.ts';
import type { Language } from '../lib/language.ts';
import type { ModuleServices } from '../modules/module-services.ts';
import { HtmlCache } from '../page/html-cache.ts';
import { dataVersions, publishedAddresses, revisionTree, touchData } from '../page/page.store.ts';
import { watchData } from './data-watch.ts';
import { PageRenderer } from './page-renderer.ts';
import type { PageShell } from './page-shell.ts';
import { type SiteSnapshot, siteSnapshot } from './site-snapshot.ts';

interface Logger {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface SiteOptions {
  db: Database;
  shell: PageShell;
  services: ModuleServices;
  pictures(): Promise<Record<Language, ReadonlyMap<string, Picture>>>;
  today(): string;
  /** Off only to measure what rendering costs. */
  cached: boolean;
  log: Logger;
}

/** The site's pages as they are now: what was read, prepared and rendered is kept until something of it changes. */
export function createSite(options: SiteOptions) {
  const { db, log } = options;
  const cache = options.cached ? new HtmlCache() : undefined;
  let snapshot: Promise<SiteSnapshot> | undefined;

  const readSnapshot = async () => siteSnapshot(await publishedAddresses(db), await options.pictures());
  const currentSnapshot = () => {
    snapshot ??= readSnapshot().catch((error) => {
      snapshot = undefined;
      throw error;
    });
    return snapshot;
  };
  const renderer = new PageRenderer({
    ...options,
    snapshot: currentSnapshot,
    tree: (revisionId) => revisionTree(db, revisionId),
  });
  const changed = (names: ReadonlySet<string>) => {
    snapshot = undefined;
    renderer.drop(names);
    cache?.drop(names);
  };
  const watch = watchData({
    versions: () => dataVersions(db),
    changed,
    failed: (error) => log.warn({ error }, 'the data versions could not be read'),
  });

  return {
    cache,
    renderer,
    snapshot: currentSnapshot,
    /** Says that what pages show of these names has changed: here at once, on other instances within half a second. */
    async touch(names: readonly string[]): Promise<void> {
      await touchData(db, names);
      changed(new Set(names));
    },
    /** Renders every page once, so that no visitor waits for it. */
    async warm(): Promise<void> {
      for (const address of await publishedAddresses(db)) {
        if (address.key === 'not-found') continue;
        cache?.set(address.path, renderer.render(await renderer.prepare(address), 200));
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
    stop: () => watch.stop(),
  };
}

export type Site = ReturnType<typeof createSite>;
