import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';

type Typed = HTMLInputElement | HTMLTextAreaElement;

interface Options {
  /** The stored value as text. */
  text: string;
  /** Stores what was typed and answers the text that value has; `undefined` when it is not stored. */
  commit(typed: string): string | undefined;
  /** What is stored instead of a refused text; what was there before when left out. */
  whileRefused?: string;
}

/**
 * A text input that belongs to whoever types in it: what is stored is written into it only when it was changed
 * elsewhere (undo, the canvas), so no key is lost and half-typed values stay. On leaving it shows the stored text.
 */
export function useTypedText<Element extends Typed>({ text, commit, whileRefused }: Options) {
  const element = useRef<Element>(null);
  const expected = useRef(text);
  const [first] = useState(text);
  const [refused, setRefused] = useState(false);

  const show = (shown: string) => {
    if (element.current && element.current.value !== shown) element.current.value = shown;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new text is a reason
  useLayoutEffect(() => {
    if (text === expected.current) return;
    expected.current = text;
    setRefused(false);
    show(text);
  }, [text]);

  return {
    refused,
    /** Writes a text as if it had been typed, e.g. by the arrow keys. */
    type(typed: string) {
      show(typed);
      store(typed);
    },
    input: {
      ref: element,
      defaultValue: first,
      onChange: (event: ChangeEvent<Element>) => store(event.currentTarget.value),
      onBlur: () => {
        if (!refused) show(expected.current);
      },
    },
  };

  function store(typed: string) {
    const stored = commit(typed);
    setRefused(stored === undefined);
    expected.current = stored ?? whileRefused ?? expected.current;
  }
}
