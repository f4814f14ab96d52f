import { Icon } from '../Icon.tsx';
import styles from './icon-mark.module.css';

interface Props {
  name: string;
  size?: 'small' | 'regular' | 'large' | 'huge';
  tone?: 'text' | 'brand' | 'accent' | 'water';
  ground?: 'none' | 'sun' | 'sky' | 'sand';
}

/** An icon with a disc of colour behind it that is a little off, as the second ink of a print. */
export const IconMark = ({ name, size = 'regular', tone = 'text', ground = 'none' }: Props) => (
  <span
    className={[
      styles.mark,
      styles[size],
      tone !== 'text' && styles[`tone-${tone}`],
      ground !== 'none' && `${styles.ground} ${styles[`ground-${ground}`]}`,
    ]
      .filter(Boolean)
      .join(' ')}
  >
    <Icon name={name} />
  </span>
);
