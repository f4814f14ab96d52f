import { useSearch } from '@tanstack/react-router';
import type { Texts } from '../../lib/texts.ts';
import { useTexts } from '../language.tsx';
import { SignInForm } from '../session/SignInForm.tsx';
import { Door } from './Door.tsx';
import { useEnter } from './use-enter.ts';

const texts = {
  nl: { title: 'Inloggen', lead: 'De werkplaats achter je site: pagina’s, beeld en instellingen.' },
  en: { title: 'Sign in', lead: 'The workshop behind your site: pages, pictures and settings.' },
  de: { title: 'Anmelden', lead: 'Die Werkstatt hinter deiner Website: Seiten, Bilder und Einstellungen.' },
} satisfies Texts;

export const SignInScreen = () => {
  const text = useTexts(texts);
  const enter = useEnter();
  const { next } = useSearch({ from: '/sign-in' });
  return (
    <Door title={text.title} lead={text.lead}>
      <SignInForm onDone={() => void enter(next)} />
    </Door>
  );
};
