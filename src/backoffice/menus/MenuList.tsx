import { Badge } from '@mantine/core';
import { useRef } from 'react';
import {
  Button,
  Collection,
  DropIndicator,
  I18nProvider,
  Tree,
  TreeItem,
  TreeItemContent,
  useDragAndDrop,
} from 'react-aria-components';
import { Icon } from '../../components/Icon.tsx';
import { type Language, localeOf } from '../../lib/language.ts';
import { fill } from '../../lib/texts.ts';
import { useLanguage, useTexts } from '../language.tsx';
import { languageNames } from '../pages/language-names.ts';
import { nameOf } from '../pages/page-rows.ts';
import type { PageInList } from '../pages/pages-query.ts';
import { entryState } from './entry-state.ts';
import { findNode, fits, isColumn, type MenuName, type MenuNode, moveNode, type Place } from './menu-tree.ts';
import styles from './menus.module.css';
import { menusTexts } from './menus-texts.ts';

interface Props {
  name: MenuName;
  nodes: MenuNode[];
  pages: readonly PageInList[];
  selected: string | undefined;
  onSelect(id: string | undefined): void;
  onChange(nodes: MenuNode[]): void;
}

/** A menu as a tree: drag with the pointer, or take an entry by its handle with Enter and go with the arrows. */
export const MenuList = ({ name, nodes, pages, selected, onSelect, onChange }: Props) => {
  const text = useTexts(menusTexts);
  const { language } = useLanguage();
  const dragged = useRef<string>(undefined);
  const placeOf = (target: {
    key: string | number;
    dropPosition: 'on' | 'before' | 'after';
  }): Place | undefined => {
    const found = findNode(nodes, String(target.key));
    if (!found) return undefined;
    if (target.dropPosition === 'on') return { parent: found.node.id, before: undefined };
    const before = target.dropPosition === 'before' ? found.node.id : found.siblings[found.index + 1]?.id;
    return { parent: found.parent?.id, before };
  };
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      [...keys].map((key) => ({ 'text/plain': findNode(nodes, String(key))?.node.label.nl ?? '' })),
    onDragStart: ({ keys }) => {
      dragged.current = String([...keys][0]);
    },
    getDropOperation: (target) => {
      if (target.type !== 'item' || dragged.current === undefined) return 'cancel';
      const place = placeOf(target);
      return place && fits(name, nodes, dragged.current, place.parent) ? 'move' : 'cancel';
    },
    onMove: ({ keys, target }) => {
      const [key] = keys;
      const place = placeOf(target);
      if (place && key !== undefined) onChange(moveNode(name, nodes, String(key), place));
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.drop ?? ''} />,
  });
  const ids = (all: MenuNode[]): string[] => all.flatMap(({ id, children }) => [id, ...ids(children)]);
  const row = (level: number) => (node: MenuNode) => (
    <TreeItem
      id={node.id}
      textValue={node.label[language] || node.label.nl || text.newLabel}
      className={styles.row ?? ''}
    >
      <TreeItemContent>
        <Button slot="drag" className={styles.handle ?? ''}>
          <Icon name="menu" />
        </Button>
        <Entry node={node} column={isColumn(name, level)} pages={pages} />
      </TreeItemContent>
      <Collection items={node.children}>{row(level + 1)}</Collection>
    </TreeItem>
  );
  return (
    <I18nProvider locale={localeOf[language]}>
      <Tree
        aria-label={text[name]}
        className={styles.tree ?? ''}
        items={nodes}
        selectionMode="single"
        selectionBehavior="replace"
        selectedKeys={selected === undefined ? [] : [selected]}
        onSelectionChange={(keys) => {
          const [key] = keys === 'all' ? [] : keys;
          if (key !== undefined) onSelect(String(key));
        }}
        expandedKeys={ids(nodes)}
        dragAndDropHooks={dragAndDropHooks}
        renderEmptyState={() => <p className={styles.empty}>{text.empty}</p>}
      >
        {row(1)}
      </Tree>
    </I18nProvider>
  );
};

const Entry = ({
  node,
  column,
  pages,
}: {
  node: MenuNode;
  column: boolean;
  pages: readonly PageInList[];
}) => {
  const text = useTexts(menusTexts);
  const { language } = useLanguage();
  const state = entryState(node, column, pages);
  const page = pages.find(({ key }) => key === node.page);
  const names = (all: readonly Language[]) => all.map((each) => languageNames[language][each]).join(', ');
  return (
    <span className={styles.entry}>
      <span className={column ? styles.column : styles.label}>
        {node.label[language] || node.label.nl || text.newLabel}
      </span>
      {!column && <span className={styles.target}>{(page && nameOf(page, language)?.path) ?? node.url}</span>}
      {state.unfinished && <Chip colour="red" words={text.unfinished} />}
      {state.gone && <Chip colour="red" words={text.gone} />}
      {state.hidden.length > 0 && (
        <Chip colour="yellow" words={fill(text.hidden, { languages: names(state.hidden) }, language)} />
      )}
      {state.untranslated.length > 0 && (
        <Chip
          colour="yellow"
          words={fill(text.untranslated, { languages: names(state.untranslated) }, language)}
        />
      )}
    </span>
  );
};

const Chip = ({ colour, words }: { colour: 'red' | 'yellow'; words: string }) => (
  <Badge className={styles.chip ?? ''} color={colour} variant="light" leftSection={<Icon name="warning" />}>
    {words}
  </Badge>
);
