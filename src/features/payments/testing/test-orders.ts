import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import type { OrderState, PayableOrders } from '../payments.types.ts';

/** Orders as simple as can be: one row each, one mail table, a switch for 'sold out since'. */
export async function createTestOrders(db: Database) {
  await db.execute(sql`create table test_order (
    id text primary key, state text not null default 'held', amount_cents int not null default 4550,
    sold_out bool not null default false)`);
  await db.execute(sql`create table test_mail (order_id text not null, says text not null)`);
  const crashes: Error[] = [];

  const mail = (tx: Transaction, orderId: string, says: string) =>
    tx.execute(sql`insert into test_mail values (${orderId}, ${says})`);

  async function read(tx: Database | Transaction, orderId: string) {
    type Row = { state: OrderState; amountCents: number; soldOut: boolean };
    const { rows } = await tx.execute<Row>(
      sql`select state, amount_cents as "amountCents", sold_out as "soldOut" from test_order where id = ${orderId}`,
    );
    return rows[0];
  }

  const orders: PayableOrders = {
    async lock(tx, orderId) {
      await tx.execute(sql`select 1 from test_order where id = ${orderId} for update`);
      const order = await read(tx, orderId);
      return order && { amountCents: order.amountCents, currency: 'EUR', state: order.state };
    },
    async paid(tx, orderId) {
      const order = await read(tx, orderId);
      if (order?.state === 'confirmed') return 'already-paid';
      if (!order || order.state === 'cancelled' || order.soldOut) return 'unavailable';
      await tx.execute(sql`update test_order set state = 'confirmed' where id = ${orderId}`);
      const crash = crashes.pop();
      if (crash) throw crash;
      await mail(tx, orderId, 'confirmed');
      return 'confirmed';
    },
    refunded: async (tx, orderId, { reason }) => void (await mail(tx, orderId, `refunded: ${reason}`)),
  };

  return {
    ...orders,
    /** A new held order of € 45.50. */
    async add(): Promise<string> {
      const id = crypto.randomUUID();
      await db.execute(sql`insert into test_order (id) values (${id})`);
      return id;
    },
    async set(orderId: string, state: OrderState, soldOut = false): Promise<void> {
      await db.execute(
        sql`update test_order set state = ${state}, sold_out = ${soldOut} where id = ${orderId}`,
      );
    },
    cancel: async (tx: Transaction, orderId: string) =>
      void (await tx.execute(sql`update test_order set state = 'cancelled' where id = ${orderId}`)),
    state: async (orderId: string) => (await read(db, orderId))?.state,
    async mails(orderId: string): Promise<string[]> {
      const { rows } = await db.execute<{ says: string }>(
        sql`select says from test_mail where order_id = ${orderId} order by says`,
      );
      return rows.map((row) => row.says);
    },
    /** The next confirmation dies after the order was changed and before its mail was written. */
    crashBeforeMail: () => void crashes.push(new Error('crash before the mail')),
  };
}
