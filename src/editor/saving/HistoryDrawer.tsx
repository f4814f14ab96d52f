import { Badge, Button, Group, Loader, Stack, Text, Timeline } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../backoffice/language.tsx';
import { writeMoment } from '../../backoffice/ui/moment.ts';
import { ErrorScreen } from '../../backoffice/ui/ProblemScreens.tsx';
import { SideDrawer } from '../../backoffice/ui/SideDrawer.tsx';
import { Icon } from '../../components/Icon.tsx';
import { fill, type Texts } from '../../lib/texts.ts';
import { CompareDialog } from './CompareDialog.tsx';
import { pagesApi, type SentRevision } from './pages-api.ts';
import { kindTexts } from './revision-words.ts';
import styles from './saving.module.css';
import { useRestore } from './use-restore.ts';
import { useSaving } from './use-saving.ts';

const texts = {
  nl: {
    title: 'Geschiedenis',
    lead: 'Elke keer dat de pagina gepubliceerd of ingepland werd. Zet je een versie terug, dan komt ze in het concept: bezoekers merken er niets van tot je publiceert.',
    none: 'Deze pagina is nog nooit gepubliceerd. Na de eerste keer staan hier haar versies.',
    compare: 'Vergelijk',
    compareLabel: 'Vergelijk: de versie van {at} met het concept',
    restore: 'Zet terug',
    restoreLabel: 'Zet terug: de versie van {at}',
    current: 'Nu op de site',
    by: 'door {name}',
  },
  en: {
    title: 'History',
    lead: 'Every time the page was published or scheduled. A version you bring back goes into the draft: visitors notice nothing until you publish.',
    none: 'This page has never been published. After the first time its versions are here.',
    compare: 'Compare',
    compareLabel: 'Compare: the version of {at} with the draft',
    restore: 'Bring back',
    restoreLabel: 'Bring back: the version of {at}',
    current: 'On the site now',
    by: 'by {name}',
  },
  de: {
    title: 'Verlauf',
    lead: 'Jedes Mal, wenn die Seite veröffentlicht oder eingeplant wurde. Holst du eine Fassung zurück, kommt sie in den Entwurf: Besucher merken nichts, bis du veröffentlichst.',
    none: 'Diese Seite wurde noch nie veröffentlicht. Nach dem ersten Mal stehen hier ihre Fassungen.',
    compare: 'Vergleichen',
    compareLabel: 'Vergleichen: die Fassung vom {at} mit dem Entwurf',
    restore: 'Zurückholen',
    restoreLabel: 'Zurückholen: die Fassung vom {at}',
    current: 'Jetzt auf der Website',
    by: 'von {name}',
  },
} satisfies Texts;

/** The versions of the page: who, when, why and what; to compare and to bring back (EDIT-3). */
export const HistoryDrawer = ({ opened, close }: { opened: boolean; close(): void }) => {
  const text = useTexts(texts);
  return (
    <SideDrawer title={text.title} opened={opened} close={close}>
      <History close={close} />
    </SideDrawer>
  );
};

const History = ({ close }: { close(): void }) => {
  const text = useTexts(texts);
  const page = useSaving((state) => state.page);
  const [compared, setCompared] = useState<number>();
  const { data, error, refetch } = useQuery({
    queryKey: ['revisions', page.key, page.language],
    queryFn: () => pagesApi.revisions(page),
    staleTime: 0,
  });
  if (error) return <ErrorScreen error={error} reset={() => void refetch()} />;
  if (!data) return <Loader type="dots" />;
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {data.length > 0 ? text.lead : text.none}
      </Text>
      <Timeline bulletSize={26} lineWidth={2} active={data.length}>
        {data.map((revision) => (
          <Timeline.Item key={revision.id} bullet={<Bullet kind={revision.kind} />}>
            <Revision revision={revision} compare={() => setCompared(revision.id)} close={close} />
          </Timeline.Item>
        ))}
      </Timeline>
      <CompareDialog
        revisions={data}
        revisionId={compared}
        close={() => setCompared(undefined)}
        closeAll={close}
      />
    </Stack>
  );
};

const kindIcons = { published: 'external', scheduled: 'clock', restored: 'history', kept: 'copy' };

const Bullet = ({ kind }: { kind: SentRevision['kind'] }) => <Icon name={kindIcons[kind]} />;

interface RevisionProps {
  revision: SentRevision;
  compare(): void;
  close(): void;
}

const Revision = ({ revision, compare, close }: RevisionProps) => {
  const text = useTexts(texts);
  const kinds = useTexts(kindTexts);
  const { language } = useLanguage();
  const restore = useRestore(close);
  const at = writeMoment(revision.createdAt, language);
  return (
    <Stack gap={4} align="flex-start">
      <Group gap="xs">
        <Text fw={640} size="sm">
          {at}
        </Text>
        {revision.current && (
          <Badge size="sm" variant="light" color="green" className={styles.badge}>
            {text.current}
          </Badge>
        )}
      </Group>
      <Text size="sm" c="dimmed">
        {kinds[revision.kind]}
        {revision.author && ` ${fill(text.by, { name: revision.author }, language)}`}
      </Text>
      <Text size="sm">{revision.summary}</Text>
      <Group gap="xs">
        <Button
          size="compact-sm"
          variant="default"
          onClick={compare}
          aria-label={fill(text.compareLabel, { at }, language)}
        >
          {text.compare}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          loading={restore.busy}
          onClick={() => void restore.run(revision.id)}
          aria-label={fill(text.restoreLabel, { at }, language)}
        >
          {text.restore}
        </Button>
      </Group>
      {restore.error && (
        <Text size="sm" c="red" role="alert">
          {restore.error.message}
        </Text>
      )}
    </Stack>
  );
};
