import { Select } from '@mantine/core';
import { useTexts } from '../../../backoffice/language.tsx';
import type { Texts } from '../../../lib/texts.ts';
import type { ControlProps } from '../field/control-props.ts';
import { useSurroundings } from '../field/surroundings.ts';
import { pageIn, usePages } from '../field/use-pages.ts';

const texts = {
  nl: {
    choose: 'Kies een pagina',
    none: 'Geen pagina gevonden',
    gone: 'Deze pagina bestaat niet (meer).',
    failed: 'De lijst met pagina’s kon niet geladen worden.',
  },
  en: {
    choose: 'Choose a page',
    none: 'No page found',
    gone: 'There is no such page (any more).',
    failed: 'The list of pages could not be loaded.',
  },
  de: {
    choose: 'Seite wählen',
    none: 'Keine Seite gefunden',
    gone: 'Diese Seite gibt es nicht (mehr).',
    failed: 'Die Liste der Seiten konnte nicht geladen werden.',
  },
} satisfies Texts;

/** A page of the site by its title; those made for sidebars come first. */
export const PageControl = ({ value, onChange, id, describedBy, invalid }: ControlProps<'page', string>) => {
  const words = useTexts(texts);
  const { pageLanguage } = useSurroundings();
  const { pages, isLoading, failed } = usePages();
  const choices = pages
    .filter(({ trashedAt }) => !trashedAt)
    .flatMap((page) => {
      const found = pageIn(page, pageLanguage);
      return found && !found.post ? [{ value: page.key, label: found.title || found.path }] : [];
    })
    .toSorted(
      (one, other) => Number(other.value.startsWith('sidebar')) - Number(one.value.startsWith('sidebar')),
    );
  const isKnown = choices.some((choice) => choice.value === value);
  const gone = value !== '' && !isKnown && !isLoading && !failed;
  return (
    <Select
      id={id}
      data={isKnown || !value ? choices : [{ value, label: value }, ...choices]}
      value={value || null}
      onChange={(key) => onChange(key ?? '')}
      placeholder={words.choose}
      searchable
      clearable
      nothingFoundMessage={words.none}
      error={failed ? words.failed : gone ? words.gone : invalid}
      aria-describedby={describedBy}
    />
  );
};
