import { Field } from '../../components/form/Field.tsx';
import { Icon } from '../../components/Icon.tsx';
import type { Language } from '../../lib/language.ts';
import { formatMoney } from '../../lib/money.ts';
import { fill } from '../../lib/texts.ts';
import { bookingChangeTexts } from './booking-change.texts.ts';
import type { ChangeForm, ChangePreview } from './booking-change.types.ts';
import styles from './booking-summary.module.css';
import { Hidden } from './Hidden.tsx';
import { momentText } from './moment-text.ts';
import { PriceLines } from './PriceLines.tsx';

interface Props {
  form: ChangeForm;
  token: string;
  language: Language;
  /** The page without what was sent. */
  address: string;
}

/** Moves a booking to other times or another departure; the new price first, then yes (BOOK-8). */
export const ChangeBooking = ({ form, token, language, address }: Props) => {
  const texts = bookingChangeTexts[language];
  const tour = form.kind === 'tour';
  const none = tour && form.departures.length === 0;
  return (
    <details className={styles.choice} id="change" open={form.open || undefined}>
      <summary>{texts.change}</summary>
      <form method="post" action="#change" className={styles.change} noValidate>
        <Hidden token={token} />
        <p>{none ? texts.noDepartures : tour ? texts.tourIntro : texts.rentalIntro}</p>
        {form.notice && (
          <p className="notice notice-danger" role="alert">
            <Icon name="warning" />
            <span>{form.notice}</span>
          </p>
        )}
        <Instead form={form} language={language} />
        {!none && (
          <>
            {tour ? (
              <Departures form={form} language={language} />
            ) : (
              <Period form={form} language={language} />
            )}
            <div className={styles.buttons}>
              <button
                type="submit"
                className={form.preview ? 'button button-quiet' : 'button button-main'}
                name="intent"
                value="change-preview"
              >
                {texts.preview}
              </button>
            </div>
          </>
        )}
        {form.preview && <Preview preview={form.preview} language={language} address={address} />}
      </form>
    </details>
  );
};

interface Part {
  form: ChangeForm;
  language: Language;
}

/** What is free when what was asked is not, each a button that asks for it. */
const Instead = ({ form, language }: Part) =>
  form.alternatives.length > 0 && (
    <fieldset className={styles.instead}>
      <legend>{bookingChangeTexts[language].instead}</legend>
      {form.alternatives.map(({ label, value }) => (
        <button
          key={value}
          type="submit"
          className="button button-quiet button-small"
          name="instead"
          value={value}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );

const Period = ({ form, language }: Part) => {
  const texts = bookingChangeTexts[language];
  return (
    <div className={styles.period}>
      <DateInput form={form} name="pick_up_date" label={texts.pickUpDate} />
      <TimeInput form={form} name="pick_up_time" label={texts.pickUpTime} placeholder={texts.chooseTime} />
      <DateInput form={form} name="return_date" label={texts.returnDate} />
      <TimeInput form={form} name="return_time" label={texts.returnTime} placeholder={texts.chooseTime} />
    </div>
  );
};

interface InputProps {
  form: ChangeForm;
  name: string;
  label: string;
}

const DateInput = ({ form, name, label }: InputProps) => (
  <Field label={label} id={name} error={form.errors[name]}>
    {(input) => (
      <input
        {...input}
        className="input"
        type="date"
        name={name}
        min={form.firstDate}
        defaultValue={form.values[name]}
      />
    )}
  </Field>
);

const TimeInput = ({ form, name, label, placeholder }: InputProps & { placeholder: string }) => {
  const chosen = form.values[name] ?? '';
  const times = chosen === '' || form.times.includes(chosen) ? form.times : [...form.times, chosen].sort();
  return (
    <Field label={label} id={name} error={form.errors[name]}>
      {(input) => (
        <select {...input} className="input" name={name} defaultValue={chosen}>
          <option value="">{placeholder}</option>
          {times.map((time) => (
            <option key={time}>{time}</option>
          ))}
        </select>
      )}
    </Field>
  );
};

const Departures = ({ form, language }: Part) => {
  const texts = bookingChangeTexts[language];
  return (
    <Field label={texts.departure} id="departure" error={form.errors.departure}>
      {(input) => (
        <select {...input} className="input" name="departure" defaultValue={form.values.departure}>
          <option value="">{texts.chooseDeparture}</option>
          {form.departures.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
};

const Preview = ({
  preview,
  language,
  address,
}: {
  preview: ChangePreview;
  language: Language;
  address: string;
}) => {
  const texts = bookingChangeTexts[language];
  const { startsAt, endsAt, lines, wasCents, totalCents, backCents, dueCents } = preview;
  const money = (cents: number) => formatMoney(cents, language);
  const difference = totalCents - wasCents;
  const moments = { from: momentText(startsAt, language), until: momentText(endsAt, language) };
  return (
    <section className={styles.preview} aria-labelledby="change-preview">
      <h2 id="change-preview">{texts.previewTitle}</h2>
      <p>{fill(texts.until, moments, language)}</p>
      <PriceLines lines={lines} language={language} />
      <dl className={styles.totals}>
        <div>
          <dt>{texts.was}</dt>
          <dd>{money(wasCents)}</dd>
        </div>
        <div className={styles.total}>
          <dt>{texts.becomes}</dt>
          <dd>{money(totalCents)}</dd>
        </div>
        <div>
          <dt>{texts.difference}</dt>
          <dd>{difference > 0 ? `+ ${money(difference)}` : money(difference)}</dd>
        </div>
      </dl>
      <p>
        {difference === 0 && texts.same}
        {difference !== 0 && dueCents > 0 && fill(texts.more, { amount: money(dueCents) }, language)}
        {backCents > 0 && fill(texts.back, { amount: money(backCents) }, language)}
      </p>
      <input type="hidden" name="quote_token" value={preview.quoteToken} />
      <div className={styles.buttons}>
        <button type="submit" className="button button-main" name="intent" value="change">
          {texts.confirm}
        </button>
        <a className="button button-text" href={address}>
          {texts.keep}
        </a>
      </div>
    </section>
  );
};
