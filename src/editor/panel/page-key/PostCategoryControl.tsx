import { Autocomplete } from '@mantine/core';
import { useTexts } from '../../../backoffice/language.tsx';
import type { Texts } from '../../../lib/texts.ts';
import type { ControlProps } from '../field/control-props.ts';
import { useSurroundings } from '../field/surroundings.ts';
import { usePostCategories } from './use-post-categories.ts';

const texts = {
  nl: { all: 'Alle categorieën' },
  en: { all: 'All categories' },
  de: { all: 'Alle Kategorien' },
} satisfies Texts;

/** A category of the blog, suggested from those that posts have. */
export const PostCategoryControl = (props: ControlProps<'post-category', string>) => {
  const { value, onChange, id, describedBy, invalid } = props;
  const { pageLanguage } = useSurroundings();
  return (
    <Autocomplete
      id={id}
      data={usePostCategories(pageLanguage)}
      value={value}
      onChange={(name) => onChange(name.trimStart())}
      placeholder={useTexts(texts).all}
      maxLength={80}
      clearable
      error={invalid}
      aria-describedby={describedBy}
    />
  );
};
