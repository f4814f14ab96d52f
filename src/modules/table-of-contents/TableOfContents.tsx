import type { Texts } from '../../lib/texts.ts';
import type { OutlineHeading } from '../../page/outline.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import { type OutlineBranch, outlineTree } from './outline-tree.ts';
import type { tableOfContentsFields } from './table-of-contents.definition.ts';
import styles from './table-of-contents.module.css';

const texts = {
  nl: { title: 'Op deze pagina' },
  en: { title: 'On this page' },
  de: { title: 'Auf dieser Seite' },
} satisfies Texts;

type Props = ModuleProps<typeof tableOfContentsFields, never, readonly OutlineHeading[]>;

/**
 * Links to the headings of the page. On phones its title folds the list, without script; `table-of-contents.browser.ts`
 * marks the heading that is being read.
 */
export const TableOfContents = (props: Props) => {
  const { root, language, data, from, levels, numbering, look, sticky, foldOnPhone } = props;
  const branches = outlineTree(data, Number(from.slice(1)), levels);
  const title = props.title || texts[language].title;
  return (
    <nav
      {...rootWith(
        root,
        styles.contents,
        styles[look],
        numbering === 'numbers' && styles.numbers,
        sticky && styles.sticky,
      )}
      aria-label={title}
      hidden={branches.length === 0}
    >
      <p className={`${styles.title} ${foldOnPhone ? styles.unfolded : ''}`}>{title}</p>
      {foldOnPhone && (
        <details className={styles.fold}>
          <summary className={styles.summary}>{title}</summary>
        </details>
      )}
      <Level branches={branches} />
    </nav>
  );
};

const Level = ({ branches }: { branches: OutlineBranch[] }) => (
  <ol className={styles.list}>
    {branches.map(({ heading, below }) => (
      <li key={heading.id} className={styles.item}>
        <a href={`#${encodeURIComponent(heading.id)}`} className={styles.link}>
          {heading.text}
        </a>
        {below.length > 0 && <Level branches={below} />}
      </li>
    ))}
  </ol>
);
