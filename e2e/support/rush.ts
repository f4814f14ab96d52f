import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { openBenchEngine } from '../../bench/support/bench-engine.ts';
import { openDatabase } from '../../src/db/database.ts';
import { formatDate } from '../../src/lib/local-time.ts';
import { type RunningProgram, startProgram } from './program.ts';
import { checkedForm, type Sent } from './sent-form.ts';

export interface Rush {
  /** How many answers there were of each status; 200 is a booking. */
  statuses: Record<number, number>;
  /** Requests without an answer. */
  lost: number;
  seconds: number;
  /** What stands in the database afterwards. */
  booked: number;
  /** Hours whose reserved is not the sum of what bookings hold. */
  differences: number;
}

/** A Wednesday or so in summer of next year: open, and far from anything seeded. */
export const farDay = (number = 0): string =>
  `${new Date().getUTCFullYear() + 1}-06-${String(9 + number).padStart(2, '0')}`;

/** Two instances of the program on the first one's database. */
export async function startTwo(): Promise<[RunningProgram, RunningProgram]> {
  const SECRET = randomUUID();
  const first = await startProgram({ SECRET });
  const second = await startProgram({ SECRET, DATABASE_URL: first.databaseUrl });
  return [first, second];
}

/** Gives the shop so many of the bike that `sentRental` asks for. */
export async function stockBikes(databaseUrl: string, total: number): Promise<void> {
  const { db, close } = openDatabase(databaseUrl);
  try {
    const changed = await openBenchEngine(db).changeStock({ resourceId: 'bike:city:m', total });
    if (!changed.ok) throw new Error(JSON.stringify(changed.error));
  } finally {
    await close();
  }
}

/** Sends so many bookings of one bike each, all at once and to all instances in turn, when there are `stock` of them. */
export async function rush(
  programs: readonly RunningProgram[],
  { attempts, stock }: { attempts: number; stock: number },
): Promise<Rush> {
  const { databaseUrl, baseUrl } = programs[0] as RunningProgram;
  await stockBikes(databaseUrl, stock);
  const { db, pool, close } = openDatabase(databaseUrl);
  try {
    const form = await checkedForm(`${baseUrl}/boeken`, formatDate(farDay()));
    const statuses: Rush['statuses'] = {};
    let lost = 0;
    const start = performance.now();
    await Promise.all(
      Array.from({ length: attempts }, async (_, turn) => {
        const { baseUrl } = programs[turn % programs.length] as RunningProgram;
        const status = await attempt(baseUrl, { ...form, key: randomUUID() });
        if (status === undefined) lost += 1;
        else statuses[status] = (statuses[status] ?? 0) + 1;
      }),
    );
    const seconds = (performance.now() - start) / 1000;
    agent.destroy();
    const { rows } = await pool.query(`select count(*) from booking where state = 'held'`);
    return {
      statuses,
      lost,
      seconds,
      booked: Number(rows[0].count),
      differences: (await openBenchEngine(db).audit()).length,
    };
  } finally {
    await close();
  }
}

/** More visitors than one machine's ports could carry at once wait in line for a connection. */
const agent = new Agent({ keepAlive: true, maxSockets: 1000 });

/** The status of a booking's answer as the form's script gets it; undefined when there was none. */
function attempt(baseUrl: string, form: Sent): Promise<number | undefined> {
  const body = new URLSearchParams(form).toString();
  const headers = {
    accept: 'application/json',
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': body.length,
  };
  return new Promise((resolve) => {
    const sent = request(`${baseUrl}/boeken`, { method: 'POST', agent, headers }, (response) => {
      response.on('close', () => resolve(response.complete ? response.statusCode : undefined)).resume();
    });
    // A kept connection may close just as it is used again: browsers then ask anew, as the key allows.
    sent.on('error', () => resolve(sent.reusedSocket ? attempt(baseUrl, form) : undefined));
    sent.end(body);
  });
}
