import { and, asc, eq, getTableColumns, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../db/database.ts';
import type { LocalDateTime } from '../../lib/local-time.ts';
import { touchData } from '../../page/data-version.store.ts';
import type { Catalogue, Departure } from './booking.types.ts';
import {
  accessories,
  bikeSizes,
  bikeTypes,
  cancellationRungs,
  closedDays,
  departures,
  groupDiscounts,
  openingHours,
  priceTiers,
  resources,
  seasons,
  shopSettings,
  tours,
} from './catalogue.tables.ts';

export type Present = { now: Date; version: number };

/** The database's clock and the version of the catalogue; version 0 while there is no catalogue. */
export async function readPresent(db: Database | Transaction): Promise<Present> {
  const { rows } = await db.execute<{ now: number; version: number }>(sql`
    select extract(epoch from clock_timestamp())::float8 * 1000 as now,
      coalesce((select version from shop_settings), 0) as version`);
  const row = rows[0] as { now: number; version: number };
  return { now: new Date(row.now), version: row.version };
}

/** The whole catalogue of the shop; undefined before one was saved. */
export async function readCatalogue(db: Database | Transaction): Promise<Catalogue | undefined> {
  const [settings] = await db.select().from(shopSettings);
  if (!settings) return undefined;
  const [types, sizes, tiers, accessoryRows] = [
    await db.select().from(bikeTypes).orderBy(asc(bikeTypes.position)),
    await db
      .select({ ...getTableColumns(bikeSizes), stock: resources.total })
      .from(bikeSizes)
      .innerJoin(resources, eq(resources.id, bikeSizes.resourceId))
      .orderBy(asc(bikeSizes.position)),
    await db.select().from(priceTiers),
    await db
      .select({ ...getTableColumns(accessories), stock: resources.total })
      .from(accessories)
      .innerJoin(resources, eq(resources.id, accessories.resourceId))
      .orderBy(asc(accessories.position)),
  ];
  const { id: _id, version: _version, ...rest } = settings;
  return {
    settings: { ...rest, delivery: rest.delivery ?? null },
    bikeTypes: types.map(({ position: _position, ...type }) => ({
      ...type,
      prices: Object.fromEntries(
        tiers.filter((tier) => tier.bikeTypeId === type.id).map((tier) => [tier.kind, tier.cents]),
      ),
      sizes: sizes
        .filter((size) => size.bikeTypeId === type.id)
        .map(({ id, label, resourceId, stock, riderFromCm, riderUntilCm }) => ({
          id,
          label,
          resourceId,
          stock,
          riderHeightCm: { from: riderFromCm, until: riderUntilCm },
        })),
    })),
    accessories: accessoryRows.map(({ position: _position, ...accessory }) => accessory),
    seasons: await db.select().from(seasons).orderBy(asc(seasons.from)),
    groupDiscounts: await db.select().from(groupDiscounts).orderBy(asc(groupDiscounts.minimumBikes)),
    openingHours: await db.select().from(openingHours),
    closedDays: await db.select().from(closedDays),
    cancellation: await db
      .select()
      .from(cancellationRungs)
      .orderBy(sql`${cancellationRungs.hoursBefore} desc`),
    tours: (await db.select().from(tours).orderBy(asc(tours.position))).map(
      ({ position: _position, meetingPointName: name, latitude, longitude, ...tour }) => ({
        ...tour,
        bikes: tour.bikes ?? null,
        meetingPoint: { name, latitude, longitude },
      }),
    ),
  };
}

/** Inserts rows, or sets every column of those that exist. */
async function upsert<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  key: (keyof Table['$inferInsert'])[],
  rows: Table['$inferInsert'][],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = getTableColumns(table);
  const set = Object.fromEntries(
    Object.entries(columns)
      .filter(([name]) => !key.includes(name as never))
      .map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]),
  ) as Record<string, SQL>;
  const target = key.map((name) => columns[name as string]) as never;
  const insert = tx.insert(table).values(rows as never);
  await (Object.keys(set).length > 0
    ? insert.onConflictDoUpdate({ target, set: set as never })
    : insert.onConflictDoNothing());
}

/**
 * Writes a catalogue over the one that is there: what has the same id is changed, what is not mentioned stays. Stock is
 * only set for resources that are new; `changeStock` changes it afterwards, under its guard.
 */
export async function saveCatalogue(db: Database, catalogue: Catalogue): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .insert(shopSettings)
      .values({ id: 1, ...catalogue.settings })
      .onConflictDoUpdate({ target: shopSettings.id, set: catalogue.settings });
    await saveBikes(tx, catalogue);
    await upsert(tx, seasons, ['id'], catalogue.seasons);
    await upsert(tx, groupDiscounts, ['minimumBikes'], catalogue.groupDiscounts);
    await upsert(tx, openingHours, ['from', 'weekday'], catalogue.openingHours);
    await upsert(tx, closedDays, ['date'], catalogue.closedDays);
    await upsert(tx, cancellationRungs, ['hoursBefore'], catalogue.cancellation);
    const tourRows = catalogue.tours.map(({ meetingPoint, ...tour }, position) => ({
      ...tour,
      position,
      meetingPointName: meetingPoint.name,
      latitude: meetingPoint.latitude,
      longitude: meetingPoint.longitude,
    }));
    await upsert(tx, tours, ['id'], tourRows);
    await raiseCatalogueVersion(tx);
  });
}

async function saveBikes(tx: Transaction, catalogue: Catalogue): Promise<void> {
  const sizes = catalogue.bikeTypes.flatMap((type) => type.sizes.map((size) => ({ type, size })));
  const stock = [
    ...sizes.map(({ size }) => ({ id: size.resourceId, kind: 'bike' as const, total: size.stock })),
    ...catalogue.accessories.map(({ resourceId: id, stock: total }) => ({
      id,
      kind: 'accessory' as const,
      total,
    })),
  ];
  if (stock.length > 0) await tx.insert(resources).values(stock).onConflictDoNothing();
  await upsert(
    tx,
    bikeTypes,
    ['id'],
    catalogue.bikeTypes.map(({ sizes: _sizes, prices: _prices, ...type }, position) => ({
      ...type,
      position,
    })),
  );
  await upsert(
    tx,
    bikeSizes,
    ['bikeTypeId', 'id'],
    sizes.map(({ type, size: { id, label, resourceId, riderHeightCm } }, position) => ({
      ...{ bikeTypeId: type.id, id, label, resourceId, position },
      riderFromCm: riderHeightCm.from,
      riderUntilCm: riderHeightCm.until,
    })),
  );
  const tiers = catalogue.bikeTypes.flatMap((type) =>
    Object.entries(type.prices).map(([kind, cents]) => ({ bikeTypeId: type.id, kind: kind as never, cents })),
  );
  await upsert(tx, priceTiers, ['bikeTypeId', 'kind'], tiers);
  const accessoryRows = catalogue.accessories.map(({ stock: _stock, ...accessory }, position) => ({
    ...accessory,
    position,
  }));
  await upsert(tx, accessories, ['id'], accessoryRows);
}

/**
 * Every change of the catalogue raises its version, in the same transaction: every instance reads it anew and drops the
 * pages that show it or the departures.
 */
export async function raiseCatalogueVersion(tx: Transaction): Promise<void> {
  await tx.update(shopSettings).set({ version: sql`${shopSettings.version} + 1` });
  await touchData(tx, ['catalogue', 'departures']);
}

/** Adds departures that do not exist yet; those that do stay as they are, seats and all. */
export async function addDepartures(db: Database, added: readonly Departure[]): Promise<void> {
  if (added.length === 0) return;
  await db.transaction(async (tx) => {
    await tx
      .insert(resources)
      .values(added.map(({ resourceId: id, seats: total }) => ({ id, kind: 'departure' as const, total })))
      .onConflictDoNothing();
    await tx
      .insert(departures)
      .values([...added])
      .onConflictDoNothing();
    await touchData(tx, ['departures']);
  });
}

const { cancelled: _cancelled, ...departureColumns } = getTableColumns(departures);

export async function findDeparture(db: Database, id: string): Promise<Departure | undefined> {
  const [departure] = await db
    .select(departureColumns)
    .from(departures)
    .where(and(eq(departures.id, id), eq(departures.cancelled, false)));
  return departure;
}

export type DepartureFilter = { tourId?: string; from: LocalDateTime; until?: LocalDateTime; limit: number };

/** Departures that go ahead, soonest first. */
export async function listDepartures(db: Database, filter: DepartureFilter): Promise<Departure[]> {
  return db
    .select(departureColumns)
    .from(departures)
    .where(
      and(
        eq(departures.cancelled, false),
        gte(departures.startsAt, filter.from),
        filter.until === undefined ? undefined : lt(departures.startsAt, filter.until),
        filter.tourId === undefined ? undefined : inArray(departures.tourId, [filter.tourId]),
      ),
    )
    .orderBy(asc(departures.startsAt), asc(departures.id))
    .limit(filter.limit);
}
