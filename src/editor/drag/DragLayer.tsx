import styles from './drag.module.css';
import { useDrag } from './use-drag.ts';

/** Over the whole window while something is dragged: what it is, at the pointer. */
export const DragLayer = () => {
  const { item, pointer, drop } = useDrag();
  if (!item || !pointer) return null;
  return (
    <div className={styles.layer} aria-hidden="true" data-allowed={drop !== undefined}>
      <span
        className={styles.ghost}
        style={{ transform: `translate(${pointer.x + 12}px, ${pointer.y + 10}px)` }}
      >
        {item.label}
      </span>
    </div>
  );
};
