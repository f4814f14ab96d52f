import { Field, FieldError } from '../../components/form/Field.tsx';
import { Stepper } from '../../components/form/Stepper.tsx';
import { Icon } from '../../components/Icon.tsx';
import { PictureImage } from '../../components/PictureImage.tsx';
import { shortMoney } from '../../components/shop/short-money.ts';
import { fill } from '../../lib/texts.ts';
import styles from './booking-form.module.css';
import type { BookingFormBike } from './booking-form.types.ts';
import { DateField } from './DateField.tsx';
import { useForm } from './form-context.ts';
import { TimeField } from './TimeField.tsx';

/** The rental's part of step 1: period, bikes by size, accessories, delivery (BOOK-2). */
export const RentalFields = () => {
  const { data, state, texts, language } = useForm();
  return (
    <>
      <fieldset className={styles.block}>
        <legend>{texts.when}</legend>
        <div className={styles.period}>
          <DateField id="input_6_39" label={texts.pickUp} unavailable="closed" />
          <TimeField name="pick_up_time" label={texts.pickUpTime} hours={state.pickUpHours} />
          <DateField id="input_6_44" label={texts.return} unavailable="closed" />
          <TimeField name="return_time" label={texts.returnTime} hours={state.returnHours} />
        </div>
      </fieldset>
      <fieldset className={styles.block}>
        <legend>{texts.bikes}</legend>
        <FieldError id="bikes-error" message={state.errors.bikes} />
        <ul className={styles.bikes}>
          {data.bikes.map((bike, index) => (
            <BikeRow key={bike.id} bike={bike} first={index === 0} />
          ))}
        </ul>
        <Heights />
      </fieldset>
      <fieldset className={styles.block}>
        <legend>{texts.accessories}</legend>
        <ul className={styles.accessories}>
          {data.accessories.map(({ id, name, price }) => (
            <Quantity key={id} name={`accessory.${id}`} label={name} help={price} />
          ))}
        </ul>
      </fieldset>
      {data.deliveryCents !== null && (
        <div className={styles.delivery}>
          <label className="choice">
            <input
              type="checkbox"
              name="delivery"
              value="yes"
              defaultChecked={state.values.delivery === 'yes'}
            />
            <span>{fill(texts.delivery, { price: shortMoney(data.deliveryCents, language) }, language)}</span>
          </label>
          <Field
            label={texts.deliveryAddress}
            error={state.errors.delivery_address}
            className={styles.deliveryAddress}
          >
            {(input) => (
              <input
                {...input}
                className="input"
                name="delivery_address"
                autoComplete="address-line1"
                maxLength={300}
                defaultValue={state.values.delivery_address}
              />
            )}
          </Field>
        </div>
      )}
    </>
  );
};

/** A kind of bike; its sizes open below it, at once where something is chosen or wrong. */
const BikeRow = ({ bike, first }: { bike: BookingFormBike; first: boolean }) => {
  const { state, texts, language } = useForm();
  const inputs = bike.sizes.map((size) => `bike.${bike.id}.${size.id}`);
  const chosen = inputs.reduce((sum, input) => sum + (Number(state.values[input]) || 0), 0);
  const wanted = state.values.heights_bike ? state.values.heights_bike === bike.id : first;
  return (
    <li>
      <details
        className={`disclosure ${styles.bike}`}
        open={wanted || chosen > 0 || inputs.some((input) => state.errors[input])}
      >
        <summary>
          {bike.picture && (
            <PictureImage
              picture={{ ...bike.picture, alt: '' }}
              sizes="120px"
              className={styles.bikePicture}
            />
          )}
          <span className={styles.bikeName}>
            {bike.name}
            <small>{fill(texts.perDay, { price: shortMoney(bike.dayCents, language) }, language)}</small>
          </span>
          {chosen > 0 && <span className={styles.chosen}>{chosen}×</span>}
          <Icon name="chevron-down" className={styles.chevron} />
        </summary>
        <ul className={styles.sizes}>
          {bike.sizes.map((size) => (
            <Quantity
              key={size.id}
              name={`bike.${bike.id}.${size.id}`}
              label={bike.sizes.length > 1 ? fill(texts.size, { size: size.label }, language) : texts.oneSize}
              help={fill(texts.fits, { fits: size.fits }, language)}
              of={bike.name}
            />
          ))}
        </ul>
      </details>
    </li>
  );
};

const Quantity = ({ name, label, help, of }: { name: string; label: string; help: string; of?: string }) => {
  const { state, texts, language } = useForm();
  const free = state.free[name];
  const error = state.errors[name];
  const full = of ? `${of}, ${label}` : label;
  return (
    <li className={free === 0 ? `${styles.quantity} ${styles.taken}` : styles.quantity}>
      <div>
        <span className={styles.quantityLabel}>{label}</span>
        <small id={`${name}-help`}>
          {help}
          {free !== undefined && (
            <>
              {' '}
              <output>{free === 0 ? texts.none : fill(texts.free, { count: free }, language)}</output>
            </>
          )}
        </small>
        <FieldError id={`${name}-error`} message={error} />
      </div>
      <Stepper
        name={name}
        label={full}
        lessLabel={fill(texts.less, { name: full }, language)}
        moreLabel={fill(texts.more, { name: full }, language)}
        value={state.values[name] ?? ''}
        maximum={free}
        describedBy={error ? `${name}-error` : `${name}-help`}
        invalid={!!error}
      />
    </li>
  );
};

/** Riders' heights, from which the server chooses sizes. */
const Heights = () => {
  const { data, state, texts } = useForm();
  return (
    <details className={styles.heights} open={!!state.errors.heights || undefined}>
      <summary>{texts.heights}</summary>
      <div className={styles.heightFields}>
        <Field
          label={texts.heightsLabel}
          help={texts.heightsHelp}
          error={state.errors.heights}
          optional={texts.optional}
        >
          {(input) => (
            <input
              {...input}
              className="input"
              name="heights"
              inputMode="text"
              maxLength={200}
              defaultValue={state.values.heights}
            />
          )}
        </Field>
        <Field label={texts.heightsBike}>
          {(input) => (
            <select
              {...input}
              className="input"
              name="heights_bike"
              defaultValue={state.values.heights_bike || data.bikes[0]?.id}
            >
              {data.bikes.map((bike) => (
                <option key={bike.id} value={bike.id}>
                  {bike.name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <button type="submit" className="button button-quiet button-small" name="step" value="suggest">
          {texts.suggest}
        </button>
      </div>
    </details>
  );
};
