import type { Accessory, Catalogue, OpeningHours, Season } from '../../src/features/booking/booking.types.ts';
import type { LocalDate } from '../../src/lib/local-time.ts';
import { demoBikes } from './demo-bikes.ts';
import { demoTours } from './demo-tours.ts';

const vatPercent = 21;

const accessories: Accessory[] = [
  {
    id: 'child-seat',
    name: { nl: 'Kinderzitje', en: 'Child seat', de: 'Kindersitz' },
    priceCents: 450,
    per: 'day',
    vatPercent,
    resourceId: 'accessory:child-seat',
    stock: 15,
  },
  {
    id: 'helmet',
    name: { nl: 'Helm', en: 'Helmet', de: 'Helm' },
    priceCents: 250,
    per: 'day',
    vatPercent,
    resourceId: 'accessory:helmet',
    stock: 40,
  },
  {
    id: 'panniers',
    name: { nl: 'Fietstassen', en: 'Panniers', de: 'Packtaschen' },
    priceCents: 350,
    per: 'day',
    vatPercent,
    resourceId: 'accessory:panniers',
    stock: 20,
  },
  {
    id: 'map',
    name: { nl: 'Knooppuntenkaart', en: 'Cycle route map', de: 'Knotenpunktkarte' },
    priceCents: 695,
    per: 'rental',
    vatPercent,
    resourceId: 'accessory:map',
    stock: 60,
  },
];

const seasonsOf = (year: number): Season[] => [
  {
    id: `tulips-${year}`,
    name: { nl: 'Tulpenseizoen', en: 'Tulip season', de: 'Tulpensaison' },
    from: `${year}-04-01`,
    until: `${year}-05-31`,
    percent: 15,
    prices: {},
  },
  {
    id: `summer-${year}`,
    name: { nl: 'Zomer', en: 'Summer', de: 'Sommer' },
    from: `${year}-07-01`,
    until: `${year}-08-31`,
    percent: 10,
    prices: { 'e-bike': { hour: 1000, 'half-day': 2150, day: 3250, 'extra-day': 2650, week: 15900 } },
  },
];

const openOn = (weekdays: number[], hours: Omit<OpeningHours, 'weekday'>): OpeningHours[] =>
  weekdays.map((weekday) => ({ ...hours, weekday }));

/** The demo shop, Polder & Pedaal in Haarlem, with the seasons of this year and the next two. */
export function demoCatalogue(today: LocalDate): Catalogue {
  const year = Number(today.slice(0, 4));
  return {
    settings: {
      timeZone: 'Europe/Amsterdam',
      minimumRentalMinutes: 60,
      maximumRentalDays: 28,
      leadTimeMinutes: 60,
      timeStepMinutes: 30,
      halfDayHours: 4,
      maximumPieces: 40,
      quoteMinutes: 30,
      paymentMinutes: 20,
      delivery: { priceCents: 1750, vatPercent },
    },
    bikeTypes: demoBikes,
    accessories,
    seasons: [year, year + 1, year + 2].flatMap(seasonsOf),
    groupDiscounts: [
      { minimumBikes: 6, percent: 5 },
      { minimumBikes: 10, percent: 10 },
      { minimumBikes: 20, percent: 15 },
    ],
    openingHours: [
      ...openOn([1, 2, 3, 4, 5, 6, 7], { from: '03-01', until: '10-31', opens: '09:00', closes: '18:00' }),
      ...openOn([2, 3, 4, 5, 6, 7], { from: '11-01', until: '02-29', opens: '10:00', closes: '17:00' }),
    ],
    closedDays: [
      { date: '12-25', name: { nl: 'Eerste kerstdag', en: 'Christmas Day', de: '1. Weihnachtstag' } },
      { date: '12-26', name: { nl: 'Tweede kerstdag', en: 'Boxing Day', de: '2. Weihnachtstag' } },
      { date: '01-01', name: { nl: 'Nieuwjaarsdag', en: 'New Year’s Day', de: 'Neujahr' } },
    ],
    cancellation: [
      { hoursBefore: 48, refundPercent: 100 },
      { hoursBefore: 24, refundPercent: 50 },
      { hoursBefore: 0, refundPercent: 0 },
    ],
    tours: demoTours,
  };
}
