/** The time zone of the shop's wall clock. The only one a shop has so far; its settings have no other. */
export const shopTimeZone = 'Europe/Amsterdam';
