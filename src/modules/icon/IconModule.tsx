import { IconMark } from '../../components/icon-mark/IconMark.tsx';
import { linkAttributes } from '../../fields/link-attributes.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import type { iconFields } from './icon.definition.ts';
import styles from './icon.module.css';

/** One icon, as decoration or with a meaning, and with a link when it has words for it. */
export const IconModule = (props: ModuleProps<typeof iconFields>) => {
  const { root, icon, label, link, size, tone, ground, align } = props;
  const mark = <IconMark name={icon} size={size} tone={tone} ground={ground} />;
  const words = label && <span className="visually-hidden">{label}</span>;
  return (
    <div {...rootWith(root, styles.icon, styles[align])}>
      {link && label ? (
        <a {...linkAttributes(link)} className={styles.link}>
          {mark}
          {words}
        </a>
      ) : (
        <span>
          {mark}
          {words}
        </span>
      )}
    </div>
  );
};
