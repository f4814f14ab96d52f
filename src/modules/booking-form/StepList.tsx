import styles from './booking-form.module.css';
import { bookingSteps } from './booking-form.types.ts';
import { useForm } from './form-context.ts';

/** Where the visitor is: the three steps, the present one marked. */
export const StepList = () => {
  const { state, texts } = useForm();
  const names = { what: texts.stepWhat, who: texts.stepWho, check: texts.stepCheck };
  const present = bookingSteps.indexOf(state.step);
  return (
    <ol className={styles.steps} aria-label={texts.steps}>
      {bookingSteps.map((step, index) => (
        <li
          key={step}
          aria-current={index === present ? 'step' : undefined}
          className={index < present ? styles.stepDone : undefined}
        >
          <span className={styles.stepNumber}>{index + 1}</span>
          <span className={styles.stepName}>{names[step]}</span>
        </li>
      ))}
    </ol>
  );
};
