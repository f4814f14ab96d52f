import { type Language, localeOf } from '../../lib/language.ts';
import { addDays, dateOf, type LocalDateTime, localDateTime, weekdayOf } from '../../lib/local-time.ts';

const friday = 5;
const monday = 1;

/** Moments at which one often publishes, soonest first: tonight, tomorrow morning, Friday afternoon, Monday morning. */
export function scheduleChoices(now: LocalDateTime): LocalDateTime[] {
  const today = dateOf(now);
  const onWeekday = (weekday: number, time: string) => {
    const days = (weekday - weekdayOf(today) + 7) % 7;
    const moment = localDateTime(addDays(today, days), time);
    return moment > now ? moment : localDateTime(addDays(today, days + 7), time);
  };
  const choices = [
    localDateTime(today, '20:00'),
    localDateTime(addDays(today, 1), '09:00'),
    onWeekday(friday, '17:00'),
    onWeekday(monday, '09:00'),
  ];
  return [...new Set(choices)].filter((moment) => moment > now).toSorted();
}

/** `vrijdag 17:00` within a week, later `vrijdag 4 december 17:00`. */
export function choiceWords(moment: LocalDateTime, now: LocalDateTime, language: Language): string {
  const isNear = dateOf(moment) < addDays(dateOf(now), 7);
  const day = new Intl.DateTimeFormat(localeOf[language], {
    weekday: 'long',
    ...(isNear ? {} : { day: 'numeric', month: 'long' }),
    timeZone: 'UTC',
  }).format(new Date(`${dateOf(moment)}T00:00:00Z`));
  return `${day} ${moment.slice(11, 16)}`;
}
