import { ActionIcon, Badge, Button, Card, Group, Text, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { csvCell } from '../../features/settings/rules/csv.ts';
import { follow } from '../../features/settings/rules/redirects.ts';
import { fill } from '../../lib/texts.ts';
import { api } from '../api.ts';
import { useLanguage, useTexts } from '../language.tsx';
import { notifyDone } from '../notify.ts';
import { pagesQuery } from '../pages/pages-query.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { LoadingScreen } from '../ui/LoadingScreen.tsx';
import { Screen } from '../ui/Screen.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { RedirectForm } from './RedirectForm.tsx';
import { RedirectTest } from './RedirectTest.tsx';
import styles from './redirects.module.css';
import { livePaths, type RedirectInList, redirectsQuery } from './redirects-query.ts';
import { redirectsTexts } from './redirects-texts.ts';

/** Where old and short addresses lead (EDIT-5); for owners. */
export const RedirectsScreen = () => {
  const text = useTexts(redirectsTexts);
  const { data: redirects, error } = useQuery(redirectsQuery);
  const { data: pages, error: pagesError } = useQuery(pagesQuery);
  const [editing, setEditing] = useState<RedirectInList | 'new'>();
  const [importing, setImporting] = useState(false);
  if ((error && !redirects) || (pagesError && !pages)) throw error ?? pagesError;
  const paths = livePaths(pages ?? []);
  const actions = (
    <>
      <Button variant="default" onClick={() => setImporting(true)}>
        {text.import}
      </Button>
      <Button color="accent" leftSection={<Icon name="plus" />} onClick={() => setEditing('new')}>
        {text.add}
      </Button>
    </>
  );
  return (
    <Screen title={text.title} lead={text.lead} actions={actions}>
      {redirects && pages ? (
        <>
          <RedirectTest redirects={redirects} paths={paths} />
          <RedirectList redirects={redirects} paths={paths} onEdit={setEditing} />
        </>
      ) : (
        <LoadingScreen />
      )}
      <RedirectForm editing={editing} paths={paths} onClose={() => setEditing(undefined)} />
      <ImportDialog opened={importing} onClose={() => setImporting(false)} />
    </Screen>
  );
};

interface ListProps {
  redirects: readonly RedirectInList[];
  paths: ReadonlySet<string>;
  onEdit(redirect: RedirectInList): void;
}

const RedirectList = ({ redirects, paths, onEdit }: ListProps) => {
  const text = useTexts(redirectsTexts);
  const { language } = useLanguage();
  const [words, setWords] = useState('');
  const [removing, setRemoving] = useState<RedirectInList>();
  const queryClient = useQueryClient();
  const sought = words.trim().toLowerCase();
  const shown = redirects.filter(({ from, to }) => `${from} ${to}`.toLowerCase().includes(sought));
  const targets = new Map(redirects.map((each) => [each.from, each.to]));
  return (
    <>
      <Group gap="sm">
        <TextInput
          type="search"
          flex="1 1 16rem"
          maw="26rem"
          aria-label={text.search}
          placeholder={text.search}
          leftSection={<Icon name="search" />}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <Text size="sm" c="dimmed" role="status">
          {fill(text.count, { count: shown.length }, language)}
        </Text>
        {redirects.length > 0 && (
          <Button component="a" variant="subtle" download="redirects.csv" href={csvAddress(redirects)}>
            {text.export}
          </Button>
        )}
      </Group>
      <Card padding={0}>
        <ul className={styles.list}>
          {shown.map((redirect) => (
            <li key={redirect.id} className={styles.row}>
              <span className={styles.addresses}>
                <span className={styles.from}>{redirect.from}</span>
                <Icon name="arrow-right" />
                <span>{redirect.to}</span>
              </span>
              <span className={styles.chips}>
                {redirect.automatic && <Chip colour="gray" words={text.automatic} />}
                {redirect.kind === 'temporary' && <Chip colour="blue" words={text.temporary} />}
                <TrailChip trail={follow(redirect.from, targets, paths).ends} />
              </span>
              <Group gap={4} wrap="nowrap">
                <ActionIcon
                  variant="subtle"
                  color="gray.7"
                  size={40}
                  aria-label={fill(text.edit, { from: redirect.from }, language)}
                  onClick={() => onEdit(redirect)}
                >
                  <Icon name="edit" />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  color="red"
                  size={40}
                  aria-label={fill(text.remove, { from: redirect.from }, language)}
                  onClick={() => setRemoving(redirect)}
                >
                  <Icon name="trash" />
                </ActionIcon>
              </Group>
            </li>
          ))}
          {shown.length === 0 && <li className={styles.empty}>{text[sought ? 'nothing' : 'none']}</li>}
        </ul>
      </Card>
      <ConfirmDialog
        opened={removing !== undefined}
        title={text.removeTitle}
        confirm={text.removeDo}
        danger
        onConfirm={async () => {
          await api.delete(`/settings/redirects/${removing?.id}`);
          setRemoving(undefined);
          notifyDone(text.removed);
          await queryClient.invalidateQueries({ queryKey: redirectsQuery.queryKey });
        }}
        onClose={() => setRemoving(undefined)}
      >
        {fill(text.removeHelp, { from: removing?.from ?? '' }, language)}
      </ConfirmDialog>
    </>
  );
};

const TrailChip = ({ trail }: { trail: ReturnType<typeof follow>['ends'] }) => {
  const text = useTexts(redirectsTexts);
  if (trail === 'nothing') return <Chip colour="yellow" words={text.nowhere} />;
  return trail === 'loop' ? <Chip colour="red" words={text.loop} /> : null;
};

const Chip = ({ colour, words }: { colour: string; words: string }) => (
  <Badge variant="light" color={colour} tt="none">
    {words}
  </Badge>
);

/** The list for a spreadsheet, as it can be read again. */
const csvAddress = (redirects: readonly RedirectInList[]): string => {
  const rows = redirects.map(({ from, to, kind }) =>
    [from, to, kind === 'permanent' ? '301' : '302'].map(csvCell).join(','),
  );
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`${['from,to,kind', ...rows].join('\r\n')}\r\n`)}`;
};
