import { describe, expect, test } from 'vitest';
import { openSpanOn } from '../../src/features/booking/rules/opening-hours.ts';
import { cheapestTiers } from '../../src/features/booking/rules/price-tiers.ts';
import { addMinutes, datesFromTo } from '../../src/lib/local-time.ts';
import { demoCatalogue } from './demo-catalogue.ts';
import { demoDepartures } from './demo-departures.ts';

const catalogue = demoCatalogue('2026-11-21');
const departures = demoDepartures('2026-11-21');

describe('the demo shop', () => {
  test('every id and resource stands for one thing', () => {
    const resources = [
      ...catalogue.bikeTypes.flatMap((type) => type.sizes.map((size) => size.resourceId)),
      ...catalogue.accessories.map((accessory) => accessory.resourceId),
      ...departures.map((departure) => departure.resourceId),
    ];
    expect(new Set(resources).size).toBe(resources.length);
  });

  test('every bike can be rented for a day and costs more the longer it is kept', () => {
    for (const { id, prices } of catalogue.bikeTypes) {
      const cost = (minutes: number) =>
        cheapestTiers(minutes, prices, 4)?.reduce((sum, tier) => sum + tier.count * tier.unitCents, 0) ??
        Number.NaN;
      expect(cost(1440), id).toBeGreaterThan(cost(240));
      expect(cost(7 * 1440), id).toBeGreaterThan(cost(1440));
    }
  });

  test('it is open every day in season, closed on winter Mondays and on the holidays, open on King’s Day', () => {
    expect(datesFromTo('2027-03-01', '2027-10-31').every((date) => openSpanOn(catalogue, date))).toBe(true);
    expect(openSpanOn(catalogue, '2026-11-23')).toBeNull();
    expect(openSpanOn(catalogue, '2026-11-24')).toEqual({ opens: '10:00', closes: '17:00' });
    expect(['2026-12-25', '2026-12-26', '2027-01-01'].map((date) => openSpanOn(catalogue, date))).toEqual([
      null,
      null,
      null,
    ]);
    expect(openSpanOn(catalogue, '2027-04-27')).not.toBeNull();
  });

  test('tulips are seen in April and May only; every tour leaves in the next nine months', () => {
    const months = new Set(
      departures
        .filter(({ tourId }) => tourId === 'tulip-fields')
        .map(({ startsAt }) => startsAt.slice(5, 7)),
    );
    expect([...months].toSorted()).toEqual(['04', '05']);
    for (const tour of catalogue.tours) {
      const own = departures.filter(({ tourId }) => tourId === tour.id);
      expect(own.length, tour.id).toBeGreaterThan(10);
      expect(own.every(({ startsAt, endsAt }) => endsAt === addMinutes(startsAt, tour.durationMinutes))).toBe(
        true,
      );
      expect(own.every(({ guideLanguage }) => tour.guideLanguages.includes(guideLanguage))).toBe(true);
    }
  });

  test('departures do not depend on the day of seeding', () => {
    const later = new Map(demoDepartures('2026-12-24').map((departure) => [departure.id, departure]));
    for (const departure of departures.filter(({ startsAt }) => startsAt > '2026-12-25')) {
      expect(later.get(departure.id)).toEqual(departure);
    }
  });
});
