import { Icon } from '../../components/Icon.tsx';
import type { LocalDate, LocalTime } from '../../lib/local-time.ts';
import type { Texts } from '../../lib/texts.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import type { KnownHours } from './opening-hours.browser.ts';
import type { openingHoursFields } from './opening-hours.definition.ts';
import styles from './opening-hours.module.css';

export interface Season {
  /** Null when the same hours hold all year. */
  period: string | null;
  /** Monday to Sunday. */
  week: { weekday: number; name: string; open: { opens: LocalTime; closes: LocalTime } | null }[];
}

export interface OpeningHoursData {
  /** What the page needs to say by itself whether the shop is open. */
  known: KnownHours;
  /** The present season first. */
  seasons: Season[];
  closedDays: { date: LocalDate; dateInWords: string; name: string }[];
}

const texts = {
  nl: { closed: 'Gesloten', closedDays: 'Dan zijn we dicht', day: 'Dag', hours: 'Open' },
  en: { closed: 'Closed', closedDays: 'Days we are closed', day: 'Day', hours: 'Open' },
  de: { closed: 'Geschlossen', closedDays: 'Dann haben wir zu', day: 'Tag', hours: 'Geöffnet' },
} satisfies Texts;

/**
 * The shop's week and closed days. What depends on the moment (today, open now) is filled in by
 * `opening-hours.browser.ts`, since the page is kept for many visitors.
 */
export const OpeningHours = (props: ModuleProps<typeof openingHoursFields, never, OpeningHoursData>) => {
  const { root, data, title, level: Heading, show, showStatus, language } = props;
  const words = texts[language];
  return (
    <div {...rootWith(root, styles.hours)} data-hours={JSON.stringify(data.known)}>
      {title && <Heading className={styles.title}>{title}</Heading>}
      {(showStatus || show === 'status') && <p className={styles.status} data-open-status="" />}
      {show === 'week' &&
        data.seasons.map((season, index) => (
          <Week key={season.period} season={season} present={index === 0} words={words} />
        ))}
      {show === 'week' && data.closedDays.length > 0 && (
        <div className={styles.closed}>
          <p className={styles.label}>
            <Icon name="calendar" />
            {words.closedDays}
          </p>
          <ul className={styles.days}>
            {data.closedDays.map(({ date, dateInWords, name }) => (
              <li key={date}>
                <time dateTime={date}>{dateInWords}</time> <span className={styles.name}>{name}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
};

interface WeekProps {
  season: Season;
  present: boolean;
  words: (typeof texts)['nl'];
}

const Week = ({ season, present, words }: WeekProps) => {
  const table = (
    <table className={styles.week}>
      {season.period && present && <caption>{season.period}</caption>}
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{words.day}</th>
          <th scope="col">{words.hours}</th>
        </tr>
      </thead>
      <tbody>
        {season.week.map(({ weekday, name, open }) => (
          <tr key={weekday} data-weekday={present ? weekday : undefined}>
            <th scope="row">{name}</th>
            <td>{open ? `${open.opens} – ${open.closes}` : words.closed}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (present) return table;
  return (
    <details className="disclosure">
      <summary className={styles.season}>{season.period}</summary>
      {table}
    </details>
  );
};
