import { SimpleGrid } from '@mantine/core';
import type { Texts } from '../../lib/texts.ts';
import { useTexts } from '../language.tsx';
import { Screen } from '../ui/Screen.tsx';
import { PasskeysCard } from './PasskeysCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { TwoFactorCard } from './TwoFactorCard.tsx';

const texts = {
  nl: { title: 'Mijn account', lead: 'Hoe je heet, hoe je inlogt en waar je ingelogd bent.' },
  en: { title: 'My account', lead: 'What you are called, how you sign in and where you are signed in.' },
  de: { title: 'Mein Konto', lead: 'Wie du heißt, wie du dich anmeldest und wo du angemeldet bist.' },
} satisfies Texts;

/** The staff member's own name, language and ways to sign in (EDIT-1). */
export const AccountScreen = () => {
  const text = useTexts(texts);
  return (
    <Screen title={text.title} lead={text.lead}>
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
        <ProfileCard />
        <PasswordCard />
        <TwoFactorCard />
        <PasskeysCard />
        <SessionsCard />
      </SimpleGrid>
    </Screen>
  );
};
