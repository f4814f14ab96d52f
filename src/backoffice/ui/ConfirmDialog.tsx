import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Texts } from '../../lib/texts.ts';
import { useTexts } from '../language.tsx';
import { FormProblem } from './FormProblem.tsx';
import { useAction } from './use-action.ts';

const texts = {
  nl: { cancel: 'Annuleren', close: 'Sluiten' },
  en: { cancel: 'Cancel', close: 'Close' },
  de: { cancel: 'Abbrechen', close: 'Schließen' },
} satisfies Texts;

interface Props {
  opened: boolean;
  /** The question. */
  title: string;
  /** The verb on the button that does it. */
  confirm: string;
  danger?: boolean;
  onConfirm(): Promise<void>;
  onClose(): void;
  /** What it means. */
  children: ReactNode;
}

/** Asks before something that is hard to take back. */
export const ConfirmDialog = ({ opened, title, confirm, danger, onConfirm, onClose, children }: Props) => {
  const text = useTexts(texts);
  const action = useAction(onConfirm);
  return (
    <Modal opened={opened} onClose={onClose} title={title} closeButtonProps={{ 'aria-label': text.close }}>
      <Stack>
        <Text component="div">{children}</Text>
        <FormProblem error={action.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            {text.cancel}
          </Button>
          <Button color={danger ? 'red' : undefined} loading={action.busy} onClick={() => void action.run()}>
            {confirm}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
};
