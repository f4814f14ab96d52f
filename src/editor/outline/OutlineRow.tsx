import { Button } from 'react-aria-components';
import { useLanguage, useTexts } from '../../backoffice/language.tsx';
import type { Texts } from '../../lib/texts.ts';
import type { PageNode } from '../../page/page-node.ts';
import { Glyph } from '../glyphs.tsx';
import type { ModuleTypes } from '../state/place-rules.ts';
import { useEditor } from '../state/use-editor.ts';
import { firstWords, moduleName, moduleTitle } from '../words/module-words.ts';
import styles from './outline.module.css';

const texts = {
  nl: { hidden: 'niet voor elke bezoeker te zien', problem: 'heeft een probleem', drag: 'Versleep {module}' },
  en: { hidden: 'not seen by every visitor', problem: 'has a problem', drag: 'Drag {module}' },
  de: { hidden: 'nicht für alle Besucher zu sehen', problem: 'hat ein Problem', drag: '{module} ziehen' },
} satisfies Texts;

interface Props {
  node: PageNode;
  types: ModuleTypes;
  /** From 1. */
  level: number;
  hasChildItems: boolean;
  isExpanded: boolean;
  troubled: boolean;
}

/** A module in the outline: its name and first words, and whether something is the matter with it. */
export const OutlineRow = ({ node, types, level, hasChildItems, isExpanded, troubled }: Props) => {
  const text = useTexts(texts);
  const { language } = useLanguage();
  const words = firstWords(types, node);
  return (
    <div
      className={styles.row}
      style={{ paddingInlineStart: (level - 1) * 14 }}
      onPointerEnter={() => useEditor.getState().setHovered(node.id)}
      onPointerLeave={() => useEditor.getState().setHovered(undefined)}
      data-outline={node.id}
    >
      <Button
        slot="drag"
        className={styles.grip}
        aria-label={text.drag.replace('{module}', moduleTitle(types, node, language))}
      >
        <Glyph name="grip" size={14} />
      </Button>
      {hasChildItems ? (
        <Button slot="chevron" className={styles.chevron} data-open={isExpanded}>
          <Glyph name="chevron" size={14} />
        </Button>
      ) : (
        <span className={styles.chevron} />
      )}
      <span className={styles.name}>{moduleName(types, node.type, language)}</span>
      {words && <span className={styles.words}>{words}</span>}
      {isHidden(node) && <Mark glyph="hidden" words={text.hidden} />}
      {troubled && <Mark glyph="warning" words={text.problem} />}
    </div>
  );
};

const Mark = ({ glyph, words }: { glyph: 'hidden' | 'warning'; words: string }) => (
  <span className={styles[glyph]} title={words}>
    <Glyph name={glyph} size={14} />
    <span className="visually-hidden">{words}</span>
  </span>
);

const isHidden = ({ design, shown }: PageNode): boolean =>
  shown !== undefined || Object.values((design?.hidden ?? {}) as Record<string, unknown>).includes(true);
