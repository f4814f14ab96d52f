import { Slider, TextInput } from '@mantine/core';
import { useLanguage, useTexts } from '../../../backoffice/language.tsx';
import { fill, type Texts } from '../../../lib/texts.ts';
import type { ControlProps } from '../field/control-props.ts';
import fieldStyles from '../field/field.module.css';
import { useTypedText } from '../field/use-typed-text.ts';
import { DirectionChoices } from './DirectionChoices.tsx';
import styles from './number.module.css';

const texts = {
  nl: { between: 'Een getal van {minimum} tot en met {maximum}' },
  en: { between: 'A number from {minimum} to {maximum}' },
  de: { between: 'Eine Zahl von {minimum} bis {maximum}' },
} satisfies Texts;

/** More steps than this are too fine for a slider. */
const slidable = 200;

/** A number in its bounds, with a slider where the steps are few enough to hit. */
export const NumberControl = ({
  control: { minimum, maximum, step, unit },
  name,
  value,
  onChange,
  id,
  labelId,
  describedBy,
  invalid,
}: ControlProps<'number', number>) => {
  const words = useTexts(texts);
  const { language } = useLanguage();
  const typed = useTypedText<HTMLInputElement>({
    text: String(value),
    commit: (text) => {
      const number = Number(text.replace(',', '.'));
      if (text.trim() === '' || Number.isNaN(number) || number < minimum || number > maximum)
        return undefined;
      onChange(number);
      return String(number);
    },
  });
  return (
    <>
      {/Angle$/.test(name) && <DirectionChoices value={value} onChange={onChange} labelId={labelId} />}
      <div className={styles.number}>
        {(maximum - minimum) / step <= slidable && (
          <Slider
            className={styles.slider}
            min={minimum}
            max={maximum}
            step={step}
            value={value}
            onChange={onChange}
            label={null}
            size="sm"
            thumbProps={{ 'aria-labelledby': labelId }}
          />
        )}
        <TextInput
          id={id}
          {...typed.input}
          className={styles.input}
          type="number"
          inputMode="decimal"
          min={minimum}
          max={maximum}
          step={step}
          error={typed.refused || invalid}
          aria-describedby={
            [describedBy, typed.refused && `${id}-refused`].filter(Boolean).join(' ') || undefined
          }
          rightSection={unit ? <span className={styles.unit}>{unit}</span> : undefined}
        />
      </div>
      {typed.refused && (
        <p id={`${id}-refused`} className={fieldStyles.problem}>
          {fill(words.between, { minimum, maximum }, language)}
        </p>
      )}
    </>
  );
};
