import { SegmentedControl, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../backoffice/language.tsx';
import type { Texts } from '../../lib/texts.ts';
import { Glyph } from '../glyphs.tsx';
import { BlockList } from './BlockList.tsx';
import { useLibraryFocus } from './focus-library.ts';
import styles from './library.module.css';
import { ModuleList } from './ModuleList.tsx';
import { TemplateList } from './TemplateList.tsx';

const texts = {
  nl: {
    search: 'Zoek een onderdeel',
    kinds: 'Wat wil je toevoegen?',
    modules: 'Onderdelen',
    blocks: 'Blokken',
    templates: 'Sjablonen',
  },
  en: {
    search: 'Find a module',
    kinds: 'What do you want to add?',
    modules: 'Modules',
    blocks: 'Blocks',
    templates: 'Templates',
  },
  de: {
    search: 'Element suchen',
    kinds: 'Was möchtest du hinzufügen?',
    modules: 'Elemente',
    blocks: 'Blöcke',
    templates: 'Vorlagen',
  },
} satisfies Texts;

const lists = { modules: ModuleList, blocks: BlockList, templates: TemplateList };
type Kind = keyof typeof lists;

/** Everything that can be put on the page: found by a word, put there by a click, Enter or by dragging. */
export const Library = () => {
  const text = useTexts(texts);
  const [kind, setKind] = useState<Kind>('modules');
  const [search, setSearch] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const asked = useLibraryFocus((state) => state.asked);
  const seen = useRef(0);
  useEffect(() => {
    if (asked > seen.current) field.current?.focus();
    seen.current = asked;
  }, [asked]);
  const List = lists[kind];
  return (
    <div className={styles.library}>
      <div className={styles.head}>
        <SegmentedControl
          fullWidth
          size="xs"
          aria-label={text.kinds}
          value={kind}
          onChange={(value) => setKind(value as Kind)}
          data={(['modules', 'blocks', 'templates'] as const).map((value) => ({ value, label: text[value] }))}
        />
        <TextInput
          ref={field}
          type="search"
          aria-label={text.search}
          placeholder={text.search}
          leftSection={<Glyph name="search" size={16} />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          onKeyDown={(event) => {
            const first = list.current?.querySelector<HTMLElement>('[data-library-item]');
            if (event.key === 'Enter') first?.click();
            else if (event.key === 'ArrowDown') first?.focus();
            else if (event.key === 'Escape' && search) setSearch('');
            else return;
            event.preventDefault();
          }}
        />
      </div>
      <div className={styles.list} ref={list}>
        <List search={search.trim()} />
      </div>
    </div>
  );
};
