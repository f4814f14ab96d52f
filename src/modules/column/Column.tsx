import { GroundVideo } from '../../components/ground/GroundVideo.tsx';
import { groundClass } from '../../components/ground/ground-class.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import { elements } from '../slot-elements.ts';
import type { columnFields } from './column.definition.ts';
import styles from './column.module.css';

/** One column of a row (MOD-6). */
export const Column = ({
  root,
  slots,
  ground,
  backgroundVideo,
  language,
}: ModuleProps<typeof columnFields, 'content'>) => (
  <div
    {...rootWith(
      root,
      styles.column,
      ground !== 'none' && styles.card,
      ground === 'raised' && styles.lined,
      groundClass(ground),
    )}
  >
    {elements(slots.content)}
    <GroundVideo video={backgroundVideo} language={language} />
  </div>
);
