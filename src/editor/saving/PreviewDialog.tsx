import { Button, CopyButton, Group, Modal, Select, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../backoffice/language.tsx';
import { FormProblem } from '../../backoffice/ui/FormProblem.tsx';
import { writeMoment } from '../../backoffice/ui/moment.ts';
import { useAction } from '../../backoffice/ui/use-action.ts';
import { Icon } from '../../components/Icon.tsx';
import { fill, type Texts } from '../../lib/texts.ts';
import { OpenPreviewLinks } from './OpenPreviewLinks.tsx';
import { pagesApi } from './pages-api.ts';
import { useSaving } from './use-saving.ts';

const texts = {
  nl: {
    title: 'Voorbeeldlink',
    lead: 'Wie de link heeft, ziet het concept zoals het op dat moment is, zonder in te loggen. Zoekmachines niet.',
    hours: 'Geldig',
    h4: '4 uur',
    h24: '1 dag',
    h72: '3 dagen',
    h168: '1 week',
    h720: '30 dagen',
    make: 'Maak een link',
    another: 'Maak nog een link',
    link: 'De link',
    until: 'Geldig tot {at}. Daarna werkt hij vanzelf niet meer.',
    copy: 'Kopieer',
    copied: 'Gekopieerd',
    close: 'Sluiten',
  },
  en: {
    title: 'Preview link',
    lead: 'Whoever has the link sees the draft as it is at that moment, without signing in. Search engines do not.',
    hours: 'Good for',
    h4: '4 hours',
    h24: '1 day',
    h72: '3 days',
    h168: '1 week',
    h720: '30 days',
    make: 'Make a link',
    another: 'Make another link',
    link: 'The link',
    until: 'Good until {at}. Afterwards it stops working by itself.',
    copy: 'Copy',
    copied: 'Copied',
    close: 'Close',
  },
  de: {
    title: 'Vorschau-Link',
    lead: 'Wer den Link hat, sieht den Entwurf, wie er gerade ist, ohne Anmeldung. Suchmaschinen nicht.',
    hours: 'Gültig',
    h4: '4 Stunden',
    h24: '1 Tag',
    h72: '3 Tage',
    h168: '1 Woche',
    h720: '30 Tage',
    make: 'Link erstellen',
    another: 'Noch einen Link erstellen',
    link: 'Der Link',
    until: 'Gültig bis {at}. Danach funktioniert er von selbst nicht mehr.',
    copy: 'Kopieren',
    copied: 'Kopiert',
    close: 'Schließen',
  },
} satisfies Texts;

const durations = ['4', '24', '72', '168', '720'] as const;

/** Makes links that show the draft to somebody without an account, for a time (EDIT-3). */
export const PreviewDialog = ({ opened, close }: { opened: boolean; close(): void }) => {
  const text = useTexts(texts);
  return (
    <Modal opened={opened} onClose={close} title={text.title} closeButtonProps={{ 'aria-label': text.close }}>
      <Stack>
        <Text size="sm">{text.lead}</Text>
        {opened && <PreviewForm />}
      </Stack>
    </Modal>
  );
};

const PreviewForm = () => {
  const text = useTexts(texts);
  const { language } = useLanguage();
  const [hours, setHours] = useState<(typeof durations)[number]>('72');
  const [link, setLink] = useState<{ url: string; expiresAt: string }>();
  const make = useAction(async () => {
    const { page, session } = useSaving.getState();
    await session?.saveNow();
    setLink(await pagesApi.previewLink(page, Number(hours)));
  });
  return (
    <>
      <Select
        label={text.hours}
        value={hours}
        onChange={(value) => value && setHours(value as typeof hours)}
        data={durations.map((value) => ({ value, label: text[`h${value}`] }))}
      />
      <FormProblem error={make.error} />
      {link && (
        <Group align="flex-end" gap="xs" wrap="nowrap">
          <TextInput
            label={text.link}
            value={link.url}
            readOnly
            flex={1}
            onFocus={(event) => event.currentTarget.select()}
            description={fill(text.until, { at: writeMoment(link.expiresAt, language) }, language)}
            inputWrapperOrder={['label', 'description', 'input']}
          />
          <CopyButton value={link.url}>
            {({ copied, copy }) => (
              <Button onClick={copy} leftSection={<Icon name={copied ? 'check' : 'copy'} />}>
                <span aria-live="polite">{copied ? text.copied : text.copy}</span>
              </Button>
            )}
          </CopyButton>
        </Group>
      )}
      <OpenPreviewLinks latest={link?.url} onWithdrawn={() => setLink(undefined)} />
      <Group justify="flex-end">
        <Button variant={link ? 'default' : 'filled'} loading={make.busy} onClick={() => void make.run()}>
          {link ? text.another : text.make}
        </Button>
      </Group>
    </>
  );
};
