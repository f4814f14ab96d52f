import { Anchor, Modal, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Texts } from '../../lib/texts.ts';
import { onSessionEnded } from '../api.ts';
import { useTexts } from '../language.tsx';
import { type Me, meQuery } from './me-query.ts';
import { SignInForm } from './SignInForm.tsx';

const texts = {
  nl: {
    title: 'Log opnieuw in',
    lead: 'Je was een tijd weg. Wat op dit scherm staat, blijft staan.',
    other: 'Ik ben iemand anders',
  },
  en: {
    title: 'Sign in again',
    lead: 'You were away for a while. What is on this screen stays.',
    other: 'I am someone else',
  },
  de: {
    title: 'Melde dich erneut an',
    lead: 'Du warst eine Weile weg. Was auf diesem Bildschirm steht, bleibt stehen.',
    other: 'Ich bin jemand anderes',
  },
} satisfies Texts;

interface Waiting {
  promise: Promise<void>;
  resolve: () => void;
}

/** Over the present screen when the session has ended: nothing typed is lost, what was asked is asked again. */
export const SignInAgain = () => {
  const text = useTexts(texts);
  const queryClient = useQueryClient();
  const waiting = useRef<Waiting>(undefined);
  const [open, setOpen] = useState(false);
  useEffect(
    () =>
      onSessionEnded(() => {
        waiting.current ??= Promise.withResolvers<void>();
        setOpen(true);
        return waiting.current.promise;
      }),
    [],
  );
  const before = queryClient.getQueryData<Me>(meQuery.queryKey);
  const done = async () => {
    const now = await queryClient.fetchQuery({ ...meQuery, staleTime: 0 });
    // Someone else's screen is not theirs to go on with.
    if (before && now.staff.id !== before.staff.id) return window.location.assign('/admin');
    setOpen(false);
    waiting.current?.resolve();
    waiting.current = undefined;
  };
  return (
    <Modal
      opened={open}
      onClose={() => {}}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={text.title}
      zIndex={1000}
    >
      <Stack>
        <Text>{text.lead}</Text>
        <SignInForm email={before?.staff.email} onDone={() => void done()} />
        <Anchor href="/admin/sign-in" size="sm">
          {text.other}
        </Anchor>
      </Stack>
    </Modal>
  );
};
