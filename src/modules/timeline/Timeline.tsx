import { Icon } from '../../components/Icon.tsx';
import { keyed } from '../../components/keyed.ts';
import { PictureImage } from '../../components/PictureImage.tsx';
import { linkAttributes } from '../../fields/link-attributes.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import type { timelineFields } from './timeline.definition.ts';
import styles from './timeline.module.css';

type Props = ModuleProps<typeof timelineFields>;

/** Moments in their order along a line, as stops on a route (OTH-1). */
export const Timeline = ({ root, items, level, sides, line }: Props) => (
  <ol {...rootWith(root, styles.timeline, styles[sides], styles[line])}>
    {keyed(items, ({ when, title }) => `${when} ${title}`).map(({ key, item }) => (
      <Moment key={key} item={item} level={level} />
    ))}
  </ol>
);

const Moment = ({ item, level: Level }: { item: Props['items'][number]; level: Props['level'] }) => (
  <li className={styles.moment}>
    <span className={item.icon ? `${styles.stop} ${styles.marked}` : styles.stop} aria-hidden="true">
      {item.icon && <Icon name={item.icon} />}
    </span>
    <div className={styles.words}>
      {item.when && <p className={styles.when}>{item.when}</p>}
      {item.title && (
        <Level className={styles.title}>
          {item.link ? <a {...linkAttributes(item.link)}>{item.title}</a> : item.title}
        </Level>
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the rich text field */}
      {item.html && <div className="prose" dangerouslySetInnerHTML={{ __html: item.html }} />}
      {item.picture && (
        <PictureImage
          picture={item.picture}
          sizes="(max-width: 767px) 90vw, 560px"
          className={styles.picture}
        />
      )}
    </div>
  </li>
);
