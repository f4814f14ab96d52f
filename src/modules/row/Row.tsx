import { type ModuleProps, rootWith } from '../define-module.ts';
import { elements } from '../slot-elements.ts';
import type { rowFields } from './row.definition.ts';
import styles from './row.module.css';

/** Columns beside each other; on phones below each other (MOD-6). */
export const Row = ({ root, slots, gap, align }: ModuleProps<typeof rowFields, 'columns'>) => (
  <div {...rootWith(root, styles.row, styles[`gap-${gap}`], styles[`align-${align}`])}>
    {elements(slots.columns)}
  </div>
);
