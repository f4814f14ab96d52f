import { useId } from 'react';
import { MissingPage, Paging, pagingRoot } from '../../components/paging/Paging.tsx';
import type { Paging as PagingState } from '../../components/paging/paging.state.ts';
import type { SearchResult, Segment } from '../../features/search/search.types.ts';
import { linkAttributes } from '../../fields/link-attributes.ts';
import { fill } from '../../lib/texts.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import { SearchBox } from './SearchBox.tsx';
import styles from './search.module.css';
import { searchTexts } from './search.texts.ts';
import type { searchResultsFields } from './search-results.definition.ts';

export interface SearchResultsData {
  /** What was typed; '' when nothing was. */
  query: string;
  /** Whether there was a word in it to look for. */
  isReadable: boolean;
  corrected: string | null;
  total: number;
  results: SearchResult[];
  paging: PagingState;
}

type Props = ModuleProps<typeof searchResultsFields, never, SearchResultsData>;

/** The search box with what is found below it, or with links that may help (SITE-8). */
export const SearchResults = (props: Props) => {
  const { root, language, data, label, level } = props;
  const { paging, results, query } = data;
  const id = useId();
  return (
    <div {...rootWith(root, styles.results)} {...pagingRoot(paging)}>
      <SearchBox {...{ id, language, label }} action={paging.path} value={query} />
      <Summary {...props} />
      <MissingPage paging={paging} language={language} />
      {results.length > 0 && (
        <ol className={styles.list}>
          {results.map((result) => (
            <Result key={result.path} {...{ result, level, language }} />
          ))}
        </ol>
      )}
      {results.length === 0 && <Suggestions {...props} />}
      <Paging paging={paging} language={language} />
    </div>
  );
};

/** How much was found, in words. */
const Summary = ({ language, data, level }: Props) => {
  const { query, corrected, total, isReadable, paging } = data;
  const text = searchTexts[language];
  const Title = level;
  if (query === '') return null;
  if (!isReadable) return <p className={styles.summary}>{text.unread}</p>;
  if (total === 0)
    return (
      <div className={styles.summary}>
        <Title className={styles.count}>{fill(text.none, { query }, language)}</Title>
        <p>{text.tip}</p>
      </div>
    );
  const found = fill(text.found, { count: total, query: corrected ?? query }, language);
  const where = fill(text.pages, { page: paging.current, last: paging.last }, language);
  return (
    <div className={styles.summary}>
      {corrected && <p>{fill(text.corrected, { query, corrected }, language)}</p>}
      <Title className={styles.count}>{paging.last > 1 ? `${found} · ${where}` : found}</Title>
    </div>
  );
};

const Result = ({
  result,
  level,
  language,
}: Pick<Props, 'level' | 'language'> & { result: SearchResult }) => {
  const Title = level === 'h2' ? 'h3' : 'h4';
  return (
    <li className={styles.result}>
      <Title className={styles.title}>
        <a href={result.path}>
          <Marked segments={result.title} />
        </a>
      </Title>
      <p className={styles.kind}>{searchTexts[language][result.kind]}</p>
      <p className={styles.excerpt}>
        <Marked segments={result.excerpt} />
      </p>
    </li>
  );
};

const Marked = ({ segments }: { segments: readonly Segment[] }) =>
  segments.map(({ text, matched }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
    matched ? <mark key={index}>{text}</mark> : text,
  );

const Suggestions = ({ language, level, suggestions }: Props) => {
  const Title = level;
  const links = suggestions.filter(({ label, link }) => label && link);
  if (links.length === 0) return null;
  return (
    <div className={styles.suggestions}>
      <Title className={styles.count}>{searchTexts[language].perhaps}</Title>
      <ul className={styles.links}>
        {links.map(
          ({ label, link }) =>
            link && (
              <li key={label}>
                <a {...linkAttributes(link)}>{label}</a>
              </li>
            ),
        )}
      </ul>
    </div>
  );
};
