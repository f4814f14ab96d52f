import { Button, Group } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { fill, type Texts } from '../../lib/texts.ts';
import { api } from '../api.ts';
import { useLanguage, useTexts } from '../language.tsx';
import { notifyDone } from '../notify.ts';
import { FormProblem } from '../ui/FormProblem.tsx';
import { writeMoment } from '../ui/moment.ts';
import { useAction } from '../ui/use-action.ts';
import { AccountCard } from './AccountCard.tsx';
import styles from './account.module.css';
import { deviceName } from './device-name.ts';

const texts = {
  nl: {
    title: 'Waar je ingelogd bent',
    lead: 'Herken je iets niet? Log overal elders uit en wijzig je wachtwoord.',
    unknown: 'Onbekend apparaat',
    since: 'Ingelogd op {at}',
    revoke: 'Log overal elders uit',
    revoked: 'Alleen op dit apparaat ben je nog ingelogd.',
  },
  en: {
    title: 'Where you are signed in',
    lead: 'Something you do not recognise? Sign out everywhere else and change your password.',
    unknown: 'Unknown device',
    since: 'Signed in on {at}',
    revoke: 'Sign out everywhere else',
    revoked: 'You are now signed in on this device only.',
  },
  de: {
    title: 'Wo du angemeldet bist',
    lead: 'Erkennst du etwas nicht? Melde dich überall sonst ab und ändere dein Passwort.',
    unknown: 'Unbekanntes Gerät',
    since: 'Angemeldet am {at}',
    revoke: 'Überall sonst abmelden',
    revoked: 'Du bist jetzt nur noch auf diesem Gerät angemeldet.',
  },
} satisfies Texts;

interface Session {
  id: string;
  userAgent?: string | null;
  createdAt: string;
}

export const SessionsCard = () => {
  const text = useTexts(texts);
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const { data = [] } = useQuery({
    queryKey: ['sessions'],
    queryFn: () => api.get<Session[]>('/auth/list-sessions'),
  });
  const revoke = useAction(async () => {
    await api.post('/auth/revoke-other-sessions', {});
    notifyDone(text.revoked);
    await queryClient.invalidateQueries({ queryKey: ['sessions'] });
  });
  return (
    <AccountCard title={text.title} lead={text.lead}>
      <ul className={styles.list}>
        {data.map(({ id, userAgent, createdAt }) => (
          <li key={id}>
            <div>
              {deviceName(userAgent) ?? text.unknown}
              <small>{fill(text.since, { at: writeMoment(createdAt, language) }, language)}</small>
            </div>
          </li>
        ))}
      </ul>
      <FormProblem error={revoke.error} />
      {data.length > 1 && (
        <Group>
          <Button variant="default" loading={revoke.busy} onClick={() => void revoke.run()}>
            {text.revoke}
          </Button>
        </Group>
      )}
    </AccountCard>
  );
};
