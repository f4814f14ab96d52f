import { type BookingEngine, openSpanOn } from '../features/booking/booking.ts';
import { datesFromTo } from '../lib/local-time.ts';
import type { ModuleServices } from '../modules/module-services.ts';

/** What the shop offers and when, as modules show it. */
export const catalogueServices = (
  engine: BookingEngine,
): Pick<ModuleServices, 'catalogue' | 'openingDays' | 'departures'> => ({
  catalogue: async () => (await engine.present()).catalogue,
  async openingDays(from, until) {
    const { catalogue } = await engine.present();
    return datesFromTo(from, until).map((date) => ({ date, open: openSpanOn(catalogue, date) }));
  },
  departures: engine.departures,
});
