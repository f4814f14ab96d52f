import { Field, FieldError } from '../../components/form/Field.tsx';
import { Stepper } from '../../components/form/Stepper.tsx';
import { shortMoney } from '../../components/shop/short-money.ts';
import { fill } from '../../lib/texts.ts';
import styles from './booking-form.module.css';
import { mostChildren } from './booking-order.state.ts';
import { DateField } from './DateField.tsx';
import { useForm } from './form-context.ts';

/** The tour's part of step 1: which tour, its departure, and the people (BOOK-3). */
export const TourFields = () => {
  const { data, state, texts, language } = useForm();
  const chosen = data.tours.find(({ id }) => id === state.values.tour);
  return (
    <>
      <fieldset className={styles.block}>
        <legend>{texts.whichTour}</legend>
        <FieldError id="tour-error" message={state.errors.tour} />
        <div className={styles.tours}>
          {data.tours.map((tour) => (
            <label key={tour.id} className="choice-card">
              <input
                type="radio"
                name="tour"
                value={tour.id}
                defaultChecked={state.values.tour === tour.id}
                aria-describedby={state.errors.tour ? 'tour-error' : undefined}
                aria-invalid={state.errors.tour ? true : undefined}
              />
              <span>
                <strong>{tour.name}</strong>
                <br />
                <small>
                  {tour.facts} · {shortMoney(tour.adultCents, language)}
                </small>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.block}>
        <legend>{texts.when}</legend>
        <div className={styles.period}>
          <DateField id="input_6_96" label={texts.tourDate} unavailable="no-tour" />
        </div>
        <Departures />
      </fieldset>
      <People chosen={chosen} />
    </>
  );
};

const Departures = () => {
  const { state, texts, language } = useForm();
  const { departures, errors, values } = state;
  const named = new Intl.DisplayNames(language, { type: 'language' });
  if (departures.length === 0) return <FieldError id="departure-error" message={errors.departure} />;
  return (
    <fieldset className={styles.departures}>
      <legend>{texts.departure}</legend>
      <FieldError id="departure-error" message={errors.departure} />
      {departures.map((departure) => (
        <label key={departure.id} className="choice">
          <input
            type="radio"
            name="departure"
            value={departure.id}
            defaultChecked={values.departure === departure.id || departures.length === 1}
            disabled={departure.free === 0}
            aria-invalid={errors.departure ? true : undefined}
          />
          <span>
            {departure.time}, {named.of(departure.language)} ·{' '}
            {departure.free === 0
              ? texts.none
              : fill(texts.departureSeats, { count: departure.free }, language)}
          </span>
        </label>
      ))}
    </fieldset>
  );
};

type Tour = ReturnType<typeof useForm>['data']['tours'][number];

const childInputs = (children: number): string[] =>
  Array.from({ length: children }, (_, index) => `child_age.${index}`);

const People = ({ chosen }: { chosen: Tour | undefined }) => {
  const { state, texts, language } = useForm();
  const children = Math.min(mostChildren, Number.parseInt(state.values.children ?? '', 10) || 0);
  const childrenLabel = fill(texts.children, { age: chosen?.childMaximumAge ?? 12 }, language);
  return (
    <fieldset className={styles.block}>
      <legend>{texts.howMany}</legend>
      <div className={styles.people}>
        <Count name="adults" label={texts.adults} />
        <Count name="children" label={childrenLabel} />
        {childInputs(children).map((name, index) => (
          <Field
            key={name}
            label={fill(texts.childAge, { number: index + 1 }, language)}
            error={state.errors[name]}
          >
            {(input) => (
              <input
                {...input}
                className="input"
                type="number"
                inputMode="numeric"
                min={0}
                max={17}
                name={name}
                defaultValue={state.values[name]}
              />
            )}
          </Field>
        ))}
      </div>
      <Field
        label={texts.tourHeights}
        help={texts.tourHeightsHelp}
        error={state.errors.tour_heights}
        optional={texts.optional}
      >
        {(input) => (
          <input
            {...input}
            className="input"
            name="tour_heights"
            maxLength={200}
            defaultValue={state.values.tour_heights}
          />
        )}
      </Field>
      {chosen && chosen.privateGroupCents !== null && (
        <PrivateGroup tour={chosen} cents={chosen.privateGroupCents} />
      )}
    </fieldset>
  );
};

const Count = ({ name, label }: { name: string; label: string }) => {
  const { state, texts, language } = useForm();
  return (
    <Field label={label} error={state.errors[name]}>
      {(input) => (
        <Stepper
          id={input.id}
          name={name}
          label={label}
          lessLabel={fill(texts.less, { name: label }, language)}
          moreLabel={fill(texts.more, { name: label }, language)}
          value={state.values[name] ?? ''}
          describedBy={input['aria-describedby']}
          invalid={!!state.errors[name]}
        />
      )}
    </Field>
  );
};

const PrivateGroup = ({ tour, cents }: { tour: Tour; cents: number }) => {
  const { state, texts, language } = useForm();
  return (
    <div className={styles.private}>
      <label className="choice">
        <input
          type="checkbox"
          name="private_group"
          value="yes"
          defaultChecked={state.values.private_group === 'yes'}
        />
        <span>{fill(texts.privateGroup, { price: shortMoney(cents, language) }, language)}</span>
      </label>
      <FieldError id="private_group-error" message={state.errors.private_group} />
      <Field label={texts.guideLanguage} error={state.errors.guide_language} className={styles.guideLanguage}>
        {(input) => (
          <select
            {...input}
            className="input"
            name="guide_language"
            defaultValue={state.values.guide_language ?? ''}
          >
            <option value="">{texts.anyLanguage}</option>
            {tour.guideLanguages.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
};
