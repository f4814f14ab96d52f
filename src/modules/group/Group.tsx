import { GroundVideo } from '../../components/ground/GroundVideo.tsx';
import { groundClass } from '../../components/ground/ground-class.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import { elements } from '../slot-elements.ts';
import type { groupFields } from './group.definition.ts';
import styles from './group.module.css';

/** Modules kept together, on one ground, in a stack, a row, a grid or overlapping (MOD-6). */
export const Group = (props: ModuleProps<typeof groupFields, 'content'>) => {
  const { root, slots, layout, gap, align, ground, padded, hang } = props;
  return (
    <div
      {...rootWith(
        root,
        styles.group,
        styles[layout],
        styles[`gap-${gap}`],
        styles[`align-${align}`],
        groundClass(ground),
        (padded || ground !== 'none') && styles.padded,
        ground === 'raised' && styles.lined,
        hang !== 'none' && styles[`hang-${hang}`],
      )}
    >
      {elements(slots.content)}
      <GroundVideo video={props.backgroundVideo} language={props.language} />
    </div>
  );
};
