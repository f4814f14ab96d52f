import type { Database } from '../../src/db/database.ts';
import { addDepartures, saveCatalogue } from '../../src/features/booking/booking.ts';
import type { LocalDate } from '../../src/lib/local-time.ts';
import { demoCatalogue } from './demo-catalogue.ts';
import { demoDepartures } from './demo-departures.ts';

/** Writes the demo shop's catalogue and its departures from a date on. Again: adds what is missing, keeps stock and bookings. */
export async function seedCatalogue(db: Database, today: LocalDate): Promise<void> {
  await saveCatalogue(db, demoCatalogue(today));
  await addDepartures(db, demoDepartures(today));
}
