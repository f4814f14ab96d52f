import { Card, SimpleGrid, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../components/Icon.tsx';
import type { Texts } from '../../lib/texts.ts';
import { useTexts } from '../language.tsx';
import { peopleQuery } from '../people/people-query.ts';
import { meQuery } from '../session/me-query.ts';
import styles from './overview.module.css';

const texts = {
  nl: {
    title: 'Eerste stappen',
    done: 'Gedaan:',
    secure: 'Beveilig je account',
    secureHelp: 'Met een toegangssleutel of een code op je telefoon.',
    shop: 'Vul je winkel in',
    shopHelp: 'Naam, adres en telefoon staan op elke pagina.',
    look: 'Kies je kleuren',
    lookHelp: 'De hele site neemt ze over.',
    people: 'Nodig een collega uit',
    peopleHelp: 'Ieder met een eigen rol en wachtwoord.',
  },
  en: {
    title: 'First steps',
    done: 'Done:',
    secure: 'Secure your account',
    secureHelp: 'With a passkey or a code on your phone.',
    shop: 'Fill in your shop',
    shopHelp: 'Name, address and phone stand on every page.',
    look: 'Choose your colours',
    lookHelp: 'The whole site takes them over.',
    people: 'Invite a colleague',
    peopleHelp: 'Each with a role and password of their own.',
  },
  de: {
    title: 'Erste Schritte',
    done: 'Erledigt:',
    secure: 'Sichere dein Konto',
    secureHelp: 'Mit einem Passkey oder einem Code auf dem Handy.',
    shop: 'Trag deinen Laden ein',
    shopHelp: 'Name, Adresse und Telefon stehen auf jeder Seite.',
    look: 'Wähle deine Farben',
    lookHelp: 'Die ganze Website übernimmt sie.',
    people: 'Lade Kollegen ein',
    peopleHelp: 'Alle mit eigener Rolle und eigenem Passwort.',
  },
} satisfies Texts;

/** What a new owner does first; gone once the account is secured and someone else works here too. */
export const FirstSteps = () => {
  const text = useTexts(texts);
  const { data: me } = useQuery(meQuery);
  const { data: people } = useQuery(peopleQuery);
  if (!me || !people) return null;
  const secured = me.security.twoFactor || me.security.passkeys > 0;
  const invited = people.people.length + people.invitations.length > 1;
  if (secured && invited) return null;
  const steps = [
    { to: '/account', title: text.secure, help: text.secureHelp, done: secured },
    { to: '/shop', title: text.shop, help: text.shopHelp, done: false },
    { to: '/look', title: text.look, help: text.lookHelp, done: false },
    { to: '/people', title: text.people, help: text.peopleHelp, done: invited },
  ] as const;
  return (
    <Card component="section" className={styles.steps}>
      <Title order={2} mb="md">
        {text.title}
      </Title>
      <SimpleGrid cols={{ base: 1, xs: 2, lg: 4 }}>
        {steps.map(({ to, title, help, done }, index) => (
          <div key={to} className={styles.step} data-done={done || undefined}>
            <span className={styles.mark} aria-hidden="true">
              {done ? <Icon name="check" /> : index + 1}
            </span>
            <div>
              {done && <span className="visually-hidden">{text.done} </span>}
              <Link to={to}>{title}</Link>
              <Text size="sm" c="dimmed">
                {help}
              </Text>
            </div>
          </div>
        ))}
      </SimpleGrid>
    </Card>
  );
};
