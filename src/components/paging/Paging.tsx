import type { Language } from '../../lib/language.ts';
import { fill, type Texts } from '../../lib/texts.ts';
import { Icon } from '../Icon.tsx';
import { pageLinks } from './page-links.ts';
import styles from './paging.module.css';
import { type Paging as PagingState, pageAddress } from './paging.state.ts';

const texts = {
  nl: {
    pages: 'Pagina’s',
    page: 'Pagina {page}',
    shown: 'Pagina {page} van {last}',
    previous: 'Vorige pagina',
    next: 'Volgende pagina',
    missing: 'Deze pagina is er niet. Dit is pagina {page} van {last}.',
  },
  en: {
    pages: 'Pages',
    page: 'Page {page}',
    shown: 'Page {page} of {last}',
    previous: 'Previous page',
    next: 'Next page',
    missing: 'There is no such page. This is page {page} of {last}.',
  },
  de: {
    pages: 'Seiten',
    page: 'Seite {page}',
    shown: 'Seite {page} von {last}',
    previous: 'Vorherige Seite',
    next: 'Nächste Seite',
    missing: 'Diese Seite gibt es nicht. Das ist Seite {page} von {last}.',
  },
} satisfies Texts;

/** 'Page 2' for the title of a document; nothing on page 1. */
export const pageTitle = ({ current }: PagingState, language: Language): string[] =>
  current > 1 ? [fill(texts[language].page, { page: current }, language)] : [];

/**
 * The attributes of a paged module's outermost element, whose content the script swaps: `{...pagingRoot(paging)}`. The
 * module names the script `src/components/paging/paging.browser.ts` in its definition.
 */
export const pagingRoot = ({ name }: PagingState) => ({ 'data-paging': name });

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
