import { Button, Group, Text, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { fill, type Texts } from '../../lib/texts.ts';
import { api } from '../api.ts';
import { useLanguage, useTexts } from '../language.tsx';
import { notifyDone } from '../notify.ts';
import { meQuery } from '../session/me-query.ts';
import { addPasskey, knowsPasskeys } from '../session/passkeys.ts';
import { Form } from '../ui/Form.tsx';
import { FormProblem } from '../ui/FormProblem.tsx';
import { writeDay } from '../ui/moment.ts';
import { useAction } from '../ui/use-action.ts';
import { AccountCard } from './AccountCard.tsx';
import styles from './account.module.css';

const texts = {
  nl: {
    title: 'Toegangssleutels',
    lead: 'Log in met je vinger, gezicht of pincode van je apparaat. Veiliger dan een wachtwoord en sneller.',
    none: 'Je hebt er nog geen.',
    unnamed: 'Zonder naam',
    since: 'Sinds {day}',
    name: 'Naam van de nieuwe sleutel',
    nameHelp: 'Bijvoorbeeld: laptop van de winkel.',
    add: 'Voeg een sleutel toe',
    added: 'De sleutel is toegevoegd.',
    remove: 'Verwijderen',
    removeOf: '{name} verwijderen',
    unknown: 'Deze browser kent geen toegangssleutels.',
  },
  en: {
    title: 'Passkeys',
    lead: 'Sign in with your finger, face or the pin of your device. Safer than a password, and quicker.',
    none: 'You have none yet.',
    unnamed: 'Without a name',
    since: 'Since {day}',
    name: 'Name of the new passkey',
    nameHelp: 'For example: laptop of the shop.',
    add: 'Add a passkey',
    added: 'The passkey was added.',
    remove: 'Remove',
    removeOf: 'Remove {name}',
    unknown: 'This browser knows no passkeys.',
  },
  de: {
    title: 'Passkeys',
    lead: 'Melde dich mit Finger, Gesicht oder der PIN deines Geräts an. Sicherer als ein Passwort, und schneller.',
    none: 'Du hast noch keinen.',
    unnamed: 'Ohne Namen',
    since: 'Seit {day}',
    name: 'Name des neuen Passkeys',
    nameHelp: 'Zum Beispiel: Laptop vom Laden.',
    add: 'Passkey hinzufügen',
    added: 'Der Passkey wurde hinzugefügt.',
    remove: 'Entfernen',
    removeOf: '{name} entfernen',
    unknown: 'Dieser Browser kennt keine Passkeys.',
  },
} satisfies Texts;

interface Passkey {
  id: string;
  name?: string | null;
  createdAt: string | null;
}

export const PasskeysCard = () => {
  const text = useTexts(texts);
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const { data = [] } = useQuery({
    queryKey: ['passkeys'],
    queryFn: () => api.get<Passkey[]>('/auth/passkey/list-user-passkeys'),
  });
  const refresh = async () => {
    await queryClient.invalidateQueries({ queryKey: ['passkeys'] });
    await queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
  };
  const add = useAction(async () => {
    if (!(await addPasskey(name.trim()))) return;
    setName('');
    notifyDone(text.added);
    await refresh();
  });
  const remove = useAction(async (id: string) => {
    await api.post('/auth/passkey/delete-passkey', { id });
    await refresh();
  });
  return (
    <AccountCard title={text.title} lead={text.lead}>
      {data.length === 0 && <Text>{text.none}</Text>}
      {data.length > 0 && (
        <ul className={styles.list}>
          {data.map(({ id, name: given, createdAt }) => (
            <li key={id}>
              <div>
                {given || text.unnamed}
                {createdAt && (
                  <small>{fill(text.since, { day: writeDay(createdAt, language) }, language)}</small>
                )}
              </div>
              <Button
                variant="default"
                size="xs"
                aria-label={fill(text.removeOf, { name: given || text.unnamed }, language)}
                onClick={() => void remove.run(id)}
              >
                {text.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {!knowsPasskeys() && <Text size="sm">{text.unknown}</Text>}
      {knowsPasskeys() && (
        <Form onSubmit={() => void add.run()}>
          <FormProblem error={add.error ?? remove.error} />
          <TextInput
            label={text.name}
            description={text.nameHelp}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <Group>
            <Button type="submit" leftSection={<Icon name="key" />} loading={add.busy}>
              {text.add}
            </Button>
          </Group>
        </Form>
      )}
    </AccountCard>
  );
};
