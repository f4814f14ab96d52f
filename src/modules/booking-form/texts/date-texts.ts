import type { Texts } from '../../../lib/texts.ts';

/** Choosing a day and a time. */
export const dateTexts = {
  nl: {
    dateHelp: 'dd/mm/jjjj',
    openCalendar: 'Kalender openen',
    calendar: 'Kies een dag',
    previousMonth: 'Vorige maand',
    nextMonth: 'Volgende maand',
    close: 'Sluiten',
    openFrom: 'Open van {opens} tot {closes}',
    closed: 'Dan zijn we gesloten',
    chooseTime: 'Kies een tijd',
  },
  en: {
    dateHelp: 'dd/mm/yyyy',
    openCalendar: 'Open the calendar',
    calendar: 'Choose a day',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    close: 'Close',
    openFrom: 'Open from {opens} to {closes}',
    closed: 'We are closed then',
    chooseTime: 'Choose a time',
  },
  de: {
    dateHelp: 'TT/MM/JJJJ',
    openCalendar: 'Kalender öffnen',
    calendar: 'Tag wählen',
    previousMonth: 'Voriger Monat',
    nextMonth: 'Nächster Monat',
    close: 'Schließen',
    openFrom: 'Geöffnet von {opens} bis {closes} Uhr',
    closed: 'Dann haben wir geschlossen',
    chooseTime: 'Uhrzeit wählen',
  },
} satisfies Texts;
