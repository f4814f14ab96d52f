import { Select, TextInput } from '@mantine/core';
import { useTexts } from '../../../backoffice/language.tsx';
import type { StoredLink } from '../../../fields/link.ts';
import type { Texts } from '../../../lib/texts.ts';
import fieldStyles from '../field/field.module.css';
import { useSurroundings } from '../field/surroundings.ts';
import { pageIn, usePages } from '../field/use-pages.ts';
import { useTypedText } from '../field/use-typed-text.ts';
import styles from './link.module.css';

const texts = {
  nl: {
    page: 'Pagina',
    search: 'Zoek op titel of adres',
    none: 'Geen pagina gevonden',
    suffix: 'Anker op die pagina',
    suffixHelp: 'Leeg laten voor het begin van de pagina',
    gone: 'Deze pagina bestaat niet meer: bezoekers zien de link niet.',
    failed: 'De lijst met pagina’s kon niet geladen worden.',
  },
  en: {
    page: 'Page',
    search: 'Search by title or address',
    none: 'No page found',
    suffix: 'Anchor on that page',
    suffixHelp: 'Leave empty for the top of the page',
    gone: 'This page is gone: visitors do not see the link.',
    failed: 'The list of pages could not be loaded.',
  },
  de: {
    page: 'Seite',
    search: 'Nach Titel oder Adresse suchen',
    none: 'Keine Seite gefunden',
    suffix: 'Anker auf dieser Seite',
    suffixHelp: 'Leer lassen für den Anfang der Seite',
    gone: 'Diese Seite gibt es nicht mehr: Besucher sehen den Link nicht.',
    failed: 'Die Liste der Seiten konnte nicht geladen werden.',
  },
} satisfies Texts;

interface Props {
  id: string;
  link: Extract<StoredLink, { page: string }> | undefined;
  onChange(link: StoredLink | null): void;
}

/** A page of the site by search, so that the link survives a changed address (SITE-7), and an anchor on it. */
export const PageTarget = ({ id, link, onChange }: Props) => {
  const words = useTexts(texts);
  const { pageLanguage } = useSurroundings();
  const { pages, isLoading, failed } = usePages();
  const choices = pages
    .filter(({ trashedAt, key }) => !trashedAt || key === link?.page)
    .flatMap((page) => {
      const found = pageIn(page, pageLanguage);
      return found ? [{ value: page.key, label: found.title || found.path, path: found.path }] : [];
    });
  const gone =
    link !== undefined &&
    !isLoading &&
    !failed &&
    !pages.some(({ key, trashedAt }) => key === link.page && !trashedAt);
  const paths = new Map(choices.map(({ value, path }) => [value, path]));
  const suffix = useTypedText<HTMLInputElement>({
    text: (link?.suffix ?? '').replace(/^#/, ''),
    commit: (text) => {
      if (!link) return undefined;
      const anchor = text.trim().replace(/^#/, '');
      if (/[\s"<>]/.test(anchor)) return undefined;
      onChange({
        page: link.page,
        ...(anchor && { suffix: anchor.startsWith('?') ? anchor : `#${anchor}` }),
      });
      return anchor;
    },
  });
  return (
    <>
      <Select
        id={id}
        aria-label={words.page}
        data={choices}
        value={link?.page ?? null}
        onChange={(page) => onChange(page ? { page } : null)}
        searchable
        clearable
        placeholder={words.search}
        nothingFoundMessage={words.none}
        filter={({ options, search }) => {
          const sought = search.toLowerCase().trim();
          return options.filter(
            (option) =>
              'value' in option &&
              `${option.label} ${paths.get(String(option.value))}`.toLowerCase().includes(sought),
          );
        }}
        renderOption={({ option }) => (
          <span className={styles.option}>
            <span>{option.label}</span>
            <span className={styles.path}>{paths.get(String(option.value))}</span>
          </span>
        )}
        error={gone}
        aria-describedby={gone ? `${id}-gone` : undefined}
      />
      {gone && (
        <p id={`${id}-gone`} className={fieldStyles.problem}>
          {words.gone}
        </p>
      )}
      {failed && <p className={fieldStyles.problem}>{words.failed}</p>}
      {link && (
        <TextInput
          {...suffix.input}
          leftSection="#"
          label={words.suffix}
          description={words.suffixHelp}
          error={suffix.refused}
          size="xs"
        />
      )}
    </>
  );
};
