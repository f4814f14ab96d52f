import { useId } from 'react';
import { type ModuleProps, rootWith } from '../define-module.ts';
import { SearchBox } from './SearchBox.tsx';
import type { searchFields } from './search.definition.ts';
import styles from './search.module.css';

export interface SearchData {
  /** The path of the page with the results; null when the site has none in this language. */
  action: string | null;
}

/** A search box that leads to the page with the results (SITE-8). */
export const Search = (props: ModuleProps<typeof searchFields, never, SearchData>) => {
  const { root, language, data, label, showLabel, placeholder, align } = props;
  const id = useId();
  return (
    <div {...rootWith(root, styles.search, styles[align])}>
      <SearchBox {...{ id, language, label, showLabel, placeholder }} action={data.action ?? ''} />
    </div>
  );
};
