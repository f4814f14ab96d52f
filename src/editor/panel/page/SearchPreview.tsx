import { useTexts } from '../../../backoffice/language.tsx';
import type { Texts } from '../../../lib/texts.ts';
import type { PageSettings } from '../../../page/page-settings.ts';
import styles from './page.module.css';

const texts = {
  nl: {
    caption: 'Zo ziet een zoekresultaat er ongeveer uit',
    noTitle: 'Nog geen titel',
    noDescription: 'Zonder beschrijving kiest de zoekmachine zelf een stuk van de pagina.',
    hidden: 'Zoekmachines laten deze pagina niet zien.',
    longTitle: 'De titel is langer dan zoekmachines tonen.',
    longDescription: 'De beschrijving is langer dan zoekmachines tonen.',
  },
  en: {
    caption: 'Roughly what a search result looks like',
    noTitle: 'No title yet',
    noDescription: 'Without a description the search engine picks a piece of the page itself.',
    hidden: 'Search engines do not show this page.',
    longTitle: 'The title is longer than search engines show.',
    longDescription: 'The description is longer than search engines show.',
  },
  de: {
    caption: 'So ungefähr sieht ein Suchergebnis aus',
    noTitle: 'Noch kein Titel',
    noDescription: 'Ohne Beschreibung wählt die Suchmaschine selbst ein Stück der Seite.',
    hidden: 'Suchmaschinen zeigen diese Seite nicht.',
    longTitle: 'Der Titel ist länger, als Suchmaschinen zeigen.',
    longDescription: 'Die Beschreibung ist länger, als Suchmaschinen zeigen.',
  },
} satisfies Texts;

/** Letters that search engines show, by experience. */
const shown = { title: 60, description: 160 };

const cut = (text: string, length: number) => (text.length > length ? `${text.slice(0, length - 1)}…` : text);

/** How a search result of the page would look. */
export const SearchPreview = ({ settings }: { settings: PageSettings }) => {
  const words = useTexts(texts);
  const { title, description, path, indexed } = settings;
  const remarks = [
    title.length > shown.title && words.longTitle,
    description.length > shown.description && words.longDescription,
  ].filter(Boolean);
  return (
    <figure className={styles.preview}>
      <figcaption>{words.caption}</figcaption>
      {indexed ? (
        <div className={styles.result}>
          <span className={styles.resultAddress}>
            {window.location.host}
            {path}
          </span>
          <span className={styles.resultTitle}>{cut(title, shown.title) || words.noTitle}</span>
          <span>{cut(description, shown.description) || words.noDescription}</span>
        </div>
      ) : (
        <p className={styles.result}>{words.hidden}</p>
      )}
      {remarks.map((remark) => (
        <p key={String(remark)} className={styles.remark}>
          {remark}
        </p>
      ))}
    </figure>
  );
};
