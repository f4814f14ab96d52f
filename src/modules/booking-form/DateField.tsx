import { lazy, Suspense, useRef, useState } from 'react';
import { Field } from '../../components/form/Field.tsx';
import { Icon } from '../../components/Icon.tsx';
import { formatDate, parseDate } from '../../lib/local-time.ts';
import styles from './booking-form.module.css';
import { useForm } from './form-context.ts';
import { isClosed } from './opening-calendar.state.ts';

const Calendar = lazy(() => import('./Calendar.tsx').then(({ Calendar }) => ({ default: Calendar })));

interface Props {
  /** The wire id, which is also the input's name: `input_6_39`, `input_6_44` or `input_6_96`. */
  id: string;
  label: string;
  /** Which days the calendar does not offer: closed ones, or those without a departure of the chosen tour. */
  unavailable: 'closed' | 'no-tour';
}

/** A date typed as dd/mm/yyyy or picked from a calendar, never before today (BOOK-1). */
export const DateField = ({ id, label, unavailable }: Props) => {
  const { data, state, texts, language } = useForm();
  const [open, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const pick = (date: string) => {
    if (input.current) {
      input.current.value = formatDate(date);
      input.current.dispatchEvent(new Event('input', { bubbles: true }));
    }
    close();
  };
  const isUnavailable = (date: string) =>
    unavailable === 'closed'
      ? isClosed(date, data)
      : state.tourDates.length > 0 && !state.tourDates.includes(date);
  return (
    <Field label={label} id={id} help={texts.dateHelp} error={state.errors[id]}>
      {(described) => (
        <div className={styles.date}>
          <input
            {...described}
            ref={input}
            className="input"
            name={id}
            inputMode="numeric"
            autoComplete="off"
            maxLength={10}
            defaultValue={state.values[id] ?? ''}
          />
          <button
            ref={button}
            type="button"
            className={styles.dateButton}
            aria-label={`${texts.openCalendar}: ${label}`}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <Icon name="calendar" />
          </button>
          {open && (
            <Suspense fallback={<div className={styles.calendar} aria-busy="true" />}>
              <Calendar
                language={language}
                label={`${texts.calendar}: ${label}`}
                today={data.today}
                chosen={parseDate(input.current?.value ?? '')}
                isUnavailable={isUnavailable}
                texts={{ previous: texts.previousMonth, next: texts.nextMonth }}
                onPick={pick}
                onClose={close}
              />
            </Suspense>
          )}
        </div>
      )}
    </Field>
  );
};
