import { isLanguage, type Language, localeOf } from '../../lib/language.ts';
import { dateOf, type LocalDate, type LocalDateTime, weekdayOf } from '../../lib/local-time.ts';
import { fill, type Texts } from '../../lib/texts.ts';
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

/** What the shop's wall clock shows. */
export function shopTime(now: Date, timeZone: string): LocalDateTime {
  const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });
  return clock.format(now).replace(' ', 'T');
}

const weekdayName = (date: LocalDate, language: Language): string =>
  new Intl.DateTimeFormat(localeOf[language], { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

export function statusText(status: OpenStatus, language: Language): string {
  const words = texts[language];
  if (status.kind !== 'closed') return fill(words[status.kind], { closes: status.closes }, language);
  const { opens, date, when } = status;
  return fill(words[when], { opens, day: weekdayName(date, language) }, language);
}

/** Marks today and says whether the shop is open, in one module of the page. */
export function showMoment(module: HTMLElement, now: Date): void {
  const { openDays = '[]', timeZone = 'Europe/Amsterdam' } = module.dataset;
  const pageLanguage = document.documentElement.lang;
  const moment = shopTime(now, timeZone);
  const status = openStatus(JSON.parse(openDays) as OpenDay[], moment);
  const weekday = String(weekdayOf(dateOf(moment)));
  for (const row of module.querySelectorAll<HTMLElement>('[data-weekday]')) {
    if (row.dataset.weekday === weekday) row.ariaCurrent = 'date';
    else row.removeAttribute('aria-current');
  }
  const line = module.querySelector<HTMLElement>('[data-open-status]');
  if (!line) return;
  line.dataset.openStatus = status?.kind ?? '';
  line.textContent = status ? statusText(status, isLanguage(pageLanguage) ? pageLanguage : 'nl') : '';
}

const showAll = () => {
  for (const module of document.querySelectorAll<HTMLElement>('[data-module="opening-hours"]'))
    showMoment(module, new Date());
};
showAll();
setInterval(showAll, 30_000);
