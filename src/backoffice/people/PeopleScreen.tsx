import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Icon } from '../../components/Icon.tsx';
import type { Texts } from '../../lib/texts.ts';
import { useTexts } from '../language.tsx';
import { LoadingScreen } from '../ui/LoadingScreen.tsx';
import { Screen } from '../ui/Screen.tsx';
import { InvitationList } from './InvitationList.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { PersonList } from './PersonList.tsx';
import { peopleQuery } from './people-query.ts';

const texts = {
  nl: {
    title: 'Medewerkers',
    lead: 'Ieder heeft een eigen account. Zo staat in het logboek wie wat deed, en gaat er nooit een wachtwoord rond.',
    invite: 'Nodig iemand uit',
  },
  en: {
    title: 'People',
    lead: 'Everyone has an account of their own. So the log says who did what, and no password goes round.',
    invite: 'Invite someone',
  },
  de: {
    title: 'Team',
    lead: 'Alle haben ein eigenes Konto. So steht im Protokoll, wer was getan hat, und kein Passwort macht die Runde.',
    invite: 'Jemanden einladen',
  },
} satisfies Texts;

/** Who works here, what they may do, and who is invited (EDIT-1); for owners. */
export const PeopleScreen = () => {
  const text = useTexts(texts);
  const [inviting, setInviting] = useState(false);
  const { data, error } = useQuery(peopleQuery);
  if (error && !data) throw error;
  const actions = (
    <Button color="accent" leftSection={<Icon name="plus" />} onClick={() => setInviting(true)}>
      {text.invite}
    </Button>
  );
  return (
    <Screen title={text.title} lead={text.lead} actions={actions}>
      {data ? (
        <>
          <PersonList people={data.people} />
          <InvitationList invitations={data.invitations} />
        </>
      ) : (
        <LoadingScreen />
      )}
      <InviteDialog opened={inviting} onClose={() => setInviting(false)} />
    </Screen>
  );
};
