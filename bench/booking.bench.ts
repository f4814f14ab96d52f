/** What a reservation and a month of availability cost, and that 10,000 attempts on 100 bikes by two instances book 100. */
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import { seedCatalogue } from '../content/catalogue/seed-catalogue.ts';
import { type Database, openDatabase } from '../src/db/database.ts';
import { startEmbeddedServer } from '../src/db/embedded-server.ts';
import { migrate } from '../src/db/migrate.ts';
import type { BookingEngine, RentalRequest } from '../src/features/booking/booking.ts';
import { addDays } from '../src/lib/local-time.ts';
import { openBenchEngine } from './support/bench-engine.ts';
import type { Storm } from './support/booking-storm.ts';
import { printTable, type Row } from './support/table.ts';

const callers = 32;
const today = new Date().toISOString().slice(0, 10);
/** A day in the summer of next year; the stored bookings end at two in the afternoon. */
const day = `${Number(today.slice(0, 4)) + 1}-06-09`;

const order = (size: string): RentalRequest => ({
  kind: 'rental',
  pickUp: `${day}T15:00`,
  return: `${day}T17:00`,
  bikes: [{ bikeTypeId: 'city', sizeId: size, quantity: 1 }],
  accessories: [],
  deliveryAddress: null,
});

/** Calls at once from a number of callers for some seconds; how many came back in a second. */
async function ratePerSecond(call: (turn: number) => Promise<unknown>, seconds = 5): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let done = 0;
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (performance.now() < end) {
        done += 1;
        await call(done);
      }
    }),
  );
  return done / seconds;
}

async function milliseconds(call: () => Promise<unknown>, times = 40): Promise<number> {
  const measured: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const start = performance.now();
    await call();
    measured.push(performance.now() - start);
  }
  return measured.toSorted((a, b) => a - b)[Math.floor(times / 2)] as number;
}

async function quoteTokenOf(engine: BookingEngine, wanted: RentalRequest): Promise<string> {
  const quote = await engine.quote(wanted);
  if (!quote.ok) throw new Error(JSON.stringify(quote.error));
  return quote.value.token;
}

/** All callers want the very same hours of the very same bikes, of which there are enough. */
async function reservations(db: Database, engine: BookingEngine): Promise<Row> {
  await engine.changeStock({ resourceId: 'bike:city:l', total: 100_000 });
  const wanted = order('l');
  const quoteToken = await quoteTokenOf(engine, wanted);
  const booking = await ratePerSecond(async () => {
    const answer = await engine.reserve({
      order: wanted,
      quoteToken,
      guest: { name: 'A Guest', email: 'guest@example.com', phone: '' },
      payment: 'online',
      language: 'en',
      idempotencyKey: randomUUID(),
    });
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  });
  await db.execute(sql`create table bench_counter (id int primary key, reserved int not null)`);
  await db.execute(sql`insert into bench_counter values (1, 0)`);
  const bare = await ratePerSecond(() =>
    db.transaction((tx) => tx.execute(sql`update bench_counter set reserved = reserved + 1`)),
  );
  return {
    what: `reservations of the same bikes and hours, ${callers} callers`,
    measured: `${Math.round(booking)} bookings/s`,
    against: `${Math.round(bare)} bare updates/s of one row`,
    ratio: `${Math.round((booking / bare) * 100)} %`,
    aim: '',
  };
}

/** A hundred thousand confirmed bookings over a year, and the capacity they take. */
async function storeBookings(db: Database): Promise<void> {
  await db.execute(sql`
    insert into booking (id, number, idempotency_key, body_hash, state, language, guest, remarks, payment, "order",
      starts_at, ends_at, total_cents, deposit_cents)
    select gen_random_uuid(), 'B-' || n, 'bench-' || n, '', 'confirmed', 'nl',
      '{"name":"A Guest","email":"guest@example.com","phone":""}', '', 'online', '{"kind":"rental"}',
      ${today}::date + (n % 365) + interval '10 hours', ${today}::date + (n % 365) + interval '14 hours', 1250, 5000
    from generate_series(1, 100000) as n`);
  await db.execute(sql`
    insert into booking_claim (booking_id, resource_id, first_hour, end_hour, quantity)
    select booking.id, resource.id, hour, hour + 4, 1
    from booking
    join (select id, row_number() over (order by id) - 1 as position, count(*) over () as all_of_them
      from resource where kind <> 'departure') resource on resource.position = booking.entry_id % resource.all_of_them
    cross join lateral (select (extract(epoch from booking.starts_at) / 3600)::int as hour) as start
    where booking.number like 'B-%'`);
  await db.execute(sql`
    insert into capacity (resource_id, hour, total, reserved)
    select resource.id, day * 24 + hour, greatest(resource.total, coalesce(claimed.quantity, 0)), coalesce(claimed.quantity, 0)
    from resource
    cross join generate_series((${today}::date - date '1970-01-01'), (${today}::date - date '1970-01-01') + 365) as day
    cross join generate_series(0, 23) as hour
    left join (
      select claim.resource_id, taken, sum(quantity)::int as quantity
      from booking_claim claim cross join generate_series(claim.first_hour, claim.end_hour - 1) as taken
      group by 1, 2
    ) claimed on claimed.resource_id = resource.id and claimed.taken = day * 24 + hour
    where resource.kind <> 'departure'
    on conflict do nothing`);
  await db.execute(sql`analyze`);
}

async function availability(db: Database, engine: BookingEngine): Promise<Row[]> {
  const month = () => engine.availability(addDays(today, 30), addDays(today, 60));
  const quote = () => engine.quote(order('m'));
  const before = { month: await milliseconds(month), quote: await milliseconds(quote) };
  await storeBookings(db);
  const after = { month: await milliseconds(month), quote: await milliseconds(quote) };
  const row = (what: string, full: number, empty: number): Row => ({
    what,
    measured: `${full.toFixed(1)} ms`,
    against: `${empty.toFixed(1)} ms with none stored`,
    ratio: `${(full / empty).toFixed(1)} ×`,
    aim: '',
  });
  return [
    row('a month of availability, 100,000 bookings stored', after.month, before.month),
    row('a quote, 100,000 bookings stored', after.quote, before.quote),
  ];
}

async function storm(url: string, engine: BookingEngine): Promise<Row> {
  await engine.changeStock({ resourceId: 'bike:city:s', total: 100 });
  const wanted = order('s');
  const quoteToken = await quoteTokenOf(engine, wanted);
  const start = performance.now();
  const answers = await Promise.all(
    [1, 2].map(async () => {
      const instance = fork('bench/support/booking-storm.ts', { stdio: 'inherit' });
      instance.send({ url, order: wanted, quoteToken, attempts: 5000 } satisfies Storm);
      return (await once(instance, 'message'))[0] as Record<string, number>;
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  const total = (code: string) => answers.reduce((sum, counts) => sum + (counts[code] ?? 0), 0);
  const differences = await engine.audit();
  if (total('booked') !== 100 || total('failed') > 0 || differences.length > 0) {
    throw new Error(`oversold or failed: ${JSON.stringify({ answers, differences })}`);
  }
  return {
    what: '10,000 attempts at once on 100 bikes, two instances',
    measured: `${total('booked')} booked in ${seconds.toFixed(1)} s`,
    against: `${total('full')} told full, ${total('busy')} told busy (503)`,
    ratio: '',
    aim: '100 booked',
  };
}

async function bench(url: string): Promise<Row[]> {
  await migrate(url);
  const { db, close } = openDatabase(url, { maxConnections: 16 });
  try {
    await seedCatalogue(db, today);
    const engine = openBenchEngine(db);
    const rows = await availability(db, engine);
    return [...rows, await reservations(db, engine), await storm(url, engine)];
  } finally {
    await close();
  }
}

const dataFolder = mkdtempSync(join(tmpdir(), 'zadel-bench-'));
const server = await startEmbeddedServer({ dataFolder });
try {
  printTable('Booking', await bench(server.url));
} finally {
  await server.stop();
  rmSync(dataFolder, { recursive: true, force: true });
}
