import { ButtonLink } from '../../components/ButtonLink.tsx';
import { linkAttributes } from '../../fields/link-attributes.ts';
import type { Language } from '../../lib/language.ts';
import type { LocalDate, LocalTime } from '../../lib/local-time.ts';
import { fill, type Texts } from '../../lib/texts.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import type { Month } from './group-by-month.ts';
import type { tourDeparturesFields } from './tour-departures.definition.ts';
import styles from './tour-departures.module.css';

export interface DepartureRow {
  id: string;
  date: LocalDate;
  weekday: string;
  day: string;
  dateInWords: string;
  time: LocalTime;
  /** The time it ends, or the day when that is another. */
  until: string;
  /** The tour's name where departures of several stand together. */
  tour: string | null;
  guideLanguage: string;
  free: number;
  /** For one adult. */
  price: string;
  /** The booking page with this departure; null when it is full. */
  href: string | null;
}

export interface TourDeparturesData {
  months: Month<DepartureRow>[];
  later: Month<DepartureRow>[];
}

const texts = {
  nl: {
    book: 'Reserveer',
    full: 'Vol',
    few: { one: 'Nog {count} plaats', other: 'Nog {count} plaatsen' },
    free: { one: '{count} plaats vrij', other: '{count} plaatsen vrij' },
    guide: 'Gids spreekt {language}',
    until: 'tot {until}',
    each: '{price} p.p.',
    more: { one: 'Nog {count} vertrek daarna', other: 'Nog {count} keer daarna' },
    empty: 'Op dit moment staan er geen data gepland. In het voorjaar komen er nieuwe bij.',
    ask: 'Vraag ernaar',
  },
  en: {
    book: 'Book',
    full: 'Full',
    few: { one: '{count} seat left', other: '{count} seats left' },
    free: { one: '{count} seat free', other: '{count} seats free' },
    guide: 'Guided in {language}',
    until: 'until {until}',
    each: '{price} each',
    more: { one: '{count} later departure', other: '{count} later departures' },
    empty: 'No dates are planned at the moment. New ones come in spring.',
    ask: 'Ask us',
  },
  de: {
    book: 'Buchen',
    full: 'Ausgebucht',
    few: { one: 'Noch {count} Platz', other: 'Noch {count} Plätze' },
    free: { one: '{count} Platz frei', other: '{count} Plätze frei' },
    guide: 'Führung auf {language}',
    until: 'bis {until}',
    each: '{price} p. P.',
    more: { one: '{count} späterer Termin', other: '{count} spätere Termine' },
    empty: 'Im Moment sind keine Termine geplant. Im Frühjahr kommen neue dazu.',
    ask: 'Frag uns',
  },
} satisfies Texts;

/** Seats from which on they are told as the last ones. */
const few = 4;

/** The next departures of a tour by month, each with its seats and the way to book it (BOOK-3). */
export const TourDepartures = (
  props: ModuleProps<typeof tourDeparturesFields, never, TourDeparturesData>,
) => {
  const { root, data, language, level, emptyLink } = props;
  const words = texts[language];
  const later = data.later.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <div {...rootWith(root, styles.departures)}>
      {data.months.length === 0 && (
        <p>
          {words.empty} {emptyLink && <a {...linkAttributes(emptyLink)}>{words.ask}</a>}
        </p>
      )}
      <Months months={data.months} level={level} language={language} />
      {later > 0 && (
        <details className={`disclosure ${styles.later}`}>
          <summary>{fill(words.more, { count: later }, language)}</summary>
          <Months months={data.later} level={level} language={language} />
        </details>
      )}
    </div>
  );
};

interface MonthsProps {
  months: readonly Month<DepartureRow>[];
  level: 'h1' | 'h2' | 'h3' | 'h4';
  language: Language;
}

const Months = ({ months, level: Heading, language }: MonthsProps) =>
  months.map(({ key, name, rows }) => (
    <section key={key} className={styles.month}>
      <Heading className={styles.name}>{name}</Heading>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <Departure key={row.id} row={row} language={language} />
        ))}
      </ul>
    </section>
  ));

const Departure = ({ row, language }: { row: DepartureRow; language: Language }) => {
  const words = texts[language];
  const seats = row.free === 0 ? words.full : row.free <= few ? words.few : words.free;
  return (
    <li className={styles.row}>
      <time className={styles.date} dateTime={`${row.date}T${row.time}`}>
        <span className={styles.weekday}>{row.weekday}</span>
        <span className={styles.day}>{row.day}</span>
      </time>
      <p className={styles.what}>
        {row.tour && <strong className={styles.tour}>{row.tour}</strong>}
        <strong>{row.time}</strong> {fill(words.until, { until: row.until }, language)}
        <span className={styles.guide}>{fill(words.guide, { language: row.guideLanguage }, language)}</span>
      </p>
      <p className={styles.seats}>
        <span className={row.free > 0 && row.free <= few ? styles.few : undefined}>
          {fill(seats, { count: row.free }, language)}
        </span>
        <span className={styles.price}>{fill(words.each, { price: row.price }, language)}</span>
      </p>
      {row.href && (
        <ButtonLink link={{ href: row.href, newWindow: false }} kind="quiet" className={styles.book}>
          {words.book}
          <span className="visually-hidden">{`: ${row.dateInWords}, ${row.time}`}</span>
        </ButtonLink>
      )}
    </li>
  );
};
