import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../backoffice/language.tsx';
import { languageNames } from '../../backoffice/pages/language-names.ts';
import { NewPageDialog } from '../../backoffice/pages/NewPageDialog.tsx';
import { pagesQuery } from '../../backoffice/pages/pages-query.ts';
import { useDocumentTitle } from '../../backoffice/ui/Screen.tsx';
import type { Language } from '../../lib/language.ts';
import { fill, type Texts } from '../../lib/texts.ts';

const texts = {
  nl: {
    title: 'Deze pagina bestaat niet',
    lead: 'Misschien is het adres verkeerd overgenomen, of is de pagina weggegooid.',
    titleHere: 'Deze pagina is er nog niet in het {language}',
    leadHere: 'Begin met een kopie van ‘{page}’ en vertaal die. Niemand ziet haar voordat je publiceert.',
    make: 'Maak deze pagina in het {language}',
    back: 'Naar de pagina’s',
  },
  en: {
    title: 'This page does not exist',
    lead: 'Perhaps the address was copied wrongly, or the page was thrown away.',
    titleHere: 'This page does not exist in {language} yet',
    leadHere: 'Begin with a copy of ‘{page}’ and translate it. Nobody sees it before you publish.',
    make: 'Make this page in {language}',
    back: 'To the pages',
  },
  de: {
    title: 'Diese Seite gibt es nicht',
    lead: 'Vielleicht wurde die Adresse falsch übernommen, oder die Seite wurde weggeworfen.',
    titleHere: 'Diese Seite gibt es noch nicht auf {language}',
    leadHere:
      'Beginne mit einer Kopie von „{page}“ und übersetze sie. Niemand sieht sie, bevor du veröffentlichst.',
    make: 'Diese Seite auf {language} anlegen',
    back: 'Zu den Seiten',
  },
} satisfies Texts;

/** There is no such page; when it exists in another language, it can be made in this one. */
export const MissingPage = ({ pageKey, language }: { pageKey: string; language: Language }) => {
  const text = useTexts(texts);
  const { language: staffLanguage } = useLanguage();
  const [isMaking, setMaking] = useState(false);
  const { data } = useQuery(pagesQuery);
  const page = data?.find(({ key, trashedAt }) => key === pageKey && !trashedAt);
  const other = page && Object.values(page.languages)[0];
  const name = languageNames[staffLanguage][language];
  const title = other ? fill(text.titleHere, { language: name }, staffLanguage) : text.title;
  useDocumentTitle(title);
  return (
    <Stack component="main" align="flex-start" maw="36rem" mx="auto" py="4rem" px="lg">
      <Title order={1}>{title}</Title>
      <Text>{other ? fill(text.leadHere, { page: other.title }, staffLanguage) : text.lead}</Text>
      <Group>
        {other && (
          <Button onClick={() => setMaking(true)}>
            {fill(text.make, { language: name }, staffLanguage)}
          </Button>
        )}
        <Button component={Link} to="/pages" variant="default">
          {text.back}
        </Button>
      </Group>
      <NewPageDialog
        start={
          isMaking && other ? { key: pageKey, language, title: other.title, copyOf: pageKey } : undefined
        }
        onClose={() => setMaking(false)}
      />
    </Stack>
  );
};
