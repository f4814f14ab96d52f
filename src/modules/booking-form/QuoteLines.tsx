import { formatMoney } from '../../lib/money.ts';
import styles from './booking-form.module.css';
import type { QuoteView } from './booking-form.types.ts';
import { useForm } from './form-context.ts';

/** Each line of a price with what explains it. */
export const QuoteLines = ({ quote }: { quote: QuoteView }) => {
  const { language } = useForm();
  return (
    <ul className={styles.quoteLines}>
      {quote.lines.map((line) => (
        <li key={line.title}>
          <p className={styles.quoteLine}>
            <strong>{line.title}</strong>
            <span>{formatMoney(line.totalCents, language)}</span>
          </p>
          <ul>
            {line.parts.map((part) => (
              <li key={part.text} className={styles.quotePart}>
                <span>{part.text}</span>
                <span>{formatMoney(part.cents, language)}</span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
};
