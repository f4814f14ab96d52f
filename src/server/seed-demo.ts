import { join } from 'node:path';
import { seedCatalogue } from '../../content/catalogue/seed-catalogue.ts';
import { pictures } from '../../content/pictures/pictures.ts';
import { demoSettings } from '../../content/site/settings.ts';
import type { Database } from '../db/database.ts';
import { projectRoot } from '../db/project-root.ts';
import { importPictures, type Media } from '../features/media/media.ts';
import { seedDemoReviews } from '../features/reviews/reviews.ts';
import { shopTimeZone } from '../lib/shop-time-zone.ts';
import { localNow } from '../lib/zoned-time.ts';
import { hasPages, writeSetting } from '../page/page.store.ts';
import { seedDemoPages } from './seed-demo-pages.ts';

/**
 * Fills an empty database with the demo shop; a site that has pages only gets pictures it lacks. Each step can be
 * repeated, and the pages, which come last, are one transaction: broken off anywhere, it is completed at the next start.
 * Rejects with the signal's reason when the signal asks it to stop.
 */
export async function seedDemo(db: Database, media: Media, signal: AbortSignal): Promise<void> {
  await importPictures(media, pictures, join(projectRoot(), 'content/pictures'), signal);
  if (await hasPages(db)) return;
  await seedCatalogue(db, localNow(new Date(), shopTimeZone).slice(0, 10));
  await seedDemoReviews(db);
  const { menus, ...site } = demoSettings;
  await writeSetting(db, 'site', site);
  await writeSetting(db, 'menus', menus);
  signal.throwIfAborted();
  // Last, for a site with pages counts as filled.
  await seedDemoPages(db);
}
