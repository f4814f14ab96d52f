import { Button, Card, Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { fill, type Texts } from '../../lib/texts.ts';
import { api } from '../api.ts';
import { useLanguage, useTexts } from '../language.tsx';
import { notifyDone, notifyError } from '../notify.ts';
import { writeMoment } from '../ui/moment.ts';
import styles from './people.module.css';
import { type Invitation, peopleQuery } from './people-query.ts';
import { roleTexts } from './role-texts.ts';

const texts = {
  nl: {
    title: 'Uitgenodigd',
    until: '{role}, de link werkt tot {at}',
    withdraw: 'Intrekken',
    withdrawOf: 'Uitnodiging van {email} intrekken',
    withdrawn: 'De uitnodiging van {email} is ingetrokken.',
  },
  en: {
    title: 'Invited',
    until: '{role}, the link works until {at}',
    withdraw: 'Withdraw',
    withdrawOf: 'Withdraw the invitation of {email}',
    withdrawn: 'The invitation of {email} was withdrawn.',
  },
  de: {
    title: 'Eingeladen',
    until: '{role}, der Link gilt bis {at}',
    withdraw: 'Zurückziehen',
    withdrawOf: 'Einladung von {email} zurückziehen',
    withdrawn: 'Die Einladung von {email} wurde zurückgezogen.',
  },
} satisfies Texts;

/** Who has not answered yet. */
export const InvitationList = ({ invitations }: { invitations: readonly Invitation[] }) => {
  const text = useTexts(texts);
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  if (invitations.length === 0) return null;
  const withdraw = async ({ id, email }: Invitation) => {
    try {
      await api.delete(`/invitations/${encodeURIComponent(id)}`);
      notifyDone(fill(text.withdrawn, { email: email ?? '' }, language));
    } catch (error) {
      notifyError(error);
    }
    await queryClient.invalidateQueries({ queryKey: peopleQuery.queryKey });
  };
  return (
    <Stack component="section" gap="sm">
      <Title order={2}>{text.title}</Title>
      <Card component="ul" padding={0} className={styles.list}>
        {invitations.map((invitation) => {
          const { id, email, role, expiresAt } = invitation;
          const values = { role: roleTexts[language][role].name, at: writeMoment(expiresAt, language) };
          return (
            <li key={id} className={styles.row}>
              <div className={styles.who}>
                <Text fw={640}>{email}</Text>
                <Text size="sm" c="dimmed">
                  {fill(text.until, values, language)}
                </Text>
              </div>
              <Button
                variant="default"
                size="xs"
                aria-label={fill(text.withdrawOf, { email: email ?? '' }, language)}
                onClick={() => void withdraw(invitation)}
              >
                {text.withdraw}
              </Button>
            </li>
          );
        })}
      </Card>
    </Stack>
  );
};
