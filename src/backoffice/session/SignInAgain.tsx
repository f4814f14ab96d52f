import { Modal } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { Texts } from '../../lib/texts.ts';
import { onSessionEnded } from '../api.ts';
import { useTexts } from '../language.tsx';

const texts = {
  nl: { title: 'Meld je opnieuw aan' },
  en: { title: 'Sign in again' },
  de: { title: 'Melde dich erneut an' },
} satisfies Texts;

/** Over the present screen when the session has ended: nothing typed is lost, what was asked is asked again. */
export const SignInAgain = () => {
  const text = useTexts(texts);
  const waiting = useRef<{ promise: Promise<void>; done: () => void } | undefined>(undefined);
  const [open, setOpen] = useState(false);
  useEffect(
    () =>
      onSessionEnded(() => {
        if (!waiting.current) {
          const { promise, resolve } = Promise.withResolvers<void>();
          waiting.current = { promise, done: resolve };
          setOpen(true);
        }
        return waiting.current.promise;
      }),
    [],
  );
  return <Modal opened={open} onClose={() => {}} withCloseButton={false} title={text.title} />;
};
