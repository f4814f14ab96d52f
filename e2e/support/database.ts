import { Client } from 'pg';

/** Looks behind the pages of the running shop, or lets time pass there. */
export async function query<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client({ connectionString: process.env.E2E_DATABASE_URL });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** The booking of a guest that only one test knows. */
export async function bookingOf(email: string) {
  const rows = await query<{ id: string; number: string; state: string; entry_id: string }>(
    `select id, number, state, entry_id from booking where guest->>'email' = $1`,
    [email],
  );
  if (rows.length !== 1) throw new Error(`${rows.length} bookings of ${email}`);
  return rows[0] as (typeof rows)[number];
}

export const countBookings = async (): Promise<number> =>
  Number((await query<{ count: string }>('select count(*) from booking'))[0]?.count);
