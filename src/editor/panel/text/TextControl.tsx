import { Textarea, TextInput } from '@mantine/core';
import { useTexts } from '../../../backoffice/language.tsx';
import type { Texts } from '../../../lib/texts.ts';
import type { ControlProps } from '../field/control-props.ts';
import styles from '../field/field.module.css';
import { useTypedText } from '../field/use-typed-text.ts';

const texts = {
  nl: { of: 'van', signs: 'tekens' },
  en: { of: 'of', signs: 'characters' },
  de: { of: 'von', signs: 'Zeichen' },
} satisfies Texts;

/** A line of text, or several; counts once four fifths of what fits are written. */
export const TextControl = ({
  control,
  value,
  inherited,
  onChange,
  id,
  describedBy,
  invalid,
}: ControlProps<'text', string>) => {
  const words = useTexts(texts);
  const typed = useTypedText<HTMLInputElement & HTMLTextAreaElement>({
    text: inherited ? '' : value,
    commit: (text) => {
      onChange(text);
      return text;
    },
  });
  const { maximumLength } = control;
  const input = {
    id,
    ...typed.input,
    maxLength: maximumLength,
    'aria-describedby': describedBy,
    error: invalid,
    placeholder: inherited ? value : undefined,
  };
  return (
    <>
      {control.multiline ? (
        <Textarea {...input} rows={3} classNames={{ input: styles.textarea }} />
      ) : (
        <TextInput {...input} />
      )}
      {value.length > maximumLength * 0.8 && (
        <span className={styles.counter} data-full={value.length >= maximumLength ? '' : undefined}>
          {value.length} {words.of} {maximumLength} {words.signs}
        </span>
      )}
    </>
  );
};
