import type { Database } from '../db/database.ts';
import type { OpeningHours } from '../features/booking/booking.ts';
import type { Picture } from '../fields/site-data.ts';
import type { Language } from '../lib/language.ts';
import { dateOf, type LocalDateTime } from '../lib/local-time.ts';
import type { ModuleServices } from '../modules/module-services.ts';
import { type DataName, isSiteWide } from '../page/data-names.ts';
import { dataVersions, touchData } from '../page/data-version.store.ts';
import { HtmlCache } from '../page/html-cache.ts';
import { publishedAddresses, redirectsByPath, revisionTree } from '../page/page.store.ts';
import type { SiteSettings } from '../site/site-settings.ts';
import type { Theme } from '../site/theme/theme.ts';
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
  settings(): Promise<SiteSettings>;
  theme(): Promise<Theme>;
  openingHours(): Promise<readonly OpeningHours[]>;
  /** What the shop's clock shows. */
  now(): LocalDateTime;
  /** Off only to measure what rendering costs. */
  cached: boolean;
  log: Logger;
}

/** The site's pages as they are now: what was read, prepared and rendered is kept until something of it changes. */
export function createSite(options: SiteOptions) {
  const { db, log } = options;
  const cache = options.cached ? new HtmlCache() : undefined;
  let snapshot: Promise<SiteSnapshot> | undefined;
  let latest: SiteSnapshot | undefined;

  const readSnapshot = async () => {
    // What changes after the first look is noticed: nothing may be read before it.
    if (!latest) await watch.check();
    return siteSnapshot({
      addresses: await publishedAddresses(db),
      redirects: await redirectsByPath(db),
      pictures: await options.pictures(),
      settings: await options.settings(),
      theme: await options.theme(),
      openingHours: await options.openingHours(),
    });
  };
  const currentSnapshot = () => {
    if (snapshot) return snapshot;
    const reading = readSnapshot();
    snapshot = reading;
    reading.then(
      (read) => {
        // What has changed during the reading is read anew by the next who asks.
        if (snapshot === reading || !latest) latest = read;
      },
      () => {
        if (snapshot === reading) snapshot = undefined;
      },
    );
    return reading;
  };
  const renderer = new PageRenderer({
    ...options,
    snapshot: currentSnapshot,
    tree: (revisionId) => revisionTree(db, revisionId),
  });
  const changed = (names: ReadonlySet<string>) => {
    if ([...names].some(isSiteWide)) snapshot = undefined;
    renderer.drop(names);
    cache?.drop(names);
  };
  const watch = watchData({
    versions: async () => {
      const versions = await dataVersions(db);
      // At midnight in the shop's time zone what pages say of today is over.
      versions.set('today', Number(dateOf(options.now()).replaceAll('-', '')));
      for (const moment of renderer.passedMoments()) versions.set(moment, 1);
      return versions;
    },
    changed,
    failed: (error) => log.warn({ err: error }, 'the data versions could not be read'),
  });

  return {
    cache,
    renderer,
    snapshot: currentSnapshot,
    /** The snapshot read last, for what cannot wait; it may be half a second old. */
    latest(): SiteSnapshot {
      if (!latest) throw new Error('the site was not read yet');
      return latest;
    },
    /** Says that what pages show of these names has changed: here at once, on other instances within half a second. */
    async touch(names: readonly DataName[]): Promise<void> {
      await touchData(db, names);
      changed(new Set(names));
    },
    stop: () => watch.stop(),
  };
}

export type Site = ReturnType<typeof createSite>;
