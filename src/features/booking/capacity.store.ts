import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { dateOfHour, firstHourOf, type HourIndex } from '../../lib/local-time.ts';
import { type Claim, type HourlyClaim, mergeClaims } from './rules/order-claims.ts';

type Rows = { resourceIds: string[]; hours: HourIndex[]; quantities: number[] };

function columnsOf(claims: readonly HourlyClaim[]): Rows {
  return {
    resourceIds: claims.map((claim) => claim.resourceId),
    hours: claims.map((claim) => claim.hour),
    quantities: claims.map((claim) => claim.quantity),
  };
}

/** The claims as a table `claim(resource_id, hour, quantity)`. */
function claimTable(claims: readonly HourlyClaim[]) {
  const { resourceIds, hours, quantities } = columnsOf(claims);
  return sql`unnest(${sql.param(resourceIds)}::text[], ${sql.param(hours)}::int[], ${sql.param(quantities)}::int[])
    as claim(resource_id, hour, quantity)`;
}

/**
 * Makes the rows of capacity that claims need and that do not exist yet, 24 for each day. In a transaction of its own, before the reservation. The resource is share-locked while its stock is copied, so that a
 * change of stock at the desk is either seen or finds the new rows.
 */
export async function ensureCapacity(db: Database, claims: readonly Claim[]): Promise<void> {
  const days = new Map<string, { resourceId: string; date: string }>();
  for (const { resourceId, hour } of mergeClaims(claims)) {
    const date = dateOfHour(hour);
    days.set(`${resourceId} ${date}`, { resourceId, date });
  }
  const resourceIds = [...days.values()].map((day) => day.resourceId);
  const firstHours = [...days.values()].map((day) => firstHourOf(day.date));
  const missing = sql`
    from unnest(${sql.param(resourceIds)}::text[], ${sql.param(firstHours)}::int[]) as day(resource_id, first_hour)
    where not exists (
      select from capacity where capacity.resource_id = day.resource_id
        and capacity.hour >= day.first_hour and capacity.hour < day.first_hour + 24)`;
  const { rows } = await db.execute<{ resource_id: string; first_hour: number }>(
    sql`select day.resource_id, day.first_hour ${missing}`,
  );
  if (rows.length === 0) return;
  await db.transaction(async (tx) => {
    const ids = [...new Set(rows.map((row) => row.resource_id))];
    await tx.execute(sql`select id from resource where id = any(${sql.param(ids)}) order by id for share`);
    const missingIds = rows.map((row) => row.resource_id);
    const missingHours = rows.map((row) => row.first_hour);
    await tx.execute(sql`
      insert into capacity (resource_id, hour, total)
      select resource.id, day.first_hour + hour, resource.total
      from unnest(${sql.param(missingIds)}::text[], ${sql.param(missingHours)}::int[]) as day(resource_id, first_hour)
      join resource on resource.id = day.resource_id
      cross join generate_series(0, 23) as hour
      order by resource.id, day.first_hour + hour
      on conflict do nothing`);
  });
}

/**
 * Takes all of it (a negative quantity gives back) or says no: one guarded statement over the merged, sorted claims (BOOK-4). Rows are locked in
 * their order first, then changed where enough is free. False when any row had too little: the caller must roll back.
 */
export async function reserveCapacity(tx: Transaction, claims: readonly HourlyClaim[]): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    with locked as (
      select capacity.resource_id, capacity.hour, claim.quantity
      from capacity join ${claimTable(claims)} using (resource_id, hour)
      order by capacity.resource_id, capacity.hour
      for update of capacity
    )
    update capacity set reserved = capacity.reserved + locked.quantity
    from locked
    where capacity.resource_id = locked.resource_id and capacity.hour = locked.hour
      and capacity.reserved + locked.quantity <= capacity.total`);
  return rowCount === claims.length;
}

export type DayHours = { firstHour: HourIndex; opens: number; closes: number };
export type DayFree = { resourceId: string; firstHour: HourIndex; allDay: number; best: number };

/** The least and the most that is free in the opening hours of days; a day without a row is left out: all is free. */
export async function freeByDay(
  db: Database,
  resourceIds: readonly string[],
  days: readonly DayHours[],
): Promise<DayFree[]> {
  const firstHours = days.map((day) => day.firstHour);
  const opens = days.map((day) => day.firstHour + day.opens);
  const closes = days.map((day) => day.firstHour + day.closes);
  const { rows } = await db.execute<{
    resource_id: string;
    first_hour: number;
    all_day: number;
    best: number;
  }>(sql`
    select capacity.resource_id, day.first_hour,
      min(total - reserved) as all_day, max(total - reserved) as best
    from unnest(${sql.param(firstHours)}::int[], ${sql.param(opens)}::int[], ${sql.param(closes)}::int[])
      as day(first_hour, opens, closes)
    join capacity on capacity.resource_id = any(${sql.param([...resourceIds])})
      and capacity.hour >= day.opens and capacity.hour < day.closes
    group by capacity.resource_id, day.first_hour`);
  return rows.map((row) => ({
    resourceId: row.resource_id,
    firstHour: row.first_hour,
    allDay: row.all_day,
    best: row.best,
  }));
}

export type FreeHour = { resourceId: string; hour: HourIndex; free: number };

/** Free pieces of resources at every hour from first to end that has a row; where there is none, all are free. */
export async function freeHours(
  db: Database | Transaction,
  resourceIds: readonly string[],
  firstHour: HourIndex,
  endHour: HourIndex,
): Promise<FreeHour[]> {
  const { rows } = await db.execute<{ resource_id: string; hour: number; free: number }>(sql`
    select resource_id, hour, total - reserved as free from capacity
    where resource_id = any(${sql.param([...resourceIds])}) and hour >= ${firstHour} and hour < ${endHour}`);
  return rows.map((row) => ({ resourceId: row.resource_id, hour: row.hour, free: row.free }));
}

/** The stock of resources where no row of capacity says otherwise. */
export async function resourceTotals(
  db: Database | Transaction,
  resourceIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ id: string; total: number }>(
    sql`select id, total from resource where id = any(${sql.param([...resourceIds])})`,
  );
  return new Map(rows.map((row) => [row.id, row.total]));
}

/** Some claims fit at this moment. Only a look: nothing is locked, the reservation decides. */
export async function looksFree(db: Database, claims: readonly HourlyClaim[]): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from ${claimTable(claims)}
    join resource on resource.id = claim.resource_id
    left join capacity on capacity.resource_id = claim.resource_id and capacity.hour = claim.hour
    where coalesce(capacity.total - capacity.reserved, resource.total) < claim.quantity limit 1`);
  return rows.length === 0;
}

export type StockConflict = { hour: HourIndex; reserved: number };

/**
 * Sets the stock of a resource from an hour on: its usual stock when `endHour` is null, else only for those hours. Undefined
 * when done; the fullest hour when more is booked there already. The caller rolls back then. The lock on the resource keeps
 * `ensureCapacity` out but not the foreign keys of reservations, with which it would deadlock.
 */
export async function setCapacity(
  tx: Transaction,
  {
    resourceId,
    total,
    firstHour,
    endHour,
  }: { resourceId: string; total: number; firstHour: HourIndex; endHour: HourIndex | null },
): Promise<StockConflict | undefined> {
  await tx.execute(sql`select id from resource where id = ${resourceId} for no key update`);
  if (endHour === null) {
    await tx.execute(sql`update resource set total = ${total} where id = ${resourceId}`);
    await tx.execute(sql`update departure set seats = ${total} where resource_id = ${resourceId}`);
  }
  const range = sql`resource_id = ${resourceId} and hour >= ${firstHour}
    and (${endHour}::int is null or hour < ${endHour}::int)`;
  await tx.execute(sql`select hour from capacity where ${range} order by hour for update`);
  const { rows } = await tx.execute<StockConflict>(sql`
    select hour, reserved from capacity where ${range} and reserved > ${total} order by reserved desc, hour limit 1`);
  if (rows[0]) return rows[0];
  await tx.execute(sql`update capacity set total = ${total} where ${range}`);
  return undefined;
}

export type CapacityDifference = { resourceId: string; hour: HourIndex; reserved: number; claimed: number };

/** Hours whose reserved differs from the sum of the claims of held and confirmed bookings, from an hour on. */
export async function capacityDifferences(db: Database, firstHour: HourIndex): Promise<CapacityDifference[]> {
  const { rows } = await db.execute<{
    resource_id: string;
    hour: number;
    reserved: number;
    claimed: number;
  }>(sql`
    with claimed as (
      select claim.resource_id, hour, sum(claim.quantity)::int as quantity
      from booking_claim claim
      join booking on booking.id = claim.booking_id and booking.state in ('held', 'confirmed')
      cross join lateral generate_series(greatest(claim.first_hour, ${firstHour}::int), claim.end_hour - 1) as hour
      where claim.end_hour > ${firstHour}
      group by claim.resource_id, hour
    )
    select coalesce(capacity.resource_id, claimed.resource_id) as resource_id,
      coalesce(capacity.hour, claimed.hour) as hour,
      coalesce(capacity.reserved, 0) as reserved, coalesce(claimed.quantity, 0) as claimed
    from (select * from capacity where hour >= ${firstHour} and reserved > 0) capacity
    full join claimed on claimed.resource_id = capacity.resource_id and claimed.hour = capacity.hour
    where coalesce(capacity.reserved, 0) <> coalesce(claimed.quantity, 0)
    order by 1, 2`);
  return rows.map(({ resource_id: resourceId, ...row }) => ({ resourceId, ...row }));
}
