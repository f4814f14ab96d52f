import { Anchor, Button, Text, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { fill, type Texts } from '../../lib/texts.ts';
import { api } from '../api.ts';
import { useLanguage, useTexts } from '../language.tsx';
import { Form } from '../ui/Form.tsx';
import { FormProblem } from '../ui/FormProblem.tsx';
import { useAction } from '../ui/use-action.ts';
import { Door } from './Door.tsx';

const texts = {
  nl: {
    title: 'Wachtwoord vergeten',
    lead: 'We mailen je een link waarmee je een nieuw wachtwoord kiest.',
    email: 'E-mailadres',
    send: 'Stuur de link',
    sent: 'Werkt hier iemand met {email}, dan is de link onderweg. Hij werkt een uur. Niets gekregen? Kijk bij ongewenste mail, of vraag het een eigenaar.',
    back: 'Terug naar inloggen',
  },
  en: {
    title: 'Forgotten password',
    lead: 'We will mail you a link to choose a new password.',
    email: 'Email address',
    send: 'Send the link',
    sent: 'If someone with {email} works here, the link is on its way. It works for an hour. Nothing there? Look in your junk mail, or ask an owner.',
    back: 'Back to signing in',
  },
  de: {
    title: 'Passwort vergessen',
    lead: 'Wir mailen dir einen Link, mit dem du ein neues Passwort wählst.',
    email: 'E-Mail-Adresse',
    send: 'Link senden',
    sent: 'Wenn hier jemand mit {email} arbeitet, ist der Link unterwegs. Er gilt eine Stunde. Nichts angekommen? Schau im Spam nach oder frag einen Inhaber.',
    back: 'Zurück zur Anmeldung',
  },
} satisfies Texts;

export const ForgottenScreen = () => {
  const text = useTexts(texts);
  const { language } = useLanguage();
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);
  const send = useAction(async () => {
    await api.post('/auth/request-password-reset', { email }, { signInAgain: false });
    setSent(true);
  });
  return (
    <Door title={text.title} lead={sent ? undefined : text.lead}>
      {sent ? (
        <Text role="status">{fill(text.sent, { email }, language)}</Text>
      ) : (
        <Form onSubmit={() => void send.run()}>
          <FormProblem error={send.error} />
          <TextInput
            label={text.email}
            type="email"
            autoComplete="username"
            size="md"
            required
            withAsterisk={false}
            value={email}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          />
          <Button type="submit" size="md" color="accent" loading={send.busy}>
            {text.send}
          </Button>
        </Form>
      )}
      <Anchor component={Link} to="/sign-in" size="sm">
        {text.back}
      </Anchor>
    </Door>
  );
};
