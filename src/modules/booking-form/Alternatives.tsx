import styles from './booking-form.module.css';
import type { Alternative } from './booking-form.types.ts';
import { useForm } from './form-context.ts';

/** What is free instead of what was asked; a button takes it over into the form. */
export const Alternatives = ({ take }: { take(alternative: Alternative): void }) => {
  const { state, texts } = useForm();
  if (state.alternatives.length === 0) return null;
  return (
    <section className={styles.alternatives} aria-label={texts.alternatives}>
      <h3>{texts.alternatives}</h3>
      <ul>
        {state.alternatives.map((alternative) => (
          <li key={alternative.label}>
            <span>{alternative.label}</span>
            <button
              type="submit"
              className="button button-quiet button-small"
              name="take"
              value={new URLSearchParams(alternative.values as Record<string, string>).toString()}
              onClick={(event) => {
                event.preventDefault();
                take(alternative);
              }}
            >
              {texts.take}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
