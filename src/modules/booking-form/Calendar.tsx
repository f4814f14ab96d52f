import { type CalendarDate, parseDate } from '@internationalized/date';
import { useEffect, useRef } from 'react';
import {
  Calendar as AriaCalendar,
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
  I18nProvider,
} from 'react-aria-components';
import { Icon } from '../../components/Icon.tsx';
import { type Language, localeOf } from '../../lib/language.ts';
import type { LocalDate } from '../../lib/local-time.ts';
import styles from './booking-form.module.css';

interface Props {
  language: Language;
  label: string;
  today: LocalDate;
  chosen: LocalDate | undefined;
  isUnavailable(date: LocalDate): boolean;
  texts: { previous: string; next: string };
  onPick(date: LocalDate): void;
  onClose(): void;
}

/** A month to pick a day from, by pointer or arrow keys; Esc or a click beside it closes it. */
export const Calendar = ({
  language,
  label,
  today,
  chosen,
  isUnavailable,
  texts,
  onPick,
  onClose,
}: Props) => {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const outside = (event: PointerEvent) => {
      if (!panel.current?.parentElement?.contains(event.target as Node)) onClose();
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [onClose]);
  const value: CalendarDate | null = chosen && chosen >= today ? parseDate(chosen) : null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only catches Esc for the calendar inside
    <div
      ref={panel}
      className={styles.calendar}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
      onInput={(event) => event.stopPropagation()}
    >
      {/* The library would add a style element of this id, which our policy forbids; our CSS has its one rule. */}
      <span id="react-aria-pressable-style" hidden />
      <I18nProvider locale={localeOf[language]}>
        <AriaCalendar
          aria-label={label}
          autoFocus
          defaultValue={value}
          minValue={parseDate(today)}
          isDateUnavailable={(date) => isUnavailable(date.toString())}
          onChange={(date) => onPick(date.toString())}
        >
          <header className={styles.calendarHead}>
            <Button slot="previous" aria-label={texts.previous}>
              <Icon name="chevron-left" />
            </Button>
            <Heading />
            <Button slot="next" aria-label={texts.next}>
              <Icon name="chevron-right" />
            </Button>
          </header>
          <CalendarGrid weekdayStyle="short">
            <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
            <CalendarGridBody>{(date) => <CalendarCell date={date} />}</CalendarGridBody>
          </CalendarGrid>
        </AriaCalendar>
      </I18nProvider>
    </div>
  );
};
