import { Button, Group, List, Modal, Paper, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../backoffice/language.tsx';
import { writeMoment, writeTime } from '../../backoffice/ui/moment.ts';
import { Icon } from '../../components/Icon.tsx';
import { fill, type Texts } from '../../lib/texts.ts';
import { useEditor } from '../state/use-editor.ts';
import { contentChanges } from './merged-words.ts';
import styles from './saving.module.css';
import { type RecoveredWork, useSaving } from './use-saving.ts';

const texts = {
  nl: {
    title: 'Je wijzigingen van {time} zijn er nog',
    explain: 'De server had ze nog niet. Ze staan nu in de pagina.',
    show: 'Bekijk',
    keep: 'Houden',
    drop: 'Weggooien',
    changes: 'Wat er anders is dan op de server',
    close: 'Sluiten',
  },
  en: {
    title: 'Your changes of {time} are still here',
    explain: 'The server did not have them yet. They are in the page now.',
    show: 'Show',
    keep: 'Keep',
    drop: 'Throw away',
    changes: 'What differs from the server',
    close: 'Close',
  },
  de: {
    title: 'Deine Änderungen von {time} sind noch da',
    explain: 'Der Server hatte sie noch nicht. Sie stehen jetzt in der Seite.',
    show: 'Ansehen',
    keep: 'Behalten',
    drop: 'Verwerfen',
    changes: 'Was anders ist als auf dem Server',
    close: 'Schließen',
  },
} satisfies Texts;

const dayMilliseconds = 24 * 3_600_000;

/** Says that work this computer had kept is in the page; it stays unless one throws it away (EDIT-3). */
export const RecoveredNotice = () => {
  const recovered = useSaving((state) => state.recovered);
  return recovered ? <Notice recovered={recovered} /> : null;
};

const Notice = ({ recovered }: { recovered: RecoveredWork }) => {
  const text = useTexts(texts);
  const { language } = useLanguage();
  const [isShown, setShown] = useState(false);
  const session = useSaving((state) => state.session);
  const at = new Date(recovered.at).toISOString();
  const isRecent = Date.now() - recovered.at < dayMilliseconds;
  const time = isRecent ? writeTime(at, language) : writeMoment(at, language);
  return (
    <Paper component="aside" withBorder shadow="md" p="md" className={styles.notice} role="status">
      <Group wrap="nowrap" align="flex-start" gap="sm">
        <Icon name="history" />
        <Stack gap="xs">
          <Text fw={640}>{fill(text.title, { time }, language)}</Text>
          <Text size="sm">{text.explain}</Text>
          <Group gap="xs">
            <Button size="xs" onClick={session?.keepRecovered}>
              {text.keep}
            </Button>
            <Button size="xs" variant="default" onClick={() => setShown(true)}>
              {text.show}
            </Button>
            <Button size="xs" variant="subtle" color="red" onClick={session?.dropRecovered}>
              {text.drop}
            </Button>
          </Group>
        </Stack>
      </Group>
      <Modal
        opened={isShown}
        onClose={() => setShown(false)}
        title={text.changes}
        closeButtonProps={{ 'aria-label': text.close }}
      >
        <Changes recovered={recovered} />
      </Modal>
    </Paper>
  );
};

const Changes = ({ recovered }: { recovered: RecoveredWork }) => {
  const { language } = useLanguage();
  const catalogue = useEditor((state) => state.catalogue);
  const changes = contentChanges(recovered.before, recovered.content, catalogue, language);
  return (
    <List spacing="xs">
      {changes.map(({ nodeId, words }) => (
        <List.Item key={nodeId + words}>{words}</List.Item>
      ))}
    </List>
  );
};
