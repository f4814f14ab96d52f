import type { KeyboardEvent } from 'react';
import { useTypedText } from '../field/use-typed-text.ts';
import { lengthText, parseLength, steppedLength } from './length-text.ts';

interface Options {
  value: string;
  units: readonly string[];
  onChange(value: string): void;
}

/** A text input for a length: any spelling is read, the arrow keys count, with Shift by ten. */
export function useLengthInput({ value, units, onChange }: Options) {
  const typed = useTypedText<HTMLInputElement>({
    text: lengthText(value),
    commit: (text) => {
      const length = parseLength(text, units);
      if (length === undefined) return undefined;
      if (length !== value) onChange(length);
      return lengthText(length);
    },
  });
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const present = parseLength(event.currentTarget.value, units) ?? '';
    typed.type(steppedLength(present, event.key === 'ArrowUp' ? 1 : -1, event.shiftKey));
  };
  return { refused: typed.refused, input: { ...typed.input, onKeyDown } };
}
