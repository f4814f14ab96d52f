import { Button, Group, PasswordInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Texts } from '../../lib/texts.ts';
import { api } from '../api.ts';
import { useTexts } from '../language.tsx';
import { notifyDone } from '../notify.ts';
import { Form } from '../ui/Form.tsx';
import { FormProblem } from '../ui/FormProblem.tsx';
import { useAction } from '../ui/use-action.ts';
import { AccountCard } from './AccountCard.tsx';

const texts = {
  nl: {
    title: 'Wachtwoord',
    lead: 'Na een wijziging word je op andere apparaten uitgelogd.',
    now: 'Wachtwoord van nu',
    next: 'Nieuw wachtwoord',
    help: 'Minstens 12 tekens. Vier losse woorden zijn sterk en te onthouden.',
    save: 'Wijzig het wachtwoord',
    saved: 'Je wachtwoord is gewijzigd.',
    needNow: 'Vul je wachtwoord van nu in.',
    needNext: 'Een wachtwoord heeft minstens 12 tekens.',
  },
  en: {
    title: 'Password',
    lead: 'After a change you are signed out on other devices.',
    now: 'Password of now',
    next: 'New password',
    help: 'At least 12 characters. Four unrelated words are strong and easy to keep.',
    save: 'Change the password',
    saved: 'Your password is changed.',
    needNow: 'Enter your present password.',
    needNext: 'A password has at least 12 characters.',
  },
  de: {
    title: 'Passwort',
    lead: 'Nach einer Änderung wirst du auf anderen Geräten abgemeldet.',
    now: 'Jetziges Passwort',
    next: 'Neues Passwort',
    help: 'Mindestens 12 Zeichen. Vier Wörter ohne Zusammenhang sind stark und leicht zu merken.',
    save: 'Passwort ändern',
    saved: 'Dein Passwort ist geändert.',
    needNow: 'Gib dein jetziges Passwort ein.',
    needNext: 'Ein Passwort hat mindestens 12 Zeichen.',
  },
} satisfies Texts;

export const PasswordCard = () => {
  const text = useTexts(texts);
  const form = useForm({
    initialValues: { currentPassword: '', newPassword: '' },
    validate: {
      currentPassword: (value) => (value ? null : text.needNow),
      newPassword: (value) => (value.length < 12 ? text.needNext : null),
    },
  });
  const save = useAction(async (values: typeof form.values) => {
    await api.post('/auth/change-password', { ...values, revokeOtherSessions: true });
    form.reset();
    notifyDone(text.saved);
  });
  return (
    <AccountCard title={text.title} lead={text.lead}>
      <Form onSubmit={form.onSubmit((values) => void save.run(values))}>
        <FormProblem error={save.error} />
        <PasswordInput
          {...form.getInputProps('currentPassword')}
          label={text.now}
          autoComplete="current-password"
        />
        <PasswordInput
          {...form.getInputProps('newPassword')}
          label={text.next}
          description={text.help}
          autoComplete="new-password"
        />
        <Group>
          <Button type="submit" loading={save.busy}>
            {text.save}
          </Button>
        </Group>
      </Form>
    </AccountCard>
  );
};
