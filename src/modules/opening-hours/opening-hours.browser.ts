import { isLanguage, type Language } from '../../lib/language.ts';
import { dateOf, type LocalDateTime, weekdayOf } from '../../lib/local-time.ts';
import { fill, type Texts } from '../../lib/texts.ts';
import type { ClockChange } from '../../lib/zoned-time.ts';
import { type OpenDay, type OpenStatus, openStatus } from './opening-hours.state.ts';

const texts = {
  nl: {
    open: 'Nu open, tot {closes}',
    closing: 'Nog open tot {closes}',
    today: 'Nu dicht, vandaag open om {opens}',
    tomorrow: 'Nu dicht, morgen open om {opens}',
    later: 'Nu dicht, {day} open om {opens}',
  },
  en: {
    open: 'Open now, until {closes}',
    closing: 'Still open until {closes}',
    today: 'Closed now, opens today at {opens}',
    tomorrow: 'Closed now, opens tomorrow at {opens}',
    later: 'Closed now, opens {day} at {opens}',
  },
  de: {
    open: 'Jetzt geöffnet, bis {closes}',
    closing: 'Noch geöffnet bis {closes}',
    today: 'Jetzt geschlossen, heute ab {opens} geöffnet',
    tomorrow: 'Jetzt geschlossen, morgen ab {opens} geöffnet',
    later: 'Jetzt geschlossen, {day} ab {opens} geöffnet',
  },
} satisfies Texts;

/** What the page knows of the shop's clock and week; `weekdays` are their names, Monday first. */
export interface KnownHours {
  days: OpenDay[];
  clock: ClockChange[];
  weekdays: string[];
}

/**
 * What the shop's wall clock shows. Reckoned from the changes the server named: asking `Intl` for a time zone costs
 * a slow phone a tenth of a second.
 */
export function shopTime(now: Date, clock: readonly ClockChange[]): LocalDateTime {
  const { minutesAhead } = clock.findLast(({ from }) => from <= now.getTime()) ??
    clock[0] ?? { minutesAhead: 0 };
  return new Date(now.getTime() + minutesAhead * 60_000).toISOString().slice(0, 16);
}

export function statusText(status: OpenStatus, language: Language, weekdays: readonly string[]): string {
  const words = texts[language];
  if (status.kind !== 'closed') return fill(words[status.kind], { closes: status.closes }, language);
  const { opens, date, when } = status;
  return fill(words[when], { opens, day: weekdays[weekdayOf(date) - 1] ?? '' }, language);
}

/** Marks today and says whether the shop is open, in one module of the page. */
export function showMoment(module: HTMLElement, now: Date): void {
  const { days, clock, weekdays } = JSON.parse(module.dataset.hours as string) as KnownHours;
  const pageLanguage = document.documentElement.lang;
  const moment = shopTime(now, clock);
  const status = openStatus(days, moment);
  const weekday = String(weekdayOf(dateOf(moment)));
  for (const row of module.querySelectorAll<HTMLElement>('[data-weekday]')) {
    if (row.dataset.weekday === weekday) row.ariaCurrent = 'date';
    else row.removeAttribute('aria-current');
  }
  const line = module.querySelector<HTMLElement>('[data-open-status]');
  if (!line) return;
  line.dataset.openStatus = status?.kind ?? '';
  line.textContent = status
    ? statusText(status, isLanguage(pageLanguage) ? pageLanguage : 'nl', weekdays)
    : '';
}

const showAll = () => {
  for (const module of document.querySelectorAll<HTMLElement>('[data-module="opening-hours"]'))
    showMoment(module, new Date());
};
showAll();
setInterval(showAll, 30_000);
