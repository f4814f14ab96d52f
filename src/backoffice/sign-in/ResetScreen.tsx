import { useRouter, useSearch } from '@tanstack/react-router';
import type { Texts } from '../../lib/texts.ts';
import { api } from '../api.ts';
import { useTexts } from '../language.tsx';
import { notifyDone } from '../notify.ts';
import { Door } from './Door.tsx';
import { NewAccountForm } from './NewAccountForm.tsx';

const texts = {
  nl: {
    title: 'Nieuw wachtwoord',
    lead: 'Daarna log je overal opnieuw in: wie nog binnen was, is dan buiten.',
    save: 'Bewaar het wachtwoord',
    done: 'Je nieuwe wachtwoord is bewaard. Log er nu mee in.',
  },
  en: {
    title: 'New password',
    lead: 'You will sign in anew everywhere: whoever was still inside is then outside.',
    save: 'Save the password',
    done: 'Your new password is saved. Sign in with it now.',
  },
  de: {
    title: 'Neues Passwort',
    lead: 'Danach meldest du dich überall neu an: Wer noch drin war, ist dann draußen.',
    save: 'Passwort speichern',
    done: 'Dein neues Passwort ist gespeichert. Melde dich jetzt damit an.',
  },
} satisfies Texts;

/** Where the link of a forgotten password leads. */
export const ResetScreen = () => {
  const text = useTexts(texts);
  const router = useRouter();
  const { token } = useSearch({ from: '/reset' });
  const save = async ({ password }: { password: string }) => {
    await api.post('/auth/reset-password', { newPassword: password, token }, { signInAgain: false });
    notifyDone(text.done);
    await router.navigate({ to: '/sign-in' });
  };
  return (
    <Door title={text.title} lead={text.lead}>
      <NewAccountForm asks={[]} button={text.save} onSubmit={save} />
    </Door>
  );
};
