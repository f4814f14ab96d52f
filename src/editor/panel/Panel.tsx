import { useEditor } from '../state/use-editor.ts';
import { Field } from './field/Field.tsx';
import { NestedField } from './field/nested-field.ts';
import { ModulePanel } from './module/ModulePanel.tsx';
import { PagePanel } from './page/PagePanel.tsx';
import styles from './panel.module.css';
import { PanelSurroundings } from './panel-surroundings.tsx';

/** The fields of the selected module, or of the page when none is selected (EDIT-2). */
export const Panel = () => {
  const selected = useEditor((state) => state.selected);
  return (
    <NestedField value={Field}>
      <PanelSurroundings>
        <div className={styles.panel} data-panel="">
          {selected === undefined ? <PagePanel /> : <ModulePanel key={selected} id={selected} />}
        </div>
      </PanelSurroundings>
    </NestedField>
  );
};
