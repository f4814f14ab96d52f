import styles from './ground.module.css';

/** Links, buttons and quiet text need other colours there to keep their contrast. */
const contrast: Record<string, string> = { brand: 'on-brand', sky: 'on-colour', sand: 'on-colour' };

/** The classes of a ground. */
export const groundClass = (ground: string): string | undefined =>
  ground === 'none' ? undefined : [styles[ground], contrast[ground]].filter(Boolean).join(' ');
