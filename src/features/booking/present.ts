import type { Database, Transaction } from '../../db/database.ts';
import type { LocalDateTime } from '../../lib/local-time.ts';
import { localNow } from '../../lib/zoned-time.ts';
import type { Catalogue } from './booking.types.ts';
import type { BookingContext } from './booking-context.ts';
import { readCatalogue, readPresent } from './catalogue.store.ts';

export type Present = { instant: Date; now: LocalDateTime; catalogue: Catalogue };

/**
 * The time and the catalogue at this moment. Each instance of the program takes the time from the database, so that none
 * lives an hour ahead of another; the catalogue is read again only when its version has changed. Inside a transaction pass
 * it: asking for a second connection while holding one can starve the pool.
 */
export async function readThePresent(
  context: BookingContext,
  db: Database | Transaction = context.db,
): Promise<Present> {
  const { now, version } = await readPresent(db);
  const { memory } = context;
  if (!memory.catalogue || memory.version !== version) {
    const catalogue = await readCatalogue(db);
    if (!catalogue) throw new Error('the shop has no catalogue yet');
    memory.catalogue = catalogue;
    memory.version = version;
  }
  const instant = context.now?.() ?? now;
  const { catalogue } = memory;
  return { instant, catalogue, now: localNow(instant, catalogue.settings.timeZone) };
}
