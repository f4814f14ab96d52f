import { Alert, Button, Group, Loader, Modal, Select, SimpleGrid, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../backoffice/language.tsx';
import { writeMoment } from '../../backoffice/ui/moment.ts';
import type { Texts } from '../../lib/texts.ts';
import { useEditor } from '../state/use-editor.ts';
import { ChangeList } from './ChangeList.tsx';
import type { PageContent } from './page-content.ts';
import { type PageName, pagesApi, type SentRevision } from './pages-api.ts';
import { RevisionFrame } from './RevisionFrame.tsx';
import { kindTexts } from './revision-words.ts';
import styles from './saving.module.css';
import { useRestore } from './use-restore.ts';
import { useSaving } from './use-saving.ts';

const texts = {
  nl: {
    title: 'Versies vergelijken',
    older: 'Oudere versie',
    newer: 'Nieuwere versie',
    draft: 'Het concept, zoals het nu is',
    changes: 'Wat er veranderde',
    restore: 'Zet de oudere terug',
    close: 'Sluiten',
    failed: 'De verschillen laden niet.',
    again: 'Probeer opnieuw',
  },
  en: {
    title: 'Compare versions',
    older: 'Older version',
    newer: 'Newer version',
    draft: 'The draft as it is now',
    changes: 'What changed',
    restore: 'Bring the older one back',
    close: 'Close',
    failed: 'The differences do not load.',
    again: 'Try again',
  },
  de: {
    title: 'Fassungen vergleichen',
    older: 'Ältere Fassung',
    newer: 'Neuere Fassung',
    draft: 'Der Entwurf, wie er jetzt ist',
    changes: 'Was sich geändert hat',
    restore: 'Die ältere zurückholen',
    close: 'Schließen',
    failed: 'Die Unterschiede laden nicht.',
    again: 'Noch einmal versuchen',
  },
} satisfies Texts;

/** A revision by its id, or the page as it is in the builder. */
type Version = number | 'draft';

interface Props {
  /** Newest first. */
  revisions: readonly SentRevision[];
  /** What is compared with the draft at first; closed without. */
  revisionId: number | undefined;
  close(): void;
  /** Closes what the dialog was opened from, too. */
  closeAll(): void;
}

/** Two versions of a page: what changed in words, and both as visitors would see them, side by side (EDIT-3). */
export const CompareDialog = ({ revisions, revisionId, close, closeAll }: Props) => {
  const text = useTexts(texts);
  return (
    <Modal
      opened={revisionId !== undefined}
      onClose={close}
      fullScreen
      title={text.title}
      closeButtonProps={{ 'aria-label': text.close }}
    >
      {revisionId !== undefined && (
        <Comparison revisions={revisions} revisionId={revisionId} closeAll={closeAll} />
      )}
    </Modal>
  );
};

const Comparison = ({
  revisions,
  revisionId,
  closeAll,
}: {
  revisions: readonly SentRevision[];
  revisionId: number;
  closeAll(): void;
}) => {
  const text = useTexts(texts);
  const page = useSaving((state) => state.page);
  const [older, setOlder] = useState<number>(revisionId);
  const [newer, setNewer] = useState<Version>('draft');
  const restore = useRestore(closeAll);
  const changes = useChanges(page, older, newer);
  const changed = changes.data?.map(({ nodeId }) => nodeId) ?? [];
  const options = useOptions(revisions);
  return (
    <Stack>
      <Group align="flex-end">
        <Select
          label={text.older}
          data={options.filter(({ value }) => value !== 'draft')}
          value={String(older)}
          onChange={(value) => {
            setOlder(Number(value));
            if (newer !== 'draft' && newer <= Number(value)) setNewer('draft');
          }}
          w={340}
        />
        <Select
          label={text.newer}
          data={options.filter(({ value }) => value === 'draft' || Number(value) > older)}
          value={String(newer)}
          onChange={(value) => setNewer(value === 'draft' ? value : Number(value))}
          w={340}
        />
        <Button variant="default" loading={restore.busy} onClick={() => void restore.run(older)}>
          {text.restore}
        </Button>
      </Group>
      {restore.error && <Alert color="red">{restore.error.message}</Alert>}
      <section>
        <h3 className={styles.heading}>{text.changes}</h3>
        {changes.data ? (
          <ChangeList key={`${older} ${newer}`} changes={changes.data} />
        ) : changes.isError ? (
          <Group>
            <Text>{text.failed}</Text>
            <Button size="xs" variant="default" onClick={() => void changes.refetch()}>
              {text.again}
            </Button>
          </Group>
        ) : (
          <Loader type="dots" />
        )}
      </section>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <VersionFrame page={page} version={older} title={text.older} changed={changed} />
        <VersionFrame page={page} version={newer} title={text.newer} changed={changed} />
      </SimpleGrid>
    </Stack>
  );
};

function useOptions(revisions: readonly SentRevision[]) {
  const text = useTexts(texts);
  const kinds = useTexts(kindTexts);
  const { language } = useLanguage();
  return [
    { value: 'draft', label: text.draft },
    ...revisions.map(({ id, createdAt, kind }) => ({
      value: String(id),
      label: `${writeMoment(createdAt, language)} · ${kinds[kind]}`,
    })),
  ];
}

const useChanges = (page: PageName, older: number, newer: Version) =>
  useQuery({
    queryKey: ['changes', page.key, page.language, older, newer],
    gcTime: newer === 'draft' ? 0 : undefined,
    queryFn: async () => {
      // The server compares with the draft it has.
      if (newer === 'draft') await useSaving.getState().session?.saveNow();
      return (await pagesApi.changes(page, older, newer)).changes;
    },
  });

interface VersionFrameProps {
  page: PageName;
  version: Version;
  title: string;
  changed: readonly string[];
}

const VersionFrame = ({ page, version, title, changed }: VersionFrameProps) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['rendered', page.key, page.language, version],
    gcTime: version === 'draft' ? 0 : undefined,
    staleTime: version === 'draft' ? 0 : Number.POSITIVE_INFINITY,
    queryFn: async () => (await pagesApi.canvas(page, await contentOf(page, version))).html,
  });
  return <RevisionFrame html={data} error={error} retry={refetch} title={title} changed={changed} />;
};

async function contentOf(page: PageName, version: Version): Promise<PageContent> {
  if (version !== 'draft') return pagesApi.revision(page, version);
  const { tree, settings } = useEditor.getState();
  return { tree, settings };
}
