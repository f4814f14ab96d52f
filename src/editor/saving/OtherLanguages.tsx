import { Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLanguage, useTexts } from '../../backoffice/language.tsx';
import { languageNames } from '../../backoffice/pages/language-names.ts';
import { pagesQuery } from '../../backoffice/pages/pages-query.ts';
import { StateChip } from '../../backoffice/pages/StateChip.tsx';
import { languages } from '../../lib/language.ts';
import type { Texts } from '../../lib/texts.ts';
import styles from './saving.module.css';
import { useSaving } from './use-saving.ts';

const texts = {
  nl: {
    title: 'Andere talen',
    note: 'Publiceren gaat per taal. Deze blijven zoals ze zijn; kijk of ze mee moeten veranderen.',
  },
  en: {
    title: 'Other languages',
    note: 'Each language is published by itself. These stay as they are; see whether they should change too.',
  },
  de: {
    title: 'Andere Sprachen',
    note: 'Jede Sprache wird für sich veröffentlicht. Diese bleiben, wie sie sind; prüfe, ob sie sich mitändern sollen.',
  },
} satisfies Texts;

/** How the page stands in its other languages, with the way there. */
export const OtherLanguages = () => {
  const text = useTexts(texts);
  const { language: staffLanguage } = useLanguage();
  const { key, language } = useSaving((state) => state.page);
  const { data } = useQuery(pagesQuery);
  const page = data?.find((each) => each.key === key);
  const others = languages.flatMap((each) => {
    const value = page?.languages[each];
    return value && each !== language ? [{ each, value }] : [];
  });
  if (others.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>{text.title}</h3>
      <Text size="sm" c="dimmed" mb="xs">
        {text.note}
      </Text>
      <Group gap="lg">
        {others.map(({ each, value }) => (
          <Group key={each} gap="xs">
            <Text size="sm">{languageNames[staffLanguage][each]}</Text>
            <StateChip pageKey={key} language={each} value={value} editable />
          </Group>
        ))}
      </Group>
    </section>
  );
};
