import { Button, Text, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../backoffice/language.tsx';
import { Icon } from '../../components/Icon.tsx';
import type { DescribedChange } from '../../features/pages/rules/describe-changes.ts';
import { fill, type Texts } from '../../lib/texts.ts';
import styles from './saving.module.css';

const texts = {
  nl: { none: 'Er is niets veranderd.', more: 'Toon alle {count}' },
  en: { none: 'Nothing has changed.', more: 'Show all {count}' },
  de: { none: 'Es hat sich nichts geändert.', more: 'Alle {count} zeigen' },
} satisfies Texts;

const icons: Record<DescribedChange['kind'], string> = {
  added: 'plus',
  removed: 'minus',
  moved: 'route',
  changed: 'edit',
  settings: 'page',
};

const shown = 8;

interface Props {
  changes: readonly DescribedChange[];
  /** Leads to the module of a change. */
  onSelect?(nodeId: string): void;
}

/** What turned one state of a page into another, a sentence for each change. */
export const ChangeList = ({ changes, onSelect }: Props) => {
  const text = useTexts(texts);
  const { language } = useLanguage();
  const [isAll, setAll] = useState(false);
  if (changes.length === 0) return <Text c="dimmed">{text.none}</Text>;
  const visible = isAll ? changes : changes.slice(0, shown);
  return (
    <>
      <ul className={styles.changes}>
        {visible.map((change, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two changes may have the same words
          <li key={index}>
            <Icon name={icons[change.kind]} />
            {onSelect && change.nodeId && change.kind !== 'removed' ? (
              <UnstyledButton className={styles.changeLink} onClick={() => onSelect(change.nodeId)}>
                {change.words}
              </UnstyledButton>
            ) : (
              <span>{change.words}</span>
            )}
          </li>
        ))}
      </ul>
      {visible.length < changes.length && (
        <Button variant="subtle" size="xs" onClick={() => setAll(true)}>
          {fill(text.more, { count: changes.length }, language)}
        </Button>
      )}
    </>
  );
};
