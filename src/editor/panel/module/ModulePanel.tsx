import { Tabs, TextInput } from '@mantine/core';
import { useDeferredValue, useMemo, useState } from 'react';
import { useLanguage, useTexts } from '../../../backoffice/language.tsx';
import { Icon } from '../../../components/Icon.tsx';
import type { Texts } from '../../../lib/texts.ts';
import type { CatalogueFields, CatalogueModule } from '../../catalogue.ts';
import type { ModuleTypes } from '../../state/place-rules.ts';
import { findNode, placeOf, type Tree } from '../../state/tree.ts';
import { useEditor } from '../../state/use-editor.ts';
import { AdvancedTab } from './AdvancedTab.tsx';
import { ContentTab } from './ContentTab.tsx';
import { DesignTab } from './DesignTab.tsx';
import { fieldsFound } from './fields-found.ts';
import { ModuleProblems } from './ModuleProblems.tsx';
import styles from './module.module.css';
import { problemsByField } from './problems-by-field.ts';

const texts = {
  nl: {
    content: 'Inhoud',
    design: 'Vormgeving',
    advanced: 'Geavanceerd',
    search: 'Zoek een instelling',
    nothing: 'Geen instelling met dat woord.',
    unknown: 'Dit onderdeel kent de website niet (meer). Bezoekers zien het niet; je kunt het verwijderen.',
  },
  en: {
    content: 'Content',
    design: 'Design',
    advanced: 'Advanced',
    search: 'Search a setting',
    nothing: 'No setting by that word.',
    unknown: 'The website does not know this module (any more). Visitors do not see it; you may remove it.',
  },
  de: {
    content: 'Inhalt',
    design: 'Gestaltung',
    advanced: 'Erweitert',
    search: 'Einstellung suchen',
    nothing: 'Keine Einstellung mit diesem Wort.',
    unknown: 'Dieses Element kennt die Website nicht (mehr). Besucher sehen es nicht; du kannst es löschen.',
  },
} satisfies Texts;

type Tab = 'content' | 'design' | 'advanced';
/** The tab last looked at, so that it stays when another module is selected. */
let lastTab: Tab = 'content';

/** All settings of one module, in three tabs or, while searching, in one list. */
export const ModulePanel = ({ id }: { id: string }) => {
  const words = useTexts(texts);
  const { language } = useLanguage();
  const node = useEditor((state) => findNode(state.tree, id));
  const type = useEditor((state) => (node ? state.types.get(node.type) : undefined));
  const shared = useEditor((state) => sharedFields(state.tree, state.types, id));
  const everyDesign = useEditor((state) => state.catalogue.design);
  const design = useMemo(() => designOf(everyDesign, type), [everyDesign, type]);
  const allProblems = useEditor((state) => state.problems);
  const [tab, setTab] = useState<Tab>(lastTab);
  const [query, setQuery] = useState('');
  const sought = useDeferredValue(query.trim());
  const problems = useMemo(
    () => problemsByField(allProblems, id, type?.fields ?? {}),
    [allProblems, id, type],
  );
  if (!node) return null;
  if (!type) return <p className={styles.unknown}>{words.unknown}</p>;

  const found = sought ? fieldsFound(type.fields, design, sought, language) : undefined;
  const content = (
    <ContentTab
      id={id}
      fields={found?.props ?? type.fields}
      values={node.props}
      variants={node.variants}
      shared={shared}
      searched={found !== undefined}
      problems={problems.props}
    />
  );
  const look = (
    <DesignTab
      id={id}
      fields={found?.design ?? design}
      values={node.design ?? {}}
      problems={problems.design}
    />
  );
  return (
    <div className={styles.panel}>
      <ModuleProblems problems={problems.whole} />
      <TextInput
        type="search"
        size="sm"
        aria-label={words.search}
        placeholder={words.search}
        leftSection={<Icon name="search" />}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      {found ? (
        <div className={styles.found}>
          {content}
          {look}
          <p role="status" className={styles.nothing}>
            {Object.keys({ ...found.props, ...found.design }).length === 0 && words.nothing}
          </p>
        </div>
      ) : (
        <Tabs
          value={tab}
          onChange={(next) => {
            lastTab = next as Tab;
            setTab(lastTab);
          }}
          keepMounted={false}
        >
          <Tabs.List grow className={styles.tabs}>
            {(['content', 'design', 'advanced'] as const).map((name) => (
              <Tabs.Tab key={name} value={name} className={styles.tab}>
                {words[name]}
                {name !== 'advanced' && problems[name === 'content' ? 'props' : 'design'].size > 0 && (
                  <Icon name="warning" className={styles.tabProblem} />
                )}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value="content">{content}</Tabs.Panel>
          <Tabs.Panel value="design">{look}</Tabs.Panel>
          <Tabs.Panel value="advanced">
            <AdvancedTab id={id} anchor={node.anchor} shown={node.shown} hidden={node.design?.hidden} />
          </Tabs.Panel>
        </Tabs>
      )}
    </div>
  );
};

/** The design values that a module makes something of. */
const designOf = (all: CatalogueFields, type: CatalogueModule | undefined): CatalogueFields =>
  type?.designWithout.length
    ? Object.fromEntries(Object.entries(all).filter(([name]) => !type.designWithout.includes(name)))
    : all;

const none: readonly string[] = [];

/** Fields of a module that the one around it shows, such as the titles of tabs. */
function sharedFields(tree: Tree, types: ModuleTypes, id: string): readonly string[] {
  const place = placeOf(tree, id);
  const around = place?.parent === undefined ? undefined : findNode(tree, place.parent);
  return types.get(around?.type ?? '')?.slots[place?.slot ?? '']?.childProps ?? none;
}
