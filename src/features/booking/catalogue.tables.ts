import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { Delivery, Localized, TierKind, TierPrices, Tour } from './booking.types.ts';
import { localDateTimeColumn } from './local-columns.ts';

/** The one row of settings the rules need; `version` rises with every change of the catalogue, so it can be kept in memory. */
export const shopSettings = pgTable(
  'shop_settings',
  {
    id: integer().primaryKey().default(1),
    version: integer().notNull().default(1),
    timeZone: text('time_zone').notNull(),
    minimumRentalMinutes: integer('minimum_rental_minutes').notNull(),
    maximumRentalDays: integer('maximum_rental_days').notNull(),
    leadTimeMinutes: integer('lead_time_minutes').notNull(),
    timeStepMinutes: integer('time_step_minutes').notNull(),
    halfDayHours: integer('half_day_hours').notNull(),
    maximumPieces: integer('maximum_pieces').notNull(),
    quoteMinutes: integer('quote_minutes').notNull(),
    paymentMinutes: integer('payment_minutes').notNull(),
    delivery: jsonb().$type<Delivery | null>(),
  },
  (table) => [check('shop_settings_single', sql`${table.id} = 1`)],
);

/** Whatever is counted: bikes of one size, an accessory, the seats of a departure. */
export const resources = pgTable(
  'resource',
  {
    id: text().primaryKey(),
    kind: text().$type<'bike' | 'accessory' | 'departure'>().notNull(),
    total: integer().notNull(),
  },
  (table) => [check('resource_total', sql`${table.total} >= 0`)],
);

export const bikeTypes = pgTable('bike_type', {
  id: text().primaryKey(),
  position: integer().notNull(),
  name: jsonb().$type<Localized>().notNull(),
  description: jsonb().$type<Localized>().notNull(),
  picture: text().notNull(),
  depositCents: integer('deposit_cents').notNull(),
  vatPercent: integer('vat_percent').notNull(),
});

export const bikeSizes = pgTable(
  'bike_size',
  {
    bikeTypeId: text('bike_type_id')
      .notNull()
      .references(() => bikeTypes.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    position: integer().notNull(),
    label: text().notNull(),
    riderFromCm: integer('rider_from_cm').notNull(),
    riderUntilCm: integer('rider_until_cm').notNull(),
    resourceId: text('resource_id')
      .notNull()
      .references(() => resources.id),
  },
  (table) => [primaryKey({ columns: [table.bikeTypeId, table.id] })],
);

export const priceTiers = pgTable(
  'price_tier',
  {
    bikeTypeId: text('bike_type_id')
      .notNull()
      .references(() => bikeTypes.id, { onDelete: 'cascade' }),
    kind: text().$type<TierKind>().notNull(),
    cents: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bikeTypeId, table.kind] }),
    check('price_tier_cents', sql`${table.cents} >= 0`),
  ],
);

export const accessories = pgTable('accessory', {
  id: text().primaryKey(),
  position: integer().notNull(),
  name: jsonb().$type<Localized>().notNull(),
  priceCents: integer('price_cents').notNull(),
  per: text().$type<'rental' | 'day'>().notNull(),
  vatPercent: integer('vat_percent').notNull(),
  resourceId: text('resource_id')
    .notNull()
    .references(() => resources.id),
});

export const seasons = pgTable('season', {
  id: text().primaryKey(),
  name: jsonb().$type<Localized>().notNull(),
  from: date('from_date', { mode: 'string' }).notNull(),
  until: date('until_date', { mode: 'string' }).notNull(),
  percent: integer().notNull().default(0),
  prices: jsonb().$type<Record<string, TierPrices>>().notNull().default({}),
});

export const groupDiscounts = pgTable('group_discount', {
  minimumBikes: integer('minimum_bikes').primaryKey(),
  percent: integer().notNull(),
});

export const openingHours = pgTable(
  'opening_hours',
  {
    from: text('from_day').notNull(),
    until: text('until_day').notNull(),
    weekday: integer().notNull(),
    opens: text().notNull(),
    closes: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.from, table.weekday] })],
);

export const closedDays = pgTable('closed_day', {
  date: text().primaryKey(),
  name: jsonb().$type<Localized>().notNull(),
});

export const cancellationRungs = pgTable('cancellation_rung', {
  hoursBefore: integer('hours_before').primaryKey(),
  refundPercent: integer('refund_percent').notNull(),
});

export const tours = pgTable('tour', {
  id: text().primaryKey(),
  position: integer().notNull(),
  name: jsonb().$type<Localized>().notNull(),
  description: jsonb().$type<Localized>().notNull(),
  picture: text().notNull(),
  adultCents: integer('adult_cents').notNull(),
  childCents: integer('child_cents').notNull(),
  childMaximumAge: integer('child_maximum_age').notNull(),
  minimumAge: integer('minimum_age').notNull(),
  privateGroupCents: integer('private_group_cents'),
  vatPercent: integer('vat_percent').notNull(),
  guideLanguages: text('guide_languages').array().notNull(),
  durationMinutes: integer('duration_minutes').notNull(),
  distanceKm: integer('distance_km').notNull(),
  meetingPointName: jsonb('meeting_point_name').$type<Localized>().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  bikes: jsonb().$type<Tour['bikes']>(),
});

export const departures = pgTable(
  'departure',
  {
    id: text().primaryKey(),
    tourId: text('tour_id')
      .notNull()
      .references(() => tours.id),
    startsAt: localDateTimeColumn('starts_at').notNull(),
    endsAt: localDateTimeColumn('ends_at').notNull(),
    seats: integer().notNull(),
    guideLanguage: text('guide_language').notNull(),
    resourceId: text('resource_id')
      .notNull()
      .references(() => resources.id),
    cancelled: boolean().notNull().default(false),
  },
  (table) => [index('departure_by_tour').on(table.tourId, table.startsAt)],
);
