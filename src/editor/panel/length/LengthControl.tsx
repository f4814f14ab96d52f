import { TextInput } from '@mantine/core';
import { useTexts } from '../../../backoffice/language.tsx';
import type { Texts } from '../../../lib/texts.ts';
import type { ControlProps } from '../field/control-props.ts';
import styles from '../field/field.module.css';
import { useSurroundings } from '../field/surroundings.ts';
import { LengthScale } from './LengthScale.tsx';
import { stepName, stepsFor } from './length-scale.ts';
import { lengthText } from './length-text.ts';
import { useLengthInput } from './use-length-input.ts';

const texts = {
  nl: {
    theme: 'van de huisstijl',
    step: 'stap',
    wrong: 'Schrijf een getal met eenheid, zoals 24 px, 1,5 rem of 50 %',
  },
  en: {
    theme: 'from the house style',
    step: 'step',
    wrong: 'Write a number with its unit, such as 24 px, 1.5 rem or 50 %',
  },
  de: {
    theme: 'aus dem Hausstil',
    step: 'Stufe',
    wrong: 'Schreib eine Zahl mit Einheit, zum Beispiel 24 px, 1,5 rem oder 50 %',
  },
} satisfies Texts;

/** A step of the theme's scale, or a number with its unit. */
export const LengthControl = ({
  control,
  name,
  value,
  inherited,
  onChange,
  id,
  labelId,
  describedBy,
  invalid,
}: ControlProps<'length', string>) => {
  const words = useTexts(texts);
  const { lengths } = useSurroundings();
  const steps = stepsFor(name, lengths);
  const typed = useLengthInput({ value: inherited ? '' : value, units: control.units, onChange });
  const shown = value.startsWith('--') ? `${words.step} ${stepName(value)}` : lengthText(value);
  return (
    <>
      {steps.length > 0 && (
        <LengthScale steps={steps} value={value} muted={inherited} onChange={onChange} labelId={labelId} />
      )}
      <TextInput
        id={id}
        {...typed.input}
        inputMode="text"
        autoComplete="off"
        placeholder={shown || words.theme}
        error={typed.refused || invalid}
        aria-describedby={
          [describedBy, typed.refused && `${id}-wrong`].filter(Boolean).join(' ') || undefined
        }
      />
      {typed.refused && (
        <p id={`${id}-wrong`} className={styles.problem}>
          {words.wrong}
        </p>
      )}
    </>
  );
};
