import { Anchor, Button, Divider, PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../components/Icon.tsx';
import type { Texts } from '../../lib/texts.ts';
import { api } from '../api.ts';
import { useTexts } from '../language.tsx';
import { Form } from '../ui/Form.tsx';
import { FormProblem } from '../ui/FormProblem.tsx';
import { useAction } from '../ui/use-action.ts';
import { knowsPasskeys, signInWithPasskey } from './passkeys.ts';

const texts = {
  nl: {
    email: 'E-mailadres',
    password: 'Wachtwoord',
    signIn: 'Inloggen',
    or: 'of',
    passkey: 'Met een toegangssleutel',
    forgotten: 'Wachtwoord vergeten?',
    needEmail: 'Vul je e-mailadres in.',
    needPassword: 'Vul je wachtwoord in.',
  },
  en: {
    email: 'Email address',
    password: 'Password',
    signIn: 'Sign in',
    or: 'or',
    passkey: 'With a passkey',
    forgotten: 'Forgotten your password?',
    needEmail: 'Enter your email address.',
    needPassword: 'Enter your password.',
  },
  de: {
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    signIn: 'Anmelden',
    or: 'oder',
    passkey: 'Mit einem Passkey',
    forgotten: 'Passwort vergessen?',
    needEmail: 'Gib deine E-Mail-Adresse ein.',
    needPassword: 'Gib dein Passwort ein.',
  },
} satisfies Texts;

interface Props {
  email?: string;
  onDone: () => void;
  onCode: () => void;
}

export const PasswordForm = ({ email, onDone, onCode }: Props) => {
  const text = useTexts(texts);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: email ?? '', password: '' },
    validate: {
      email: (value) => (value.includes('@') ? null : text.needEmail),
      password: (value) => (value ? null : text.needPassword),
    },
  });
  const byPassword = useAction(async (values: { email: string; password: string }) => {
    const answer = await api.post<{ twoFactorRedirect?: boolean }>('/auth/sign-in/email', values, {
      signInAgain: false,
    });
    if (answer.twoFactorRedirect) onCode();
    else onDone();
  });
  const byPasskey = useAction(async () => {
    if (await signInWithPasskey()) onDone();
  });
  return (
    <Form onSubmit={form.onSubmit((values) => void byPassword.run(values))}>
      <FormProblem error={byPassword.error ?? byPasskey.error} />
      <TextInput
        {...form.getInputProps('email')}
        key={form.key('email')}
        label={text.email}
        type="email"
        autoComplete="username webauthn"
        size="md"
        readOnly={email !== undefined}
        data-autofocus={email === undefined || undefined}
      />
      <PasswordInput
        {...form.getInputProps('password')}
        key={form.key('password')}
        label={text.password}
        autoComplete="current-password"
        size="md"
        data-autofocus={email !== undefined || undefined}
      />
      <Button type="submit" size="md" color="accent" loading={byPassword.busy}>
        {text.signIn}
      </Button>
      {email === undefined && (
        <Anchor component={Link} to="/forgotten" size="sm" ta="center">
          {text.forgotten}
        </Anchor>
      )}
      {knowsPasskeys() && (
        <>
          <Divider label={text.or} labelPosition="center" />
          <Button
            variant="default"
            size="md"
            leftSection={<Icon name="key" />}
            loading={byPasskey.busy}
            onClick={() => void byPasskey.run()}
          >
            {text.passkey}
          </Button>
        </>
      )}
    </Form>
  );
};
