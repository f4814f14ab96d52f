import { Field } from '../../components/form/Field.tsx';
import styles from './booking-form.module.css';
import { useForm } from './form-context.ts';

/** Step 2: who comes. */
export const StepWho = ({ hidden }: { hidden: boolean }) => {
  const { state, texts } = useForm();
  const fields = [
    { name: 'name', label: texts.name, help: undefined, type: 'text', autoComplete: 'name', maxLength: 100 },
    {
      name: 'email',
      label: texts.email,
      help: texts.emailHelp,
      type: 'email',
      autoComplete: 'email',
      maxLength: 254,
    },
    {
      name: 'phone',
      label: texts.phone,
      help: texts.phoneHelp,
      type: 'tel',
      autoComplete: 'tel',
      maxLength: 40,
    },
  ];
  return (
    <div data-step="who" hidden={hidden}>
      <fieldset className={styles.block}>
        <legend>{texts.who}</legend>
        {fields.map(({ name, label, help, ...attributes }) => (
          <Field key={name} label={label} help={help} error={state.errors[name]}>
            {(input) => (
              <input
                {...input}
                {...attributes}
                className="input"
                name={name}
                defaultValue={state.values[name]}
              />
            )}
          </Field>
        ))}
        <Field label={texts.remarks} error={state.errors.remarks} optional={texts.optional}>
          {(input) => (
            <textarea
              {...input}
              className="input"
              name="remarks"
              maxLength={1000}
              defaultValue={state.values.remarks}
            />
          )}
        </Field>
      </fieldset>
      <p className={styles.actions}>
        <button type="submit" className="button button-main" name="step" value="next">
          {texts.toCheck}
        </button>
        <button type="submit" className="button button-text" name="step" value="back">
          {texts.back}
        </button>
      </p>
    </div>
  );
};
