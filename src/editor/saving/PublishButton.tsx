import { Button, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTexts } from '../../backoffice/language.tsx';
import { Icon } from '../../components/Icon.tsx';
import type { Texts } from '../../lib/texts.ts';
import { PublishDialog } from './PublishDialog.tsx';
import { useSaving } from './use-saving.ts';

const texts = {
  nl: { publish: 'Publiceren', planned: 'Gepland', title: 'Publiceren', close: 'Sluiten' },
  en: { publish: 'Publish', planned: 'Scheduled', title: 'Publish', close: 'Close' },
  de: { publish: 'Veröffentlichen', planned: 'Geplant', title: 'Veröffentlichen', close: 'Schließen' },
} satisfies Texts;

/** Opens the dialog in which a page is published, now or later. */
export const PublishButton = () => {
  const text = useTexts(texts);
  const [opened, { open, close }] = useDisclosure();
  const isPlanned = useSaving(({ schedule }) => schedule !== null && !schedule.started);
  return (
    <>
      <Button
        size="sm"
        color="accent"
        onClick={open}
        leftSection={isPlanned ? <Icon name="clock" /> : undefined}
        aria-haspopup="dialog"
        data-tour="publish"
      >
        {isPlanned ? text.planned : text.publish}
      </Button>
      <Modal
        opened={opened}
        onClose={close}
        title={text.title}
        size="lg"
        closeButtonProps={{ 'aria-label': text.close }}
      >
        <PublishDialog close={close} />
      </Modal>
    </>
  );
};
