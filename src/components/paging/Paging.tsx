import type { Language } from '../../lib/language.ts';
import { fill } from '../../lib/texts.ts';
import { Icon } from '../Icon.tsx';
import { pageLinks } from './page-links.ts';
import styles from './paging.module.css';
import { type Paging as PagingState, pageAddress } from './paging.state.ts';
import { pagingTexts as texts } from './paging-texts.ts';

/**
 * The attributes of a paged module's outermost element, whose content the script swaps: `{...pagingRoot(paging)}`. The
 * module names the script `src/components/paging/paging.browser.ts` in its definition. `further` are other names of the
 * query that change what it shows, e.g. of a filter whose links carry `data-paging-link` too.
 */
export const pagingRoot = ({ name }: PagingState, ...further: string[]) => ({
  'data-paging': [name, ...further].join(' '),
});

interface Props {
  paging: PagingState;
  language: Language;
  /** How many links page 1 shows, where that is not five. */
  first?: number;
}

/** Says, at the top of a list, that the page asked for is not there; nothing when it is. */
export const MissingPage = ({ paging, language }: Props) =>
  paging.missing && (
    <p className={styles.missing}>
      {fill(texts[language].missing, { page: paging.current, last: paging.last }, language)}
    </p>
  );

/** Links to the pages of a list, at its foot (SITE-5); nothing when there is one page. */
export const Paging = ({ paging, language, first }: Props) => {
  const { current, last } = paging;
  if (last < 2) return null;
  const words = texts[language];
  const address = (page: number) => pageAddress(paging, page);
  const numbers = { page: current, last };
  return (
    <nav
      className={styles.paging}
      aria-label={words.pages}
      data-paging-says={fill(words.shown, numbers, language)}
    >
      {current > 1 && (
        <a
          href={address(current - 1)}
          data-paging-link=""
          rel="prev"
          className={styles.step}
          aria-label={words.previous}
        >
          <Icon name="arrow-left" />
        </a>
      )}
      <ul className={styles.numbers}>
        {pageLinks(current, last, first).map((page) => (
          <li key={page}>
            <a
              href={address(page)}
              data-paging-link=""
              className={styles.number}
              aria-label={fill(words.page, { page }, language)}
              aria-current={page === current ? 'page' : undefined}
            >
              {page.toLocaleString(language)}
            </a>
          </li>
        ))}
      </ul>
      {current < last && (
        <a
          href={address(current + 1)}
          data-paging-link=""
          rel="next"
          className={styles.step}
          aria-label={words.next}
        >
          <Icon name="arrow-right" />
        </a>
      )}
    </nav>
  );
};
