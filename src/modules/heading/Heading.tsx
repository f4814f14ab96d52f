import { linkAttributes } from '../../fields/link-attributes.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import type { headingFields } from './heading.definition.ts';
import styles from './heading.module.css';

/** A heading of level 1 to 6, with an optional line above it. */
export const Heading = ({ root, text, level, kicker, size, link }: ModuleProps<typeof headingFields>) => {
  const Level = level;
  return (
    <div {...rootWith(root, styles.heading, styles[size === 'level' ? level : size])}>
      {kicker && <p className={styles.kicker}>{kicker}</p>}
      <Level>{link ? <a {...linkAttributes(link)}>{text}</a> : text}</Level>
    </div>
  );
};
