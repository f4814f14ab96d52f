import { FieldError } from '../../components/form/Field.tsx';
import { localeOf } from '../../lib/language.ts';
import { parseDate } from '../../lib/local-time.ts';
import { formatMoney } from '../../lib/money.ts';
import { fill } from '../../lib/texts.ts';
import styles from './booking-form.module.css';
import { useForm } from './form-context.ts';
import { QuotePrice } from './QuoteSummary.tsx';

/** Step 3: everything once more, how to pay, and the terms. */
export const StepCheck = ({ hidden }: { hidden: boolean }) => {
  const { data, state, texts, language } = useForm();
  const { values, errors, quote } = state;
  const price = formatMoney(quote?.totalCents ?? 0, language);
  const payments = [
    { id: 'online', label: texts.online, help: texts.onlineHelp },
    { id: 'at-shop', label: texts.atShop, help: texts.atShopHelp },
  ];
  const payment = values.payment === 'at-shop' ? 'at-shop' : 'online';
  return (
    <div data-step="check" hidden={hidden}>
      <section className={styles.block}>
        <h2>{texts.check}</h2>
        <h3>{texts.booked}</h3>
        <Moments />
        {quote && (
          <div className={styles.checkPrice}>
            <QuotePrice quote={quote} />
          </div>
        )}
        <h3>{texts.contact}</h3>
        <p>
          {values.name}
          <br />
          {values.email}
          <br />
          {values.phone}
        </p>
        <button type="submit" className="button button-text" name="step" value="back">
          {texts.change}
        </button>
      </section>
      <fieldset className={styles.block} data-prices>
        <legend>{texts.payment}</legend>
        <div className={styles.kindCards}>
          {payments.map(({ id, label, help }) => (
            <label key={id} className="choice-card">
              <input type="radio" name="payment" value={id} defaultChecked={payment === id} />
              <span>
                <strong>{label}</strong>
                <br />
                <small>{help}</small>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <label className="choice">
        <input
          type="checkbox"
          name="terms"
          value="yes"
          defaultChecked={values.terms === 'yes'}
          aria-invalid={errors.terms ? true : undefined}
          aria-describedby={errors.terms ? 'terms-error' : undefined}
        />
        <span>
          {texts.termsStart}{' '}
          <a href={data.termsPath} target="_blank" rel="noopener">
            {texts.termsLink}
          </a>
          {texts.termsEnd && ` ${texts.termsEnd}`}
        </span>
      </label>
      <FieldError id="terms-error" message={errors.terms} />
      <p className={styles.actions}>
        <button type="submit" className="button button-main" name="step" value="book">
          {fill(payment === 'at-shop' ? texts.bookAtShop : texts.book, { price }, language)}
        </button>
        <button type="submit" className="button button-text" name="step" value="back">
          {texts.back}
        </button>
      </p>
    </div>
  );
};

/** When it begins and ends, with the day of the week: what people mistake most. */
const Moments = () => {
  const { state, texts, language } = useForm();
  const { values, departures } = state;
  const departure = departures.find(({ id }) => id === values.departure);
  const moments =
    values.kind === 'tour'
      ? [{ label: texts.tourDate, typed: values.input_6_96, time: departure?.time }]
      : [
          { label: texts.pickUp, typed: values.input_6_39, time: values.pick_up_time },
          { label: texts.return, typed: values.input_6_44, time: values.return_time },
        ];
  const day = new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'full', timeZone: 'UTC' });
  return (
    <dl className={styles.moments}>
      {moments.map(({ label, typed = '', time }) => {
        const date = parseDate(typed);
        return (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {date ? day.format(new Date(`${date}T12:00:00Z`)) : typed}
              {time && `, ${time}`}
            </dd>
          </div>
        );
      })}
    </dl>
  );
};
