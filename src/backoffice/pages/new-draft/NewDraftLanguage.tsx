import { Select } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { isLanguage, type Language, languages } from '../../../lib/language.ts';
import type { Texts } from '../../../lib/texts.ts';
import { useLanguage, useTexts } from '../../language.tsx';
import { languageNames } from '../language-names.ts';

const texts = { nl: { label: 'Taal' }, en: { label: 'Language' }, de: { label: 'Sprache' } } satisfies Texts;

interface Props {
  field: GetInputPropsReturnType;
  onChange(language: Language): void;
}

/** In which language a new page or post begins. */
export const NewDraftLanguage = ({ field, onChange }: Props) => {
  const text = useTexts(texts);
  const { language } = useLanguage();
  return (
    <Select
      {...field}
      onChange={(value) => isLanguage(value) && onChange(value)}
      label={text.label}
      data={languages.map((value) => ({ value, label: languageNames[language][value] }))}
    />
  );
};
