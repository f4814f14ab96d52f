/** What every page shows part of: its address and title, pictures, the shop's facts, its opening hours of these days. */
export const siteWide = ['pages', 'media', 'settings', 'catalogue', 'today'] as const;

/** The names under which data of pages changes; `today` does so at midnight in the shop's time zone. */
export type DataName = (typeof siteWide)[number] | 'departures' | 'reviews';

export const isSiteWide = (name: string): boolean => siteWide.some((each) => each === name);
