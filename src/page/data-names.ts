import type { LocalDateTime } from '../lib/local-time.ts';

/** What every page shows part of: its address and title, pictures, the shop's facts, its opening hours of these days. */
export const siteWide = ['pages', 'media', 'settings', 'catalogue', 'today'] as const;

/** The names under which data of pages changes; `today` does so at midnight in the shop's time zone. */
export type DataName = (typeof siteWide)[number] | 'departures' | 'reviews' | 'approved-html';

export const isSiteWide = (name: string): boolean => siteWide.some((each) => each === name);

const momentPrefix = 'moment ';

/** What a page depends on that changes by itself when the shop's clock reaches a moment. */
export const momentDependency = (moment: LocalDateTime): string => momentPrefix + moment;

/** Those of a page's dependencies whose moment has come. */
export const passedMoments = (dependencies: Iterable<string>, now: LocalDateTime): string[] =>
  [...dependencies].filter((name) => name.startsWith(momentPrefix) && name.slice(momentPrefix.length) <= now);
