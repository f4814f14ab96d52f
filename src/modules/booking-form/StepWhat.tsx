import { Alternatives } from './Alternatives.tsx';
import styles from './booking-form.module.css';
import type { Alternative } from './booking-form.types.ts';
import { useForm } from './form-context.ts';
import { RentalFields } from './RentalFields.tsx';
import { TourFields } from './TourFields.tsx';

/** Step 1: a rental or a tour, when, and how many. Only the chosen kind is shown, by CSS, also without script. */
export const StepWhat = ({ hidden, take }: { hidden: boolean; take(alternative: Alternative): void }) => {
  const { state, texts, data } = useForm();
  const kinds = [
    { id: 'rental', label: texts.rental, help: texts.rentalHelp, offered: data.bikes.length > 0 },
    { id: 'tour', label: texts.tour, help: texts.tourHelp, offered: data.tours.length > 0 },
  ].filter(({ offered }) => offered);
  return (
    <div data-step="what" hidden={hidden}>
      <fieldset className={styles.kinds} hidden={kinds.length < 2}>
        <legend>{texts.kind}</legend>
        <div className={styles.kindCards}>
          {kinds.map(({ id, label, help }) => (
            <label key={id} className="choice-card">
              <input type="radio" name="kind" value={id} defaultChecked={state.values.kind === id} />
              <span>
                <strong>{label}</strong>
                <br />
                <small>{help}</small>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <Alternatives take={take} />
      <div className={styles.rentalOnly}>
        <RentalFields />
      </div>
      <div className={styles.tourOnly}>
        <TourFields />
      </div>
      <p className={styles.actions}>
        <button type="submit" className="button button-main" name="step" value="next">
          {texts.next}
        </button>
      </p>
    </div>
  );
};
