import { Icon } from '../../components/Icon.tsx';
import type { Language } from '../../lib/language.ts';
import { formatMoney } from '../../lib/money.ts';
import { fill } from '../../lib/texts.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import { bookingChangeTexts } from './booking-change.texts.ts';
import type { bookingSummaryFields } from './booking-summary.definition.ts';
import styles from './booking-summary.module.css';
import { bookingSummaryTexts } from './booking-summary.texts.ts';
import type { BookingSummaryData, BookingSummaryView } from './booking-summary.types.ts';
import { ChangeBooking } from './ChangeBooking.tsx';
import { Hidden } from './Hidden.tsx';
import { momentText } from './moment-text.ts';
import { PriceLines } from './PriceLines.tsx';

type Props = ModuleProps<typeof bookingSummaryFields, never, BookingSummaryData>;

/** The guest's own booking from the signed link: how it stands, what it holds, and what can be done (BOOK-8, CONF-5). */
export const BookingSummary = ({ root, language, purpose, data }: Props) => {
  const texts = bookingSummaryTexts[language];
  const { view, purchase, message } = data;
  return (
    <div {...rootWith(root, styles.summary)} data-booking-state={view?.state}>
      {purchase !== undefined && (
        <script
          type="application/json"
          id="purchase"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose angle brackets are escaped
          dangerouslySetInnerHTML={{ __html: JSON.stringify(purchase).replace(/</g, '\\u003c') }}
        />
      )}
      {message && (
        <p className="notice notice-danger" role="alert">
          <Icon name="warning" />
          <span>{message}</span>
        </p>
      )}
      {view && data.changed && (
        <p className="notice notice-success" role="status">
          <Icon name="check" />
          <span>{fill(bookingChangeTexts[language].changed, { email: view.guestEmail }, language)}</span>
        </p>
      )}
      {view ? (
        <>
          <Opening view={view} language={language} />
          <Ticket view={view} language={language} />
          <Actions data={data} view={view} language={language} purpose={purpose} />
        </>
      ) : (
        <>
          <h1>{purpose === 'manage' ? texts.unknownBooking : texts.unknown}</h1>
          <p>{texts.unknownText}</p>
        </>
      )}
    </div>
  );
};

interface Part {
  view: BookingSummaryView;
  language: Language;
}

const Opening = ({ view, language }: Part) => {
  const texts = bookingSummaryTexts[language];
  const [firstName = ''] = view.guestName.split(' ');
  const values = { name: firstName, email: view.guestEmail, refund: formatMoney(view.refundCents, language) };
  const text =
    view.state === 'cancelled' && view.refundCents === 0
      ? texts.cancelledNothing
      : texts[`${view.state}Text`];
  return (
    <header className={styles.opening}>
      <h1>{fill(texts[view.state], values, language)}</h1>
      <p>{fill(text, values, language)}</p>
    </header>
  );
};

const Ticket = ({ view, language }: Part) => {
  const texts = bookingSummaryTexts[language];
  const tour = view.kind === 'tour';
  // Paid online it is due only after a change that made it dearer.
  const due = view.state === 'confirmed' ? view.totalCents - view.paidCents : 0;
  const money = (cents: number) => formatMoney(cents, language);
  return (
    <section className={styles.ticket}>
      <dl className={styles.facts}>
        <div>
          <dt>{texts.number}</dt>
          <dd className={styles.number}>{view.number}</dd>
        </div>
        <div>
          <dt>{tour ? texts.tourStarts : texts.starts}</dt>
          <dd>{momentText(view.startsAt, language)}</dd>
        </div>
        <div>
          <dt>{tour ? texts.tourEnds : texts.ends}</dt>
          <dd>{momentText(view.endsAt, language)}</dd>
        </div>
      </dl>
      <PriceLines lines={view.lines} language={language} />
      <dl className={styles.totals}>
        <Amount label={texts.total} amount={money(view.totalCents)} strong />
        {view.vat.map(({ percent, cents }) => (
          <Amount key={percent} label={fill(texts.vat, { percent }, language)} amount={money(cents)} />
        ))}
        {view.paidCents > 0 && <Amount label={texts.paid} amount={money(view.paidCents)} />}
        {due > 0 && <Amount label={texts.due} amount={money(due)} />}
        {view.depositCents > 0 && <Amount label={texts.deposit} amount={money(view.depositCents)} />}
      </dl>
    </section>
  );
};

const Amount = ({ label, amount, strong = false }: { label: string; amount: string; strong?: boolean }) => (
  <div className={strong ? styles.total : undefined}>
    <dt>{label}</dt>
    <dd>{amount}</dd>
  </div>
);

const Actions = ({ data, view, language, purpose }: Part & { data: BookingSummaryData; purpose: string }) => {
  const texts = bookingSummaryTexts[language];
  const address = `${data.managePath}?b=${encodeURIComponent(data.token)}`;
  return (
    <div className={styles.actions}>
      {view.state === 'unpaid' && (
        <form method="post">
          <Hidden token={data.token} intent="pay" />
          <button type="submit" className="button button-main">
            {texts.payAgain}
          </button>
        </form>
      )}
      {(view.state === 'expired' || view.state === 'cancelled') && (
        <a className="button button-main" href={data.bookingPath}>
          {texts.bookAgain}
        </a>
      )}
      {purpose === 'confirmation' && view.state === 'confirmed' && (
        <a className="button button-quiet" href={address}>
          {texts.manage}
        </a>
      )}
      {view.invoicePath && (
        <a className="button button-text" href={view.invoicePath} download>
          {texts.invoice}
        </a>
      )}
      {purpose === 'manage' && data.change && (
        <ChangeBooking form={data.change} token={data.token} language={language} address={address} />
      )}
      {purpose === 'manage' && view.state === 'confirmed' && view.cancellation && !data.change && (
        <p className={styles.tooLate}>{bookingChangeTexts[language].tooLate}</p>
      )}
      {purpose === 'manage' && view.cancellation && <Cancel data={data} view={view} language={language} />}
    </div>
  );
};

const Cancel = ({ data, view, language }: Part & { data: BookingSummaryData }) => {
  const texts = bookingSummaryTexts[language];
  const { cancellation } = view;
  if (!cancellation) return null;
  const { refundCents, refundPercent, until } = cancellation;
  const offer =
    view.paidCents === 0
      ? texts.cancelUnpaid
      : refundCents === 0
        ? texts.cancelNothing
        : fill(
            texts.cancelOffer,
            { refund: formatMoney(refundCents, language), percent: refundPercent },
            language,
          );
  return (
    <details className={styles.choice}>
      <summary>{texts.cancel}</summary>
      <p>
        {offer} {until && fill(texts.cancelUntil, { until: momentText(until, language) }, language)}
      </p>
      <form method="post">
        <Hidden token={data.token} intent="cancel" />
        <input type="hidden" name="refund_cents" value={refundCents} />
        <button type="submit" className="button button-quiet">
          {texts.cancelConfirm}
        </button>
      </form>
    </details>
  );
};
