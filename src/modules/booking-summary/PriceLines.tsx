import type { Language } from '../../lib/language.ts';
import { formatMoney } from '../../lib/money.ts';
import type { PriceLine } from './booking-change.types.ts';
import styles from './booking-summary.module.css';

/** What was booked, line by line, each explaining its price. */
export const PriceLines = ({ lines, language }: { lines: readonly PriceLine[]; language: Language }) => (
  <ul className={styles.lines}>
    {lines.map((line) => (
      <li key={line.title}>
        <p className={styles.line}>
          <strong>{line.title}</strong>
          <span>{formatMoney(line.totalCents, language)}</span>
        </p>
        {line.parts.map((part) => (
          <p key={part.text} className={styles.part}>
            <span>{part.text}</span>
            <span>{formatMoney(part.cents, language)}</span>
          </p>
        ))}
      </li>
    ))}
  </ul>
);
