import { Textarea } from '@mantine/core';
import type { ControlProps } from '../field/control-props.ts';
import fieldStyles from '../field/field.module.css';
import { useTypedText } from '../field/use-typed-text.ts';
import { HtmlLeave } from './HtmlLeave.tsx';

const code = {
  input: {
    fontFamily: 'var(--mantine-font-family-monospace)',
    fontSize: '0.8125rem',
    overflowWrap: 'anywhere' as const,
  },
};

/** HTML as it is, and below it whether an owner lets it stand so. */
export const UnfilteredHtmlControl = ({
  control,
  value,
  inherited,
  onChange,
  id,
  describedBy,
  invalid,
}: ControlProps<'unfiltered-html', string>) => {
  const typed = useTypedText<HTMLTextAreaElement>({
    text: inherited ? '' : value,
    commit: (text) => {
      onChange(text);
      return text;
    },
  });
  return (
    <>
      <Textarea
        id={id}
        {...typed.input}
        maxLength={control.maximumLength}
        aria-describedby={describedBy}
        error={invalid}
        placeholder={inherited ? value : undefined}
        rows={5}
        // Long addresses break instead of widening the panel.
        miw={0}
        spellCheck={false}
        classNames={{ input: fieldStyles.textarea }}
        styles={code}
      />
      {!inherited && value.trim() !== '' && <HtmlLeave html={value} />}
    </>
  );
};
