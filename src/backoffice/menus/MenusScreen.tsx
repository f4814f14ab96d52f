import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Icon } from '../../components/Icon.tsx';
import type { Versioned } from '../../features/settings/settings.types.ts';
import type { SiteMenus } from '../../site/site-settings.ts';
import { useTexts } from '../language.tsx';
import { pagesQuery } from '../pages/pages-query.ts';
import { SaveBar } from '../settings/SaveBar.tsx';
import { SettingLoader } from '../settings/SettingLoader.tsx';
import { useSettingDraft } from '../settings/use-setting.ts';
import { LoadingScreen } from '../ui/LoadingScreen.tsx';
import { Screen } from '../ui/Screen.tsx';
import { EntryEditor } from './EntryEditor.tsx';
import { FooterPage } from './FooterPage.tsx';
import { MenuList } from './MenuList.tsx';
import { MenuPreview } from './MenuPreview.tsx';
import {
  changeNode,
  findNode,
  insertNode,
  isColumn,
  type MenuName,
  type MenuNode,
  type MenuTrees,
  menuNames,
  menuTrees,
  moveNode,
  placeAfterStep,
  removeNode,
  type Step,
  siteMenus,
  steps,
  unfinished,
} from './menu-tree.ts';
import styles from './menus.module.css';
import { menusTexts } from './menus-texts.ts';

/** The menus of header and footer (EDIT-5, NAV-11). */
export const MenusScreen = () => {
  const text = useTexts(menusTexts);
  return (
    <Screen title={text.title} lead={text.lead}>
      <SettingLoader<SiteMenus> name="menus">{(saved) => <MenusEditor saved={saved} />}</SettingLoader>
    </Screen>
  );
};

const MenusEditor = ({ saved }: { saved: Versioned<SiteMenus> }) => {
  const text = useTexts(menusTexts);
  const draft = useSettingDraft<SiteMenus>('menus', saved);
  const { data: pages, error } = useQuery(pagesQuery);
  const { trees, change } = useTrees(draft.value, draft.set);
  const [name, setName] = useState<MenuName>('main');
  const [selected, setSelected] = useState<string>();
  if (error && !pages) throw error;
  if (!pages) return <LoadingScreen />;
  const nodes = trees[name];
  const put = (changed: MenuNode[]) => change({ ...trees, [name]: changed });
  const found = selected === undefined ? undefined : findNode(nodes, selected);
  const waits = unfinished(trees);
  const add = (column: boolean) => {
    const added = emptyEntry();
    put(insertNode(nodes, added, placeOfNew(name, nodes, selected, column)));
    setSelected(added.id);
  };
  return (
    <Stack gap="lg">
      <SegmentedControl
        aria-label={text.which}
        className={styles.which ?? ''}
        value={name}
        onChange={(chosen) => {
          setName(chosen as MenuName);
          setSelected(undefined);
        }}
        data={menuNames.map((value) => ({ value, label: text[value] }))}
      />
      {name === 'footer' && <FooterPage menus={draft.value} pages={pages} />}
      <div className={styles.columns}>
        <Stack gap="sm">
          <Text size="sm" c="dimmed">
            {text[`${name}Help`]}
          </Text>
          <MenuList {...{ name, nodes, pages, selected }} onSelect={setSelected} onChange={put} />
          <Group gap="xs">
            {name === 'footer' && <AddButton words={text.addColumn} onClick={() => add(true)} />}
            {(name !== 'footer' || nodes.length > 0) && (
              <AddButton words={name === 'footer' ? text.addLink : text.add} onClick={() => add(false)} />
            )}
          </Group>
        </Stack>
        {found ? (
          <EntryEditor
            key={found.node.id}
            node={found.node}
            column={isColumn(name, found.level)}
            pages={pages}
            possible={possibleSteps(name, nodes, found.node.id)}
            onChange={(node) => put(changeNode(nodes, node.id, () => node))}
            onStep={(step) => {
              const place = placeAfterStep(name, nodes, found.node.id, step);
              if (place) put(moveNode(name, nodes, found.node.id, place));
            }}
            onRemove={() => {
              put(removeNode(nodes, found.node.id));
              setSelected(
                (found.siblings[found.index + 1] ?? found.siblings[found.index - 1] ?? found.parent)?.id,
              );
            }}
          />
        ) : (
          <Text c="dimmed">{text.choose}</Text>
        )}
      </div>
      <MenuPreview menus={waits ? undefined : draft.value} />
      <SaveBar draft={draft} blocked={waits} />
    </Stack>
  );
};

const AddButton = ({ words, onClick }: { words: string; onClick(): void }) => (
  <Button variant="default" leftSection={<Icon name="plus" />} onClick={onClick}>
    {words}
  </Button>
);

/** The menus as trees whose entries keep their ids, until they are replaced from outside. */
function useTrees(menus: SiteMenus, set: (menus: SiteMenus) => void) {
  const [own, setOwn] = useState<{ trees: MenuTrees; menus: SiteMenus }>();
  const fresh = useMemo(() => menuTrees(menus), [menus]);
  const change = (trees: MenuTrees) => {
    const changed = siteMenus(trees);
    setOwn({ trees, menus: changed });
    set(changed);
  };
  // Saving answers with an equal value: then the ids stay, and with them what is chosen.
  const same = own && JSON.stringify(own.menus) === JSON.stringify(menus);
  return { trees: same ? own.trees : fresh, change };
}

const emptyEntry = (): MenuNode => ({
  id: crypto.randomUUID(),
  label: { nl: '', en: '', de: '' },
  children: [],
});

/** After what is chosen where that fits, else at the end. */
function placeOfNew(name: MenuName, nodes: MenuNode[], selected: string | undefined, column: boolean) {
  const found = selected === undefined ? undefined : findNode(nodes, selected);
  if (name !== 'footer' || column) {
    const level = found && (column ? 1 : found.level);
    if (!found || level !== found.level) return { parent: undefined, before: undefined };
    return { parent: found.parent?.id, before: found.siblings[found.index + 1]?.id };
  }
  if (found?.level === 2) return { parent: found.parent?.id, before: found.siblings[found.index + 1]?.id };
  return { parent: found?.node.id ?? nodes.at(-1)?.id, before: undefined };
}

const possibleSteps = (name: MenuName, nodes: MenuNode[], id: string): ReadonlySet<Step> =>
  new Set(steps.filter((step) => placeAfterStep(name, nodes, id, step)));
