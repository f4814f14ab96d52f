import { onGround } from '../../components/on-ground.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import { elements } from '../slot-elements.ts';
import type { columnFields } from './column.definition.ts';
import styles from './column.module.css';

/** One column of a row (MOD-6). */
export const Column = ({ root, slots, ground }: ModuleProps<typeof columnFields, 'content'>) => (
  <div {...rootWith(root, styles.column, styles[`ground-${ground}`], onGround(ground))}>
    {elements(slots.content)}
  </div>
);
