import type { Texts } from '../../lib/texts.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import type { breadcrumbsFields } from './breadcrumbs.definition.ts';
import type { Breadcrumb } from './breadcrumbs.load.ts';
import styles from './breadcrumbs.module.css';

const texts = {
  nl: { label: 'Kruimelpad', home: 'Voorpagina' },
  en: { label: 'Breadcrumbs', home: 'Front page' },
  de: { label: 'Brotkrumen', home: 'Startseite' },
} satisfies Texts;

/** Where the visitor is in the site; on a phone only the page above. */
export const Breadcrumbs = (props: ModuleProps<typeof breadcrumbsFields, never, Breadcrumb[]>) => {
  const { root, language, homeLabel, showCurrent, separator, data: trail } = props;
  const text = texts[language];
  const last = trail.length - 1;
  return (
    <nav {...rootWith(root, styles.breadcrumbs, styles[separator])} aria-label={text.label}>
      <ol className={styles.list}>
        {trail.map(({ title, path }, index) => {
          const name = index === 0 ? homeLabel || text.home : title;
          if (index === last && !showCurrent) return null;
          return (
            <li key={path} className={index === last - 1 ? `${styles.item} ${styles.above}` : styles.item}>
              {index === last ? (
                <span aria-current="page">{name}</span>
              ) : (
                <a href={path} className={styles.link}>
                  {name}
                </a>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
};
