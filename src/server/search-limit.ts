import type { RateLimitOptions } from '@fastify/rate-limit';
import { isThisMachine } from './this-machine.ts';

/** How often in a minute one visitor may search (SITE-8): more than anyone types, less than what would load the database. */
const searches = 40;

const asksSearch = (url: string): boolean => /[?&]q=[^&]/.test(url);

/** Pages are asked for as often as one likes; searches of the site are counted. */
export const searchLimit: RateLimitOptions = {
  timeWindow: '1 minute',
  max: searches,
  keyGenerator: ({ ip }) => `search ${ip}`,
  allowList: (request) => !asksSearch(request.url) || isThisMachine(request),
};
