import { TextInput } from '@mantine/core';
import { useTexts } from '../../../backoffice/language.tsx';
import type { Texts } from '../../../lib/texts.ts';
import styles from './length.module.css';
import { stepName } from './length-scale.ts';
import { useLengthInput } from './use-length-input.ts';

const texts = { nl: { step: 'stap' }, en: { step: 'step' }, de: { step: 'Stufe' } } satisfies Texts;

interface Props {
  area: 'top' | 'right' | 'bottom' | 'left';
  label: string;
  value: string;
  inherited: boolean;
  units: readonly string[];
  onChange(value: string): void;
}

/** One side of the box editor. */
export const BoxSide = ({ area, label, value, inherited, units, onChange }: Props) => {
  const words = useTexts(texts);
  const typed = useLengthInput({ value: inherited ? '' : value, units, onChange });
  return (
    <div className={styles.side} data-side={area}>
      <TextInput
        {...typed.input}
        size="xs"
        autoComplete="off"
        aria-label={label}
        title={label}
        placeholder={value.startsWith('--') ? `${words.step} ${stepName(value)}` : value || '–'}
        error={typed.refused}
      />
    </div>
  );
};
