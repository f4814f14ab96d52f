/** A date on the shop's calendar, `YYYY-MM-DD`. Sorts as text. */
export type LocalDate = string;
/** A time on the shop's wall clock, `HH:mm`; `24:00` is the end of the day. */
export type LocalTime = string;
/** A moment on the shop's wall clock, `YYYY-MM-DDTHH:mm`. Sorts as text. */
export type LocalDateTime = string;
/** An hour of the shop's wall clock: days since 1970-01-01 × 24 + hour. Every day has 24 of them, also at a clock change. */
export type HourIndex = number;

const millisecondsPerDay = 86_400_000;

const dayNumber = (date: LocalDate): number => Date.parse(`${date}T00:00:00Z`) / millisecondsPerDay;
const dateOfDay = (day: number): LocalDate => new Date(day * millisecondsPerDay).toISOString().slice(0, 10);
const pad = (value: number): string => String(value).padStart(2, '0');

/** Whether a text is a date that exists, written `YYYY-MM-DD`. */
export function isLocalDate(text: string): boolean {
  if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Whether a text is a time of day, written `HH:mm`. */
export const isLocalTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

export const isLocalDateTime = (text: string): boolean =>
  text.length === 16 && text[10] === 'T' && isLocalDate(text.slice(0, 10)) && isLocalTime(text.slice(11));

export const localDateTime = (date: LocalDate, time: LocalTime): LocalDateTime => `${date}T${time}`;
export const dateOf = (moment: LocalDateTime): LocalDate => moment.slice(0, 10);
export const timeOf = (moment: LocalDateTime): LocalTime => moment.slice(11, 16);

export const addDays = (date: LocalDate, days: number): LocalDate => dateOfDay(dayNumber(date) + days);
export const daysBetween = (from: LocalDate, until: LocalDate): number => dayNumber(until) - dayNumber(from);

/** The weekday, 1 Monday to 7 Sunday. */
export const weekdayOf = (date: LocalDate): number => ((((dayNumber(date) + 3) % 7) + 7) % 7) + 1;

/** The dates from the first to the last, both included. */
export function datesFromTo(first: LocalDate, last: LocalDate): LocalDate[] {
  return Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, days) => addDays(first, days));
}

export const minutesOfTime = (time: LocalTime): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
export const timeOfMinutes = (minutes: number): LocalTime =>
  `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;

/** Wall-clock minutes since 1970-01-01, in which every day has 1440. */
const wallMinutes = (moment: LocalDateTime): number =>
  dayNumber(dateOf(moment)) * 1440 + minutesOfTime(timeOf(moment));

/** Wall-clock minutes from one moment to another; a clock change in between does not count. */
export const minutesBetween = (from: LocalDateTime, until: LocalDateTime): number =>
  wallMinutes(until) - wallMinutes(from);

/** A moment a number of wall-clock minutes later (or earlier when negative). */
export function addMinutes(moment: LocalDateTime, minutes: number): LocalDateTime {
  const total = wallMinutes(moment) + minutes;
  const day = Math.floor(total / 1440);
  return localDateTime(dateOfDay(day), timeOfMinutes(total - day * 1440));
}

/** The hour a moment lies in. */
export const hourIndexOf = (moment: LocalDateTime): HourIndex => Math.floor(wallMinutes(moment) / 60);
/** The first hour that begins at or after a moment: the open end of what a rental returned then occupies. */
export const hourIndexAfter = (moment: LocalDateTime): HourIndex => Math.ceil(wallMinutes(moment) / 60);
export const firstHourOf = (date: LocalDate): HourIndex => dayNumber(date) * 24;
export const dateOfHour = (hour: HourIndex): LocalDate => dateOfDay(Math.floor(hour / 24));
export const momentOfHour = (hour: HourIndex): LocalDateTime =>
  localDateTime(dateOfHour(hour), `${pad(((hour % 24) + 24) % 24)}:00`);

/** A date as visitors read it in every language of the site, `dd/mm/yyyy` (BOOK-1). */
export const formatDate = (date: LocalDate): string => date.split('-').reverse().join('/');

/**
 * Reads a date as a visitor types it: day, month and year divided by `/`, `-`, `.` or spaces, one or two digits, a year
 * of two digits being 20yy; or `YYYY-MM-DD`, as native date inputs send it. `undefined` when no such day exists.
 */
export function parseDate(text: string): LocalDate | undefined {
  const trimmed = text.trim();
  if (isLocalDate(trimmed)) return trimmed;
  const parts = /^(\d{1,2})\s*[/.\-\s]\s*(\d{1,2})\s*[/.\-\s]\s*(\d{4}|\d{2})$/.exec(trimmed);
  if (!parts) return undefined;
  const [, day = '', month = '', year = ''] = parts;
  const date = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isLocalDate(date) ? date : undefined;
}

/** Reads a time as a visitor types it: `9`, `9:30`, `09.30`, `0930`. `undefined` when it is none. */
export function parseTime(text: string): LocalTime | undefined {
  const parts = /^(\d{1,2})(?:[:.]?(\d{2}))?$/.exec(text.trim());
  if (!parts) return undefined;
  const time = `${(parts[1] ?? '').padStart(2, '0')}:${parts[2] ?? '00'}`;
  return isLocalTime(time) ? time : undefined;
}
