import { useSearch } from '@tanstack/react-router';
import type { Texts } from '../../lib/texts.ts';
import { api } from '../api.ts';
import { useLanguage, useTexts } from '../language.tsx';
import { Door } from './Door.tsx';
import { LinkGate, useLink } from './LinkGate.tsx';
import { type NewAccount, NewAccountForm } from './NewAccountForm.tsx';
import { useEnter } from './use-enter.ts';

const texts = {
  nl: {
    title: 'Welkom. De winkel is van jou.',
    lead: 'Jij bent de eerste hier en wordt eigenaar. Collega’s nodig je daarna uit.',
    begin: 'Aan de slag',
  },
  en: {
    title: 'Welcome. The shop is yours.',
    lead: 'You are the first here and become its owner. You invite colleagues afterwards.',
    begin: 'Get to work',
  },
  de: {
    title: 'Willkommen. Der Laden gehört dir.',
    lead: 'Du bist hier die erste Person und wirst Inhaber. Kollegen lädst du danach ein.',
    begin: 'An die Arbeit',
  },
} satisfies Texts;

/** Where the one-time link of a new shop leads: the first owner makes an account. */
export const WelcomeScreen = () => {
  const text = useTexts(texts);
  const enter = useEnter();
  const { language } = useLanguage();
  const { token } = useSearch({ from: '/welcome' });
  const link = useLink(token);
  const begin = async ({ email, ...account }: NewAccount) => {
    const body = { ...account, token, language, email: email || undefined };
    await api.post('/welcome', body, { signInAgain: false });
    await enter();
  };
  return (
    <Door title={text.title} lead={text.lead}>
      <LinkGate link={link}>
        <NewAccountForm
          asks={link.data?.email ? ['name'] : ['name', 'email']}
          button={text.begin}
          onSubmit={begin}
        />
      </LinkGate>
    </Door>
  );
};
