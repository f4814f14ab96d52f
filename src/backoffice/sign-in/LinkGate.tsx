import { Alert, Anchor } from '@mantine/core';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon.tsx';
import type { Role } from '../../features/accounts/accounts.types.ts';
import type { Texts } from '../../lib/texts.ts';
import { api } from '../api.ts';
import { useTexts } from '../language.tsx';
import { LoadingScreen } from '../ui/LoadingScreen.tsx';

const texts = {
  nl: { signIn: 'Naar inloggen' },
  en: { signIn: 'To signing in' },
  de: { signIn: 'Zur Anmeldung' },
} satisfies Texts;

interface OneTimeLink {
  email: string | null;
  role: Role;
}

/** What the one-time link in the address is for. */
export const useLink = (token: string) =>
  useQuery({
    queryKey: ['link', token],
    queryFn: () =>
      api.get<OneTimeLink>(`/invitations/${encodeURIComponent(token || '-')}`, { signInAgain: false }),
    retry: false,
    refetchOnWindowFocus: false,
  });

/** Shows the form behind a link that is still good, and says so of one that is not before anything is filled in. */
export const LinkGate = ({ link, children }: { link: UseQueryResult<OneTimeLink>; children: ReactNode }) => {
  const text = useTexts(texts);
  if (link.isPending) return <LoadingScreen />;
  if (!link.error) return children;
  return (
    <>
      <Alert color="red" variant="light" icon={<Icon name="warning" />} role="alert">
        {link.error.message}
      </Alert>
      <Anchor component={Link} to="/sign-in">
        {text.signIn}
      </Anchor>
    </>
  );
};
