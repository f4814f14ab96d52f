import { Button, Group, Text } from '@mantine/core';
import type { Texts } from '../../../lib/texts.ts';
import { useTexts } from '../../language.tsx';

const texts = {
  nl: { cancel: 'Annuleren' },
  en: { cancel: 'Cancel' },
  de: { cancel: 'Abbrechen' },
} satisfies Texts;

interface Props {
  /** What happens next, beside the buttons. */
  hint: string;
  /** The words of the button that makes the draft. */
  make: string;
  busy: boolean;
  onCancel(): void;
}

/** The end of the form of a new page or post. */
export const NewDraftEnd = ({ hint, make, busy, onCancel }: Props) => {
  const text = useTexts(texts);
  return (
    <Group justify="space-between">
      <Text size="sm" c="dimmed">
        {hint}
      </Text>
      <Group>
        <Button variant="default" onClick={onCancel}>
          {text.cancel}
        </Button>
        <Button type="submit" color="accent" loading={busy}>
          {make}
        </Button>
      </Group>
    </Group>
  );
};
