import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import {
  Collection,
  DropIndicator,
  type Key,
  Tree,
  TreeItem,
  TreeItemContent,
  useDragAndDrop,
} from 'react-aria-components';
import { useLanguage, useTexts } from '../../backoffice/language.tsx';
import type { Texts } from '../../lib/texts.ts';
import type { PageNode } from '../../page/page-node.ts';
import { moveTo } from '../actions/edit-actions.ts';
import { typeInSelected } from '../in-place/in-place.ts';
import { type Tree as PageTree, pathTo, visitNodes } from '../state/tree.ts';
import { useEditor } from '../state/use-editor.ts';
import { moduleTitle } from '../words/module-words.ts';
import { OutlineRow } from './OutlineRow.tsx';
import styles from './outline.module.css';
import { outlinePlace } from './outline-place.ts';

const texts = {
  nl: {
    outline: 'Opbouw van de pagina',
    empty: 'De pagina is nog leeg. Zet er links een onderdeel op.',
    fold: 'Alles inklappen',
    unfold: 'Alles uitklappen',
  },
  en: {
    outline: 'Structure of the page',
    empty: 'The page is empty. Add a module from the left.',
    fold: 'Fold all',
    unfold: 'Unfold all',
  },
  de: {
    outline: 'Aufbau der Seite',
    empty: 'Die Seite ist noch leer. Füge links ein Element hinzu.',
    fold: 'Alles zuklappen',
    unfold: 'Alles aufklappen',
  },
} satisfies Texts;

/** The page's modules as a tree: choose, fold, drag, or move with the keyboard. */
export const Outline = () => {
  const text = useTexts(texts);
  const { language } = useLanguage();
  // The canvas shows a change first: a long outline takes its time.
  const tree = useDeferredValue(useEditor((state) => state.tree));
  const types = useEditor((state) => state.types);
  const selected = useEditor((state) => state.selected);
  const problems = useEditor((state) => state.problems);
  const { select } = useEditor.getState();
  const [expanded, setExpanded] = useExpanded(tree, selected);
  const troubled = useMemo(() => new Set(problems.map(({ nodeId }) => nodeId)), [problems]);
  const list = useRef<HTMLDivElement>(null);
  useScrollToSelected(list, selected);
  const dragAndDropHooks = useOutlineDragging();

  return (
    <div className={styles.outline}>
      <div className={styles.head}>
        <button type="button" onClick={() => setExpanded(new Set())}>
          {text.fold}
        </button>
        <button type="button" onClick={() => setExpanded(withInner(tree))}>
          {text.unfold}
        </button>
      </div>
      <Tree
        ref={list}
        aria-label={text.outline}
        className={styles.tree}
        items={tree}
        selectionMode="single"
        selectionBehavior="replace"
        disallowEmptySelection
        selectedKeys={selected === undefined ? [] : [selected]}
        onSelectionChange={(keys) => keys !== 'all' && select([...keys].map(String)[0])}
        expandedKeys={expanded}
        onExpandedChange={(keys) => setExpanded(new Set([...keys].map(String)))}
        dragAndDropHooks={dragAndDropHooks}
        renderEmptyState={() => <p className={styles.empty}>{text.empty}</p>}
        // What is drawn depends on these, too.
        dependencies={[types, troubled, language]}
      >
        {function row(node: PageNode) {
          return (
            <TreeItem
              id={node.id}
              textValue={moduleTitle(types, node, language)}
              className={styles.item}
              onAction={typeInSelected}
            >
              <TreeItemContent>
                {({ hasChildItems, isExpanded, level }) => (
                  <OutlineRow
                    {...{ node, types, hasChildItems, isExpanded, level }}
                    troubled={troubled.has(node.id)}
                  />
                )}
              </TreeItemContent>
              <Collection items={innerOf(node)} dependencies={[types, troubled, language]}>
                {row}
              </Collection>
            </TreeItem>
          );
        }}
      </Tree>
    </div>
  );
};

const innerOf = (node: PageNode): PageNode[] => Object.values(node.slots ?? {}).flat();

function withInner(tree: PageTree): Set<string> {
  const found = new Set<string>();
  visitNodes(tree, (node) => {
    if (innerOf(node).length > 0) found.add(node.id);
  });
  return found;
}

/** Modules are dragged to where they may stand. */
function useOutlineDragging() {
  const dragged = useRef<Key>(undefined);
  const { dragAndDropHooks } = useDragAndDrop<PageNode>({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onDragStart: ({ keys }) => {
      [dragged.current] = keys;
    },
    getDropOperation: (target) =>
      dragged.current !== undefined && outlinePlace(String(dragged.current), target) ? 'move' : 'cancel',
    onMove: ({ keys, target }) => {
      const [key] = keys;
      const place = outlinePlace(String(key), target);
      if (place) moveTo(String(key), place);
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.line} />,
  });
  return dragAndDropHooks;
}

/** The first level is open at the start, and so is what the selected module stands in. */
function useExpanded(tree: PageTree, selected: string | undefined) {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => new Set(tree.map(({ id }) => id)));
  useEffect(() => {
    if (selected === undefined) return;
    const around = pathTo(tree, selected)
      .slice(0, -1)
      .map(({ id }) => id);
    setExpanded((before) =>
      around.every((id) => before.has(id)) ? before : new Set([...before, ...around]),
    );
  }, [selected, tree]);
  return [expanded, setExpanded] as const;
}

function useScrollToSelected(list: React.RefObject<HTMLDivElement | null>, selected: string | undefined) {
  useEffect(() => {
    if (selected === undefined) return;
    const frame = requestAnimationFrame(() => {
      const row = list.current?.querySelector(`[data-outline="${CSS.escape(selected)}"]`);
      row?.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [list, selected]);
}
