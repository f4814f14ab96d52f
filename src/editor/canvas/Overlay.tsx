import { useLanguage } from '../../backoffice/language.tsx';
import { DropMarks } from '../drag/DropMarks.tsx';
import { RichTextTools } from '../in-place/RichTextTools.tsx';
import { findNode } from '../state/tree.ts';
import { useEditor } from '../state/use-editor.ts';
import { moduleName } from '../words/module-words.ts';
import styles from './canvas.module.css';
import { EmptySlots } from './EmptySlots.tsx';
import { SelectionToolbar } from './SelectionToolbar.tsx';
import { boxOf, useScaledRect } from './use-scaled-rect.ts';

/** What is drawn over the page: outlines, the tools of the selected module, places to drop. */
export const Overlay = ({ left, width, height }: { left: number; width: number; height: number }) => {
  const selected = useEditor((state) => state.selected);
  const hovered = useEditor((state) => state.hovered);
  const typing = useEditor((state) => state.typing !== undefined);
  return (
    <div className={styles.overlay} data-canvas-ready="" style={{ left, width, height }}>
      <EmptySlots />
      {hovered !== undefined && hovered !== selected && <Outline id={hovered} kind="hovered" />}
      {selected !== undefined && <Outline id={selected} kind={typing ? 'typing' : 'selected'} />}
      {selected !== undefined && !typing && <SelectionToolbar id={selected} width={width} height={height} />}
      <RichTextTools width={width} />
      <DropMarks />
    </div>
  );
};

const Outline = ({ id, kind }: { id: string; kind: 'hovered' | 'selected' | 'typing' }) => {
  const { language } = useLanguage();
  const type = useEditor(({ tree }) => findNode(tree, id)?.type);
  const types = useEditor((state) => state.types);
  const rect = useScaledRect(id);
  if (!rect || type === undefined) return null;
  return (
    <div className={`${styles.outline} ${styles[kind]}`} style={boxOf(rect)} aria-hidden="true">
      {kind === 'hovered' && (
        <span className={rect.y < 22 ? styles.nameInside : styles.name}>
          {moduleName(types, type, language)}
        </span>
      )}
    </div>
  );
};
