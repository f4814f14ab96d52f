import type { Catalogue, Departure } from '../booking.types.ts';

const same = (text: string) => ({ nl: text, en: text, de: text });
const everyDay = [1, 2, 3, 4, 5, 6, 7];

/** A small shop with round prices for tests: open 09:00–18:00, closed on 24 December, dearer in July. */
export const smallCatalogue: Catalogue = {
  settings: {
    timeZone: 'Europe/Amsterdam',
    minimumRentalMinutes: 60,
    maximumRentalDays: 28,
    leadTimeMinutes: 60,
    timeStepMinutes: 30,
    halfDayHours: 4,
    maximumPieces: 30,
    quoteMinutes: 30,
    paymentMinutes: 15,
    delivery: { priceCents: 1500, vatPercent: 21 },
  },
  bikeTypes: [
    {
      id: 'city',
      name: same('City bike'),
      description: same(''),
      picture: 'bike-city',
      prices: { hour: 300, 'half-day': 900, day: 1200, 'extra-day': 1000, week: 5000 },
      depositCents: 5000,
      vatPercent: 21,
      sizes: [
        {
          id: 's',
          label: 'S',
          riderHeightCm: { from: 150, until: 168 },
          resourceId: 'bike:city:s',
          stock: 3,
        },
        {
          id: 'm',
          label: 'M',
          riderHeightCm: { from: 164, until: 182 },
          resourceId: 'bike:city:m',
          stock: 5,
        },
      ],
    },
    {
      id: 'road',
      name: same('Road bike'),
      description: same(''),
      picture: 'bike-road',
      prices: { day: 3000, 'extra-day': 2500 },
      depositCents: 20000,
      vatPercent: 21,
      sizes: [
        {
          id: 'm',
          label: 'M',
          riderHeightCm: { from: 165, until: 185 },
          resourceId: 'bike:road:m',
          stock: 1,
        },
      ],
    },
  ],
  accessories: [
    {
      id: 'helmet',
      name: same('Helmet'),
      priceCents: 200,
      per: 'day',
      vatPercent: 21,
      resourceId: 'accessory:helmet',
      stock: 4,
    },
    {
      id: 'map',
      name: same('Map'),
      priceCents: 700,
      per: 'rental',
      vatPercent: 9,
      resourceId: 'accessory:map',
      stock: 9,
    },
  ],
  seasons: [
    {
      id: 'july',
      name: same('July'),
      from: '2027-07-01',
      until: '2027-07-31',
      percent: 10,
      prices: { road: { day: 4000 } },
    },
  ],
  groupDiscounts: [
    { minimumBikes: 4, percent: 5 },
    { minimumBikes: 8, percent: 10 },
  ],
  openingHours: everyDay.map((weekday) => ({
    from: '01-01',
    until: '12-31',
    weekday,
    opens: '09:00',
    closes: '18:00',
  })),
  closedDays: [{ date: '12-24', name: same('Closed') }],
  cancellation: [
    { hoursBefore: 48, refundPercent: 100 },
    { hoursBefore: 24, refundPercent: 50 },
  ],
  tours: [
    {
      id: 'dunes',
      name: same('Dunes'),
      description: same(''),
      picture: 'tour-dunes',
      adultCents: 5000,
      childCents: 3000,
      childMaximumAge: 12,
      minimumAge: 8,
      privateGroupCents: 30000,
      vatPercent: 21,
      guideLanguages: ['nl', 'en'],
      durationMinutes: 240,
      distanceKm: 30,
      meetingPoint: { name: same('The shop'), latitude: 52.38, longitude: 4.64 },
      bikes: { adult: { bikeTypeId: 'city', sizeId: 'm' }, child: { bikeTypeId: 'city', sizeId: 's' } },
    },
  ],
};

/** Departures of the tour on 5, 6 and 7 June 2027, at ten; six seats each. */
export const smallDepartures: Departure[] = ['2027-06-05', '2027-06-06', '2027-06-07'].map((date) => ({
  id: `dunes-${date}`,
  tourId: 'dunes',
  startsAt: `${date}T10:00`,
  endsAt: `${date}T14:00`,
  seats: 6,
  guideLanguage: 'nl',
  resourceId: `departure:dunes-${date}`,
}));
