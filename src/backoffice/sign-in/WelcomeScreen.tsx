import { useSearch } from '@tanstack/react-router';
import type { Texts } from '../../lib/texts.ts';
import { api } from '../api.ts';
import { useLanguage, useTexts } from '../language.tsx';
import { Door } from './Door.tsx';
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
  const begin = async (account: NewAccount) => {
    await api.post('/welcome', { ...account, token, language }, { signInAgain: false });
    await enter();
  };
  return (
    <Door title={text.title} lead={text.lead}>
      <NewAccountForm asks={['name', 'email']} button={text.begin} onSubmit={begin} />
    </Door>
  );
};
