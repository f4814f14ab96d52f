import { Icon } from '../../components/Icon.tsx';
import type { Language } from '../../lib/language.ts';
import styles from './search.module.css';
import { searchTexts } from './search.texts.ts';

interface Props {
  /** Unique on the page. */
  id: string;
  language: Language;
  /** The path of the page that shows what is found. */
  action: string;
  label: string;
  showLabel?: boolean;
  placeholder?: string;
  value?: string;
}

/** More is not read of a query, in characters. */
const longestQuery = 100;

/** A field and a button that lead to the results, without script too. */
export const SearchBox = ({ id, language, action, label, showLabel = false, placeholder, value }: Props) => (
  <search>
    <form className={styles.form} action={action} method="get">
      <label htmlFor={id} className={showLabel ? styles.label : 'visually-hidden'}>
        {label || searchTexts[language].label}
      </label>
      <div className={styles.field}>
        <Icon name="search" className={styles.icon} />
        <input
          className={styles.input}
          id={id}
          type="search"
          name="q"
          defaultValue={value}
          placeholder={placeholder}
          maxLength={longestQuery}
          autoComplete="off"
          enterKeyHint="search"
          required
        />
        <button type="submit" className="button button-main">
          {searchTexts[language].button}
        </button>
      </div>
    </form>
  </search>
);
