import { Field } from '../../components/form/Field.tsx';
import { fill } from '../../lib/texts.ts';
import { useForm } from './form-context.ts';

interface Props {
  name: string;
  label: string;
  /** Opening hours of the chosen day, null when closed, absent while no day is chosen. */
  hours: { opens: string; closes: string } | null | undefined;
}

/** A time inside the opening hours of the chosen day. */
export const TimeField = ({ name, label, hours }: Props) => {
  const { data, state, texts, language } = useForm();
  const chosen = state.values[name] ?? '';
  // A time chosen before the day was stays there to be seen, with what is wrong with it.
  const times = hours
    ? data.times.filter((time) => time === chosen || (time >= hours.opens && time <= hours.closes))
    : data.times;
  const help = hours
    ? fill(texts.openFrom, { ...hours }, language)
    : hours === null
      ? texts.closed
      : undefined;
  return (
    <Field label={label} help={help} error={state.errors[name]}>
      {(input) => (
        <select {...input} className="input" name={name} defaultValue={chosen}>
          <option value="">{texts.chooseTime}</option>
          {times.map((time) => (
            <option key={time}>{time}</option>
          ))}
        </select>
      )}
    </Field>
  );
};
