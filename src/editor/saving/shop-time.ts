import type { LocalDateTime } from '../../lib/local-time.ts';
import { shopTimeZone } from '../../lib/shop-time-zone.ts';
import { instantOf, localNow } from '../../lib/zoned-time.ts';

/** What the shop's clock shows. */
export const shopNow = (): LocalDateTime => localNow(new Date(), shopTimeZone);

/** A moment of the shop's clock as the server takes it. */
export const shopInstant = (moment: LocalDateTime): string => instantOf(moment, shopTimeZone).toISOString();
