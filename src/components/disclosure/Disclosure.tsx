import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import styles from './disclosure.module.css';

interface Props {
  title: string;
  level: 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'none';
  icon?: string;
  marker: 'plus' | 'chevron' | 'none';
  look: 'lines' | 'cards';
  /** Of those with the same name only one is open. */
  name?: string;
  open?: boolean;
  children: ReactNode;
}

/**
 * A title that opens and closes what is below it, without script (ACC-1, TOG-1). A module that shows it imports
 * `disclosure.module.css` in its own CSS.
 */
export const Disclosure = ({ title, level, icon, marker, look, name, open, children }: Props) => {
  const Title = level === 'none' ? 'span' : level;
  return (
    <details className={`${styles.disclosure} ${styles[look]}`} name={name} open={open}>
      <summary className={styles.summary}>
        {icon && <Icon name={icon} className={styles.icon} />}
        <Title className={styles.title}>{title}</Title>
        {marker !== 'none' && <span className={`${styles.marker} ${styles[marker]}`} />}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
};
