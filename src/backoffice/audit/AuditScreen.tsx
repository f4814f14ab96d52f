import { Button, Card, Group, SegmentedControl, Select, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fill, type Texts } from '../../lib/texts.ts';
import { api } from '../api.ts';
import { useLanguage, useTexts } from '../language.tsx';
import { LoadingScreen } from '../ui/LoadingScreen.tsx';
import { Screen } from '../ui/Screen.tsx';
import { AuditDays } from './AuditDays.tsx';
import { type AuditEntry, type AuditKind, auditKind, auditKinds } from './audit-sentence.ts';

const texts = {
  nl: {
    title: 'Logboek',
    lead: 'Wie wat deed in het beheer. Niemand kan hier iets uit halen.',
    kind: 'Soort',
    all: 'Alles',
    site: 'Site',
    people: 'Medewerkers',
    'sign-in': 'Inloggen',
    who: 'Wie',
    everyone: 'Iedereen',
    searched: 'In de laatste {count} regels',
    older: 'Oudere regels laden',
    nothing: 'Niets in deze regels.',
  },
  en: {
    title: 'Audit log',
    lead: 'Who did what in the back office. Nobody can take anything out of it.',
    kind: 'Kind',
    all: 'Everything',
    site: 'Site',
    people: 'People',
    'sign-in': 'Sign-in',
    who: 'Who',
    everyone: 'Everyone',
    searched: 'In the last {count} entries',
    older: 'Load older entries',
    nothing: 'Nothing in these entries.',
  },
  de: {
    title: 'Protokoll',
    lead: 'Wer was in der Verwaltung getan hat. Niemand kann hier etwas entfernen.',
    kind: 'Art',
    all: 'Alles',
    site: 'Website',
    people: 'Team',
    'sign-in': 'Anmeldung',
    who: 'Wer',
    everyone: 'Alle',
    searched: 'In den letzten {count} Einträgen',
    older: 'Ältere Einträge laden',
    nothing: 'Nichts in diesen Einträgen.',
  },
} satisfies Texts;

interface AuditPage {
  entries: AuditEntry[];
  next: number | null;
}

const useAudit = () =>
  useInfiniteQuery({
    queryKey: ['audit'],
    queryFn: ({ pageParam }) =>
      api.get<AuditPage>(`/audit?limit=100${pageParam ? `&before=${pageParam}` : ''}`),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });

/** The audit log in plain words, newest first (EDIT-1); for owners. */
export const AuditScreen = () => {
  const text = useTexts(texts);
  const { language } = useLanguage();
  const [kind, setKind] = useState<AuditKind | 'all'>('all');
  const [who, setWho] = useState('');
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useAudit();
  if (error && !data) throw error;
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  const people = new Map(entries.flatMap(({ staff }) => (staff ? [[staff.id, staff.name] as const] : [])));
  const shown = entries.filter(
    ({ action, staff }) => (kind === 'all' || auditKind(action) === kind) && (!who || staff?.id === who),
  );
  return (
    <Screen title={text.title} lead={text.lead}>
      <Group>
        <SegmentedControl
          aria-label={text.kind}
          value={kind}
          onChange={(value) => setKind(value as AuditKind | 'all')}
          data={(['all', ...auditKinds] as const).map((value) => ({ value, label: text[value] }))}
        />
        <Select
          aria-label={text.who}
          value={who}
          onChange={(value) => setWho(value ?? '')}
          data={[
            { value: '', label: text.everyone },
            ...[...people].map(([value, label]) => ({ value, label })),
          ]}
        />
        <Text size="sm" c="dimmed" role="status">
          {fill(text.searched, { count: entries.length }, language)}
        </Text>
      </Group>
      {data ? <AuditDays entries={shown} /> : <LoadingScreen />}
      {data && shown.length === 0 && <Card>{text.nothing}</Card>}
      {hasNextPage && (
        <Group>
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {text.older}
          </Button>
        </Group>
      )}
    </Screen>
  );
};
