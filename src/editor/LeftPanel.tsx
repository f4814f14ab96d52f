import { Tabs } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTexts } from '../backoffice/language.tsx';
import type { Texts } from '../lib/texts.ts';
import styles from './builder.module.css';
import { useLibraryFocus } from './library/focus-library.ts';
import { Library } from './library/Library.tsx';
import { Outline } from './outline/Outline.tsx';

const texts = {
  nl: { panel: 'Toevoegen en opbouw', add: 'Toevoegen', outline: 'Opbouw' },
  en: { panel: 'Add and structure', add: 'Add', outline: 'Structure' },
  de: { panel: 'Hinzufügen und Aufbau', add: 'Hinzufügen', outline: 'Aufbau' },
} satisfies Texts;

/** Beside the canvas: what can be added, and how the page is built. */
export const LeftPanel = () => {
  const text = useTexts(texts);
  const [tab, setTab] = useState<string | null>('library');
  const asked = useLibraryFocus((state) => state.asked);
  useEffect(() => {
    if (asked > 0) setTab('library');
  }, [asked]);
  return (
    <Tabs value={tab} onChange={setTab} className={styles.tabs} keepMounted={false}>
      <Tabs.List grow aria-label={text.panel}>
        <Tabs.Tab value="library">{text.add}</Tabs.Tab>
        <Tabs.Tab value="outline">{text.outline}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="library" className={styles.tabPanel}>
        <Library />
      </Tabs.Panel>
      <Tabs.Panel value="outline" className={styles.tabPanel}>
        <Outline />
      </Tabs.Panel>
    </Tabs>
  );
};
