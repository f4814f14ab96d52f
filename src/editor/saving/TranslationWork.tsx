import { Select, Stack, Text, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../backoffice/language.tsx';
import { languageNames } from '../../backoffice/pages/language-names.ts';
import type { PageInList } from '../../backoffice/pages/pages-query.ts';
import { type Language, languages } from '../../lib/language.ts';
import { fill, type Texts } from '../../lib/texts.ts';
import { useEditor } from '../state/use-editor.ts';
import { moduleTitle } from '../words/module-words.ts';
import { pagesApi } from './pages-api.ts';
import styles from './saving.module.css';
import { missingModules, untranslatedTexts } from './untranslated-texts.ts';
import { useSaving } from './use-saving.ts';

const texts = {
  nl: {
    title: 'Nog te doen in het {language}',
    source: 'Vergeleken met',
    texts: {
      one: '{count} tekst staat er nog in het {source}:',
      other: '{count} teksten staan er nog in het {source}:',
    },
    modules: { one: 'Staat daar wel, hier niet:', other: 'Staan daar wel, hier niet:' },
    done: 'Alle teksten zijn vertaald, en hier ontbreekt niets.',
  },
  en: {
    title: 'Left to do in {language}',
    source: 'Compared with',
    texts: { one: '{count} text is still in {source}:', other: '{count} texts are still in {source}:' },
    modules: { one: 'Is there, but not here:', other: 'Are there, but not here:' },
    done: 'All texts are translated, and nothing is missing here.',
  },
  de: {
    title: 'Noch zu tun auf {language}',
    source: 'Verglichen mit',
    texts: { one: '{count} Text ist noch auf {source}:', other: '{count} Texte sind noch auf {source}:' },
    modules: { one: 'Steht dort, aber nicht hier:', other: 'Stehen dort, aber nicht hier:' },
    done: 'Alle Texte sind übersetzt, und hier fehlt nichts.',
  },
} satisfies Texts;

/** The texts of this page that still read as in another language, and the modules only that one has. */
export const TranslationWork = ({ page, close }: { page: PageInList; close(): void }) => {
  const text = useTexts(texts);
  const { language: staffLanguage } = useLanguage();
  const { key, language } = useSaving((state) => state.page);
  const others = languages.filter((each) => each !== language && page.languages[each]);
  const [chosen, setChosen] = useState<Language>();
  const source = chosen ?? others[0];
  const names = languageNames[staffLanguage];
  if (!source) return null;
  return (
    <Stack gap="xs">
      <h3 className={styles.heading}>{fill(text.title, { language: names[language] }, staffLanguage)}</h3>
      {others.length > 1 && (
        <Select
          label={text.source}
          value={source}
          onChange={(value) => setChosen(value as Language)}
          data={others.map((value) => ({ value, label: names[value] }))}
        />
      )}
      <Differences pageKey={key} source={source} sourceName={names[source]} close={close} />
    </Stack>
  );
};

interface DifferencesProps {
  pageKey: string;
  source: Language;
  sourceName: string;
  close(): void;
}

const Differences = ({ pageKey, source, sourceName, close }: DifferencesProps) => {
  const text = useTexts(texts);
  const { language } = useLanguage();
  const tree = useEditor((state) => state.tree);
  const types = useEditor((state) => state.types);
  const { data } = useQuery({
    queryKey: ['draft', pageKey, source],
    queryFn: () => pagesApi.draft({ key: pageKey, language: source }),
    staleTime: 0,
  });
  if (!data) return null;
  const left = untranslatedTexts(tree, data.tree, types);
  const missing = missingModules(tree, data.tree);
  const select = (nodeId: string) => {
    useEditor.getState().select(nodeId);
    close();
  };
  if (left.length + missing.length === 0) return <Text size="sm">{text.done}</Text>;
  return (
    <>
      {left.length > 0 && (
        <>
          <Text size="sm">{fill(text.texts, { count: left.length, source: sourceName }, language)}</Text>
          <ul className={styles.problems}>
            {left.map(({ nodeId, words }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a module may have the same words twice
              <li key={index}>
                <UnstyledButton className={styles.changeLink} onClick={() => select(nodeId)}>
                  {words.length > 80 ? `${words.slice(0, 79)}…` : words}
                </UnstyledButton>
              </li>
            ))}
          </ul>
        </>
      )}
      {missing.length > 0 && (
        <>
          <Text size="sm">{fill(text.modules, { count: missing.length }, language)}</Text>
          <ul className={styles.problems}>
            {missing.map((node) => (
              <li key={node.id}>{moduleTitle(types, node, language)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
};
