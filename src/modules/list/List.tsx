import { IconMark } from '../../components/icon-mark/IconMark.tsx';
import { keyed } from '../../components/keyed.ts';
import { linkAttributes } from '../../fields/link-attributes.ts';
import type { Link } from '../../fields/site-data.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import type { listFields } from './list.definition.ts';
import styles from './list.module.css';

/** A list with icons, bullets or numbers, or the numbered steps of how something works. */
export const List = (props: ModuleProps<typeof listFields>) => {
  const { root, items, kind, icon, tone, ground, columns, size } = props;
  const ordered = kind === 'numbers' || kind === 'steps';
  const Element = ordered ? 'ol' : 'ul';
  return (
    <Element {...rootWith(root, styles.list, styles[kind], styles[size], columns !== '1' && styles.several)}>
      {keyed(items, ({ text }) => text).map(({ key, item }) => (
        <li key={key} className={styles.item}>
          {kind === 'icons' && (item.icon || icon) && (
            <IconMark
              name={item.icon || icon}
              size={size === 'large' ? 'regular' : 'small'}
              tone={tone}
              ground={ground}
            />
          )}
          <div className={styles.body}>
            <Title text={item.text} link={item.link} strong={item.detail !== ''} />
            {item.detail && <p className={styles.detail}>{item.detail}</p>}
          </div>
        </li>
      ))}
    </Element>
  );
};

const Title = ({ text, link, strong }: { text: string; link: Link | null; strong: boolean }) => {
  const words = link ? <a {...linkAttributes(link)}>{text}</a> : text;
  return <p className={strong ? styles.title : undefined}>{words}</p>;
};
