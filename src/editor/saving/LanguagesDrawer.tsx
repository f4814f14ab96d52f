import { Button, Group, Loader, Paper, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../backoffice/language.tsx';
import { languageNames } from '../../backoffice/pages/language-names.ts';
import { NewPageDialog } from '../../backoffice/pages/NewPageDialog.tsx';
import { type PageInList, pagesQuery } from '../../backoffice/pages/pages-query.ts';
import { StateChip } from '../../backoffice/pages/StateChip.tsx';
import { writeMoment } from '../../backoffice/ui/moment.ts';
import { ErrorScreen } from '../../backoffice/ui/ProblemScreens.tsx';
import { SideDrawer } from '../../backoffice/ui/SideDrawer.tsx';
import { type Language, languages } from '../../lib/language.ts';
import { fill, type Texts } from '../../lib/texts.ts';
import { useEditor } from '../state/use-editor.ts';
import { TranslationWork } from './TranslationWork.tsx';
import { useSaving } from './use-saving.ts';

const texts = {
  nl: {
    title: 'Talen van deze pagina',
    here: 'die je nu bewerkt',
    updated: 'Bijgewerkt op {at}',
    updatedBy: 'Bijgewerkt op {at} door {name}',
    outdated: 'Een andere taal is later gepubliceerd. Kijk of deze mee moet veranderen.',
    missing: 'Deze taal is er nog niet.',
    make: 'Begin met een kopie van deze pagina',
  },
  en: {
    title: 'Languages of this page',
    here: 'the one you are editing',
    updated: 'Updated on {at}',
    updatedBy: 'Updated on {at} by {name}',
    outdated: 'Another language was published later. See whether this one should change too.',
    missing: 'This language is not there yet.',
    make: 'Begin with a copy of this page',
  },
  de: {
    title: 'Sprachen dieser Seite',
    here: 'die du gerade bearbeitest',
    updated: 'Bearbeitet am {at}',
    updatedBy: 'Bearbeitet am {at} von {name}',
    outdated: 'Eine andere Sprache wurde später veröffentlicht. Prüfe, ob diese sich mitändern soll.',
    missing: 'Diese Sprache gibt es noch nicht.',
    make: 'Mit einer Kopie dieser Seite beginnen',
  },
} satisfies Texts;

/** How the page stands in each language, and what of this one is left to translate (EDIT-5). */
export const LanguagesDrawer = ({ opened, close }: { opened: boolean; close(): void }) => {
  const text = useTexts(texts);
  return (
    <SideDrawer title={text.title} opened={opened} close={close}>
      <Languages close={close} />
    </SideDrawer>
  );
};

const Languages = ({ close }: { close(): void }) => {
  const { key } = useSaving((state) => state.page);
  const [added, setAdded] = useState<Language>();
  const title = useEditor(({ settings }) => settings.title);
  const { data, error, refetch } = useQuery({ ...pagesQuery, staleTime: 0 });
  const page = data?.find((each) => each.key === key);
  if (error) return <ErrorScreen error={error} reset={() => void refetch()} />;
  if (!page) return <Loader type="dots" />;
  return (
    <Stack>
      {languages.map((each) => (
        <LanguageCard key={each} page={page} language={each} add={() => setAdded(each)} />
      ))}
      <TranslationWork page={page} close={close} />
      <NewPageDialog
        start={added && { key, language: added, title, copyOf: key }}
        onClose={() => setAdded(undefined)}
      />
    </Stack>
  );
};

interface CardProps {
  page: PageInList;
  language: Language;
  add(): void;
}

const LanguageCard = ({ page, language, add }: CardProps) => {
  const text = useTexts(texts);
  const { language: staffLanguage } = useLanguage();
  const here = useSaving((state) => state.page.language) === language;
  const value = page.languages[language];
  return (
    <Paper withBorder p="md">
      <Stack gap="xs" align="flex-start">
        <Group justify="space-between" w="100%">
          <Text fw={640}>
            {languageNames[staffLanguage][language]}
            {here && ` · ${text.here}`}
          </Text>
          {value && <StateChip pageKey={page.key} language={language} value={value} editable={!here} />}
        </Group>
        {value ? (
          <>
            <Text size="sm" c="dimmed">
              {fill(
                value.updatedBy ? text.updatedBy : text.updated,
                { at: writeMoment(value.updatedAt, staffLanguage), name: value.updatedBy ?? '' },
                staffLanguage,
              )}
            </Text>
            {value.outdated && <Text size="sm">{text.outdated}</Text>}
          </>
        ) : (
          <>
            <Text size="sm">{text.missing}</Text>
            <Button size="xs" variant="default" onClick={add}>
              {text.make}
            </Button>
          </>
        )}
      </Stack>
    </Paper>
  );
};
