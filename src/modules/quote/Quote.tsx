import { linkAttributes } from '../../fields/link-attributes.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import type { quoteFields } from './quote.definition.ts';
import styles from './quote.module.css';

/** Words someone said or wrote, with their source. */
export const Quote = (props: ModuleProps<typeof quoteFields>) => {
  const { root, text, source, sourceDetail, sourceLink, mark, size } = props;
  const paragraphs = text.split(/\n{2,}/).filter((each) => each.trim());
  return (
    <figure {...rootWith(root, styles.quote, styles[size], mark && styles.marked)}>
      <blockquote cite={sourceLink?.href.startsWith('http') ? sourceLink.href : undefined}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </blockquote>
      {(source || sourceDetail) && (
        <figcaption className={styles.source}>
          {source && (
            <cite className={styles.name}>
              {sourceLink ? <a {...linkAttributes(sourceLink)}>{source}</a> : source}
            </cite>
          )}
          {sourceDetail && <span className={styles.detail}>{sourceDetail}</span>}
        </figcaption>
      )}
    </figure>
  );
};
