/** A program that books without end and says which bookings were acknowledged, until it is killed. Argument: database url. */

import { openDatabase } from '../../../db/database.ts';
import { expectValue } from '../../../lib/result.ts';
import { openTestShop, rental, request } from './test-shop.ts';

const { db } = openDatabase(process.argv[2] as string);
const { engine } = openTestShop(db);
const callers = 6;

await Promise.all(
  Array.from({ length: callers }, async (_, caller) => {
    for (;;) {
      const day = String(10 + caller).padStart(2, '0');
      const order = rental({ pickUp: `2027-06-${day}T09:00`, return: `2027-06-${Number(day) + 1}T09:00` });
      const { token } = expectValue(await engine.quote(order));
      const reserved = await engine.reserve(request(order, token));
      process.send?.(reserved.ok ? reserved.value.booking.id : null);
    }
  }),
);
