import { useLanguage, useTexts } from '../../backoffice/language.tsx';
import type { Texts } from '../../lib/texts.ts';
import {
  copySelected,
  duplicateSelected,
  moveStep,
  removeSelected,
  selectParent,
} from '../actions/edit-actions.ts';
import { startDrag } from '../drag/use-drag.ts';
import { Glyph, type GlyphName } from '../glyphs.tsx';
import { openSaveBlock } from '../library/use-save-block.ts';
import { findNode, pathTo } from '../state/tree.ts';
import { useEditor } from '../state/use-editor.ts';
import { moduleName, moduleTitle } from '../words/module-words.ts';
import styles from './canvas.module.css';
import { toolbarPlace } from './toolbar-place.ts';
import { useScaledRect } from './use-scaled-rect.ts';

const texts = {
  nl: {
    tools: 'Gereedschap voor {module}',
    drag: 'Versleep, of gebruik Alt en de pijltjes',
    parent: 'Kies het onderdeel eromheen (Esc)',
    up: 'Omhoog (Alt+↑)',
    down: 'Omlaag (Alt+↓)',
    duplicate: 'Dupliceer (Ctrl+D)',
    copy: 'Kopieer (Ctrl+C)',
    block: 'Bewaar als blok',
    remove: 'Verwijder (Delete)',
  },
  en: {
    tools: 'Tools for {module}',
    drag: 'Drag, or use Alt and the arrows',
    parent: 'Select the module around it (Esc)',
    up: 'Up (Alt+↑)',
    down: 'Down (Alt+↓)',
    duplicate: 'Duplicate (Ctrl+D)',
    copy: 'Copy (Ctrl+C)',
    block: 'Save as a block',
    remove: 'Delete (Delete)',
  },
  de: {
    tools: 'Werkzeuge für {module}',
    drag: 'Ziehen, oder Alt und die Pfeiltasten',
    parent: 'Das Element darum wählen (Esc)',
    up: 'Nach oben (Alt+↑)',
    down: 'Nach unten (Alt+↓)',
    duplicate: 'Duplizieren (Strg+D)',
    copy: 'Kopieren (Strg+C)',
    block: 'Als Block speichern',
    remove: 'Löschen (Entf)',
  },
} satisfies Texts;

/** The tools of the selected module, beside its outline or inside it. */
export const SelectionToolbar = ({ id, width, height }: { id: string; width: number; height: number }) => {
  const text = useTexts(texts);
  const { language } = useLanguage();
  const rect = useScaledRect(id);
  const types = useEditor((state) => state.types);
  const node = useEditor(({ tree }) => findNode(tree, id));
  const hasParent = useEditor(({ tree }) => pathTo(tree, id).length > 1);
  if (!rect || !node || rect.y > height || rect.y + rect.height < 0) return null;
  const { left, top } = toolbarPlace(rect, { width, height });
  const title = moduleTitle(types, node, language);
  return (
    <div
      // Anew for each module: the second click of a double click must not land on a tool that has just come.
      key={id}
      className={styles.toolbar}
      style={{ transform: `translate(${left}px, ${top}px)` }}
      role="toolbar"
      aria-label={text.tools.replace('{module}', title)}
    >
      <button
        type="button"
        className={styles.handle}
        title={text.drag}
        onPointerDown={(event) => startDrag(event, { nodes: [node], moving: id, label: title })}
      >
        <Glyph name="grip" size={16} />
        <span>{moduleName(types, node.type, language)}</span>
      </button>
      <Tool glyph="parent" label={text.parent} onClick={selectParent} disabled={!hasParent} />
      <Tool glyph="up" label={text.up} onClick={() => moveStep('up')} />
      <Tool glyph="down" label={text.down} onClick={() => moveStep('down')} />
      <Tool glyph="duplicate" label={text.duplicate} onClick={duplicateSelected} />
      <Tool glyph="copy" label={text.copy} onClick={() => void copySelected()} />
      <Tool glyph="bookmark" label={text.block} onClick={() => openSaveBlock(node)} />
      <Tool glyph="trash" label={text.remove} onClick={removeSelected} />
    </div>
  );
};

interface ToolProps {
  glyph: GlyphName;
  label: string;
  onClick(): void;
  disabled?: boolean;
}

const Tool = ({ glyph, label, onClick, disabled }: ToolProps) => (
  <button
    type="button"
    className={styles.tool}
    title={label}
    aria-label={label}
    onClick={onClick}
    disabled={disabled}
  >
    <Glyph name={glyph} size={16} />
  </button>
);
