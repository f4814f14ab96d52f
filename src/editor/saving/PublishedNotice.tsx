import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useLanguage, useTexts } from '../../backoffice/language.tsx';
import { writeMoment } from '../../backoffice/ui/moment.ts';
import { Icon } from '../../components/Icon.tsx';
import { fill, type Texts } from '../../lib/texts.ts';
import { useEditor } from '../state/use-editor.ts';
import { OtherLanguages } from './OtherLanguages.tsx';
import type { Published } from './pages-api.ts';
import styles from './saving.module.css';

const texts = {
  nl: {
    published: 'De pagina staat op de site',
    scheduled: 'De pagina is ingepland',
    when: 'Bezoekers zien haar vanaf {at}.',
    see: 'Bekijk de pagina',
    close: 'Verder bewerken',
    window: '(opent een nieuw venster)',
  },
  en: {
    published: 'The page is on the site',
    scheduled: 'The page is scheduled',
    when: 'Visitors see it from {at}.',
    see: 'See the page',
    close: 'Go on editing',
    window: '(opens a new window)',
  },
  de: {
    published: 'Die Seite ist auf der Website',
    scheduled: 'Die Seite ist eingeplant',
    when: 'Besucher sehen sie ab {at}.',
    see: 'Seite ansehen',
    close: 'Weiter bearbeiten',
    window: '(öffnet ein neues Fenster)',
  },
} satisfies Texts;

/** That it worked, and where to look. */
export const PublishedNotice = ({ published, close }: { published: Published; close(): void }) => {
  const text = useTexts(texts);
  const { language } = useLanguage();
  const path = useEditor(({ settings }) => settings.path);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isLater = 'scheduledFor' in published;
  return (
    <Stack>
      <Group gap="sm" className={styles.done}>
        <Icon name={isLater ? 'clock' : 'check'} />
        <Title order={2} ref={heading} tabIndex={-1}>
          {isLater ? text.scheduled : text.published}
        </Title>
      </Group>
      {isLater ? (
        <Text>{fill(text.when, { at: writeMoment(published.scheduledFor, language) }, language)}</Text>
      ) : (
        <Anchor href={path} target="_blank" rel="noreferrer">
          {text.see} <span className="visually-hidden">{text.window}</span>
        </Anchor>
      )}
      <OtherLanguages />
      <Group justify="flex-end">
        <Button onClick={close}>{text.close}</Button>
      </Group>
    </Stack>
  );
};
