import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../backoffice/language.tsx';
import { FormProblem } from '../../backoffice/ui/FormProblem.tsx';
import { useAction } from '../../backoffice/ui/use-action.ts';
import { fill, type Texts } from '../../lib/texts.ts';
import { pagesApi } from './pages-api.ts';
import { useSaving } from './use-saving.ts';

const texts = {
  nl: {
    open: {
      one: 'Met {count} link is dit concept nu te zien.',
      other: 'Met {count} links is dit concept nu te zien.',
    },
    withdraw: 'Trek in',
    withdrawLabel: 'Trek alle voorbeeldlinks van deze pagina in',
    withdrawn: 'Ingetrokken: wie nog een link opent, ziet het concept niet meer.',
  },
  en: {
    open: { one: '{count} link shows this draft now.', other: '{count} links show this draft now.' },
    withdraw: 'Take back',
    withdrawLabel: 'Take back every preview link of this page',
    withdrawn: 'Taken back: whoever still opens a link no longer sees the draft.',
  },
  de: {
    open: {
      one: '{count} Link zeigt diesen Entwurf jetzt.',
      other: '{count} Links zeigen diesen Entwurf jetzt.',
    },
    withdraw: 'Zurückziehen',
    withdrawLabel: 'Alle Vorschau-Links dieser Seite zurückziehen',
    withdrawn: 'Zurückgezogen: Wer noch einen Link öffnet, sieht den Entwurf nicht mehr.',
  },
} satisfies Texts;

interface Props {
  /** The link made last, counted anew with each. */
  latest: string | undefined;
  onWithdrawn(): void;
}

/** How many links show the draft now, and the way to take them back (EDIT-3). */
export const OpenPreviewLinks = ({ latest, onWithdrawn }: Props) => {
  const text = useTexts(texts);
  const { language } = useLanguage();
  const page = useSaving((saving) => saving.page);
  const [isWithdrawn, setWithdrawn] = useState(false);
  const { data, refetch } = useQuery({
    queryKey: ['preview-links', page.key, page.language, latest],
    queryFn: () => pagesApi.openPreviewLinks(page),
  });
  const withdraw = useAction(async () => {
    await pagesApi.withdrawPreviewLinks(page);
    await refetch();
    setWithdrawn(true);
    onWithdrawn();
  });
  const open = data?.open ?? 0;
  return (
    <>
      <FormProblem error={withdraw.error} />
      <Group justify="space-between" role="status">
        {open > 0 && <Text size="sm">{fill(text.open, { count: open }, language)}</Text>}
        {open === 0 && isWithdrawn && <Text size="sm">{text.withdrawn}</Text>}
        {open > 0 && (
          <Button
            variant="default"
            size="compact-sm"
            aria-label={text.withdrawLabel}
            loading={withdraw.busy}
            onClick={() => void withdraw.run()}
          >
            {text.withdraw}
          </Button>
        )}
      </Group>
    </>
  );
};
