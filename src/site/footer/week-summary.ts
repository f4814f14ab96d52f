import { type Language, localeOf } from '../../lib/language.ts';

/** Opening hours of one weekday, 1 Monday to 7 Sunday; times as `HH:MM`. */
export interface WeekdayHours {
  weekday: number;
  opens: string;
  closes: string;
}

export interface WeekLine {
  /** e.g. `ma–vr` */
  days: string;
  /** e.g. `9.00–18.00 uur`, or '' for days on which the shop is closed. */
  hours: string;
}

/** A week in as few lines as it takes: neighbouring days with the same hours stand together. */
export function weekSummary(week: readonly WeekdayHours[], language: Language): WeekLine[] {
  const runs: { from: number; to: number; hours: string }[] = [];
  for (let weekday = 1; weekday <= 7; weekday += 1) {
    const hours = hoursOf(week, weekday, language);
    const last = runs.at(-1);
    if (last?.hours === hours) last.to = weekday;
    else runs.push({ from: weekday, to: weekday, hours });
  }
  const day = (weekday: number) => dayName(weekday, language);
  return runs.map(({ from, to, hours }) => ({
    days: from === to ? day(from) : `${day(from)}–${day(to)}`,
    hours,
  }));
}

const hoursOf = (week: readonly WeekdayHours[], weekday: number, language: Language): string =>
  week
    .filter((each) => each.weekday === weekday)
    .toSorted((a, b) => a.opens.localeCompare(b.opens))
    .map(({ opens, closes }) => span(opens, closes, language))
    .join(', ');

function span(opens: string, closes: string, language: Language): string {
  const [from, to] = [opens, closes].map((time) => time.replace(/^0/, ''));
  if (language === 'en') return `${from}–${to}`;
  if (language === 'de') return `${from}–${to} Uhr`;
  return `${from}–${to} uur`.replaceAll(':', '.');
}

/** The third of January 2000 was a Monday. */
const dayName = (weekday: number, language: Language): string =>
  new Intl.DateTimeFormat(localeOf[language], { weekday: 'short', timeZone: 'UTC' })
    .format(new Date(Date.UTC(2000, 0, 2 + weekday)))
    .replace('.', '');
