import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Texts } from '../../lib/texts.ts';
import { ApiError } from '../api.ts';
import { useTexts } from '../language.tsx';
import { useDocumentTitle } from './Screen.tsx';

const texts = {
  nl: {
    errorTitle: 'Dit scherm laadt niet',
    error: 'Het ligt aan ons, niet aan jou. Wat je had opgeslagen, staat er nog.',
    again: 'Probeer opnieuw',
    notFoundTitle: 'Dit scherm bestaat niet',
    notFound: 'Misschien is het adres verkeerd overgenomen.',
    notAllowedTitle: 'Dit scherm is niet voor jou',
    notAllowed: 'Je rol geeft geen toegang. Vraag de eigenaar als je het nodig hebt.',
    home: 'Naar het overzicht',
  },
  en: {
    errorTitle: 'This screen does not load',
    error: 'It is our doing, not yours. What you had saved is still there.',
    again: 'Try again',
    notFoundTitle: 'This screen does not exist',
    notFound: 'Perhaps the address was copied wrongly.',
    notAllowedTitle: 'This screen is not for you',
    notAllowed: 'Your role gives no access. Ask the owner if you need it.',
    home: 'To the overview',
  },
  de: {
    errorTitle: 'Dieser Bildschirm lädt nicht',
    error: 'Das liegt an uns, nicht an dir. Was du gespeichert hattest, ist noch da.',
    again: 'Noch einmal versuchen',
    notFoundTitle: 'Diesen Bildschirm gibt es nicht',
    notFound: 'Vielleicht wurde die Adresse falsch übernommen.',
    notAllowedTitle: 'Dieser Bildschirm ist nicht für dich',
    notAllowed: 'Deine Rolle gibt keinen Zugang. Frag den Inhaber, wenn du ihn brauchst.',
    home: 'Zur Übersicht',
  },
} satisfies Texts;

/** A screen that failed: by an error of ours or an answer that did not come. */
export const ErrorScreen = ({ error, reset }: { error: unknown; reset?: () => void }) => {
  const text = useTexts(texts);
  const message = error instanceof ApiError ? error.message : text.error;
  const again = () => (reset ? reset() : window.location.reload());
  return (
    <Problem title={text.errorTitle} message={message}>
      <Button onClick={again}>{text.again}</Button>
    </Problem>
  );
};

export const NotFoundScreen = () => {
  const text = useTexts(texts);
  return <Problem title={text.notFoundTitle} message={text.notFound} />;
};

export const NotAllowedScreen = () => {
  const text = useTexts(texts);
  return <Problem title={text.notAllowedTitle} message={text.notAllowed} />;
};

const Problem = ({ title, message, children }: { title: string; message: string; children?: ReactNode }) => {
  const text = useTexts(texts);
  useDocumentTitle(title);
  return (
    <Stack component="main" align="flex-start" maw="36rem" mx="auto" py="4rem" px="lg" role="alert">
      <Title order={1}>{title}</Title>
      <Text>{message}</Text>
      <Group>
        {children}
        <Button component={Link} to="/" variant="default">
          {text.home}
        </Button>
      </Group>
    </Stack>
  );
};
