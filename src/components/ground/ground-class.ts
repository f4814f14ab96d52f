import { onGround } from '../on-ground.ts';
import styles from './ground.module.css';

/** The classes of a ground. */
export const groundClass = (ground: string): string | undefined =>
  ground === 'none' ? undefined : [styles[ground], onGround(ground)].filter(Boolean).join(' ');
