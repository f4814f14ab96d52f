import { GroundVideo } from '../../components/ground/GroundVideo.tsx';
import { type ModuleProps, rootWith } from '../define-module.ts';
import { elements } from '../slot-elements.ts';
import type { rowFields } from './row.definition.ts';
import styles from './row.module.css';

/** Columns beside each other; on phones below each other (MOD-6). */
export const Row = (props: ModuleProps<typeof rowFields, 'columns'>) => (
  <div {...rootWith(props.root, styles.row, styles[`gap-${props.gap}`], styles[`align-${props.align}`])}>
    {elements(props.slots.columns)}
    <GroundVideo video={props.backgroundVideo} language={props.language} />
  </div>
);
