import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Texts } from '../../lib/texts.ts';
import { ApiError } from '../api.ts';
import { useTexts } from '../language.tsx';
import { Form } from '../ui/Form.tsx';
import { FormProblem } from '../ui/FormProblem.tsx';
import { useAction } from '../ui/use-action.ts';

const texts = {
  nl: {
    name: 'Je naam',
    nameHelp: 'Collega’s zien hem bij wat je wijzigt.',
    email: 'E-mailadres',
    emailHelp: 'Hiermee log je in.',
    password: 'Kies een wachtwoord',
    passwordHelp: 'Minstens 12 tekens. Vier losse woorden zijn sterk en te onthouden.',
    needName: 'Vul je naam in.',
    needEmail: 'Vul een volledig e-mailadres in.',
    needPassword: 'Een wachtwoord heeft minstens 12 tekens.',
  },
  en: {
    name: 'Your name',
    nameHelp: 'Colleagues see it beside what you change.',
    email: 'Email address',
    emailHelp: 'You sign in with it.',
    password: 'Choose a password',
    passwordHelp: 'At least 12 characters. Four unrelated words are strong and easy to keep.',
    needName: 'Enter your name.',
    needEmail: 'Enter a complete email address.',
    needPassword: 'A password has at least 12 characters.',
  },
  de: {
    name: 'Dein Name',
    nameHelp: 'Kollegen sehen ihn bei dem, was du änderst.',
    email: 'E-Mail-Adresse',
    emailHelp: 'Damit meldest du dich an.',
    password: 'Wähle ein Passwort',
    passwordHelp: 'Mindestens 12 Zeichen. Vier Wörter ohne Zusammenhang sind stark und leicht zu merken.',
    needName: 'Gib deinen Namen ein.',
    needEmail: 'Gib eine vollständige E-Mail-Adresse ein.',
    needPassword: 'Ein Passwort hat mindestens 12 Zeichen.',
  },
} satisfies Texts;

export interface NewAccount {
  name: string;
  email: string;
  password: string;
}

interface Props {
  /** The fields besides the password. */
  asks: readonly ('name' | 'email')[];
  button: string;
  onSubmit(account: NewAccount): Promise<void>;
}

/** What the first owner, the invited and those with a forgotten password fill in; each the part they need. */
export const NewAccountForm = ({ asks, button, onSubmit }: Props) => {
  const text = useTexts(texts);
  const form = useForm<NewAccount>({
    mode: 'uncontrolled',
    initialValues: { name: '', email: '', password: '' },
    validate: {
      name: (value) => (asks.includes('name') && !value.trim() ? text.needName : null),
      email: (value) => (asks.includes('email') && !/.@./.test(value) ? text.needEmail : null),
      password: (value) => (value.length < 12 ? text.needPassword : null),
    },
  });
  const submit = useAction(async (values: NewAccount) => {
    try {
      await onSubmit(values);
    } catch (error) {
      if (error instanceof ApiError) form.setErrors(error.fields);
      throw error;
    }
  });
  const field = (name: keyof NewAccount) => ({
    ...form.getInputProps(name),
    key: form.key(name),
    size: 'md',
  });
  return (
    <Form onSubmit={form.onSubmit((values) => void submit.run(values))}>
      <FormProblem error={submit.error} />
      {asks.includes('name') && (
        <TextInput {...field('name')} label={text.name} description={text.nameHelp} autoComplete="name" />
      )}
      {asks.includes('email') && (
        <TextInput
          {...field('email')}
          label={text.email}
          description={text.emailHelp}
          type="email"
          autoComplete="username"
        />
      )}
      <PasswordInput
        {...field('password')}
        label={text.password}
        description={text.passwordHelp}
        autoComplete="new-password"
      />
      <Button type="submit" size="md" color="accent" loading={submit.busy}>
        {button}
      </Button>
    </Form>
  );
};
