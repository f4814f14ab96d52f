import { customType } from 'drizzle-orm/pg-core';
import type { LocalDateTime } from '../../lib/local-time.ts';

/** A wall-clock moment of the shop, to the minute: `timestamp` without time zone, never a JS Date. */
export const localDateTimeColumn = customType<{ data: LocalDateTime; driverData: string }>({
  dataType: () => 'timestamp(0)',
  toDriver: (moment) => moment,
  fromDriver: (text) => text.slice(0, 16).replace(' ', 'T'),
});
