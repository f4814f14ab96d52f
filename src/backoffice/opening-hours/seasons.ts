import type { OpeningTimes } from '../../features/settings/settings.types.ts';
import { type Language, localeOf } from '../../lib/language.ts';

export interface DayHours {
  opens: string;
  closes: string;
}

/** A part of the year with the same hours each week; `null` is a day on which the shop is closed. */
export interface SeasonHours {
  /** `MM-DD`, both included; a season may run over the new year. */
  from: string;
  until: string;
  /** Monday to Sunday. */
  week: (DayHours | null)[];
}

type Hours = OpeningTimes['openingHours'];

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** The opening hours by season, in the order of the year. */
export function seasonsOf(hours: Hours): SeasonHours[] {
  const seasons = new Map<string, SeasonHours>();
  for (const { from, until, weekday, opens, closes } of hours) {
    const season = seasons.get(`${from} ${until}`) ?? { from, until, week: weekdays.map(() => null) };
    season.week[weekday - 1] = { opens, closes };
    seasons.set(`${from} ${until}`, season);
  }
  return [...seasons.values()].sort((a, b) => a.from.localeCompare(b.from));
}

export const hoursOf = (seasons: readonly SeasonHours[]): Hours =>
  seasons.flatMap(({ from, until, week }) =>
    week.flatMap((day, index) => (day ? [{ from, until, weekday: index + 1, ...day }] : [])),
  );

const within = (day: string, { from, until }: SeasonHours) =>
  from <= until ? from <= day && day <= until : from <= day || day <= until;

export type SeasonProblem = 'overlap' | 'hours';

/** What keeps a season from being saved. */
export function seasonProblem(
  season: SeasonHours,
  others: readonly SeasonHours[],
): SeasonProblem | undefined {
  if (season.week.some((day) => day && !(day.opens < day.closes))) return 'hours';
  if (others.some((other) => within(season.from, other) || within(other.from, season))) return 'overlap';
}

/** Whether every day of the year lies in a season; 2028 has all of them. */
export function missesDays(seasons: readonly SeasonHours[]): boolean {
  return Array.from({ length: 366 }, (_, index) => dayOfYear(index)).some(
    (day) => !seasons.some((season) => within(day, season)),
  );
}

const dayOfYear = (index: number): string =>
  new Date(Date.UTC(2028, 0, 1 + index)).toISOString().slice(5, 10);

export const daysInMonth = (month: number): number => new Date(Date.UTC(2028, month, 0)).getUTCDate();

/** `maandag`, by 1 Monday to 7 Sunday. */
export const weekdayName = (weekday: number, language: Language): string =>
  new Intl.DateTimeFormat(localeOf[language], { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2000, 0, 2 + weekday)),
  );

export const monthName = (month: number, language: Language): string =>
  new Intl.DateTimeFormat(localeOf[language], { month: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2028, month - 1, 1)),
  );

/** A date as `donderdag 3 juni 2027`. */
export const writeDate = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
