import { formatMoney } from '../../lib/money.ts';
import { fill } from '../../lib/texts.ts';
import styles from './booking-form.module.css';
import type { QuoteView } from './booking-form.types.ts';
import { useForm } from './form-context.ts';
import { QuoteLines } from './QuoteLines.tsx';

/** The price so far, line by line; read out when it changes. Where it stands below the form, the check tells it. */
export const QuoteSummary = () => {
  const { state, texts } = useForm();
  const { quote, step } = state;
  return (
    <aside
      className={step === 'check' ? `${styles.summary} ${styles.wideOnly}` : styles.summary}
      aria-label={texts.summary}
    >
      <h2>{texts.summary}</h2>
      {quote ? <QuotePrice quote={quote} /> : <p className={styles.summaryEmpty}>{texts.summaryEmpty}</p>}
    </aside>
  );
};

/** The lines of a price, its total, the tax in it and the deposit. */
export const QuotePrice = ({ quote }: { quote: QuoteView }) => {
  const { texts, language } = useForm();
  return (
    <>
      <QuoteLines quote={quote} />
      <dl className={styles.totals}>
        <div className={styles.total}>
          <dt>{texts.total}</dt>
          <dd aria-live="polite">{formatMoney(quote.totalCents, language)}</dd>
        </div>
        {quote.vat.map(({ percent, cents }) => (
          <div key={percent}>
            <dt>{fill(texts.vat, { percent }, language)}</dt>
            <dd>{formatMoney(cents, language)}</dd>
          </div>
        ))}
        {quote.depositCents > 0 && (
          <div>
            <dt>{texts.deposit}</dt>
            <dd>{formatMoney(quote.depositCents, language)}</dd>
          </div>
        )}
      </dl>
    </>
  );
};

/** The total at the foot of a small screen until the check says it; the summary itself is read out. */
export const TotalBar = () => {
  const { state, texts, language } = useForm();
  if (!state.quote || state.step === 'check') return null;
  return (
    <p className={styles.bar} aria-hidden="true">
      <span>{texts.total}</span>
      <strong>{formatMoney(state.quote.totalCents, language)}</strong>
    </p>
  );
};
