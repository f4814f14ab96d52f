import { seedCatalogue } from '../../content/catalogue/seed-catalogue.ts';
import { demoSettings } from '../../content/site/settings.ts';
import type { Database } from '../db/database.ts';
import { seedDemoReviews } from '../features/reviews/reviews.ts';
import { localNow } from '../lib/zoned-time.ts';
import { hasPages, writeSetting } from '../page/page.store.ts';
import { seedDemoPages } from './seed-demo-pages.ts';

/** Fills an empty database with the demo shop; a site that has pages is left alone. */
export async function seedDemo(db: Database, _dataDirectory: string): Promise<void> {
  if (await hasPages(db)) return;
  await seedCatalogue(db, localNow(new Date(), 'Europe/Amsterdam').slice(0, 10));
  await seedDemoReviews(db);
  await writeSetting(db, 'site', demoSettings);
  await seedDemoPages(db);
}
