import { Textarea, TextInput } from '@mantine/core';
import { type Language, languages } from '../../lib/language.ts';
import type { Texts } from '../../lib/texts.ts';
import { useLanguage, useTexts } from '../language.tsx';
import { languageNames } from '../pages/language-names.ts';
import styles from './settings.module.css';

const texts = {
  nl: { missing: 'Nog niet vertaald: bezoekers lezen het Nederlands.', needed: 'Vul dit in.' },
  en: { missing: 'Not translated yet: visitors read the Dutch.', needed: 'Fill this in.' },
  de: { missing: 'Noch nicht übersetzt: Besucher lesen das Niederländische.', needed: 'Fülle das aus.' },
} satisfies Texts;

interface Props {
  legend: string;
  help?: string;
  value: Record<Language, string>;
  /** Refusals by language. */
  errors?: Partial<Record<Language, string | undefined>>;
  /** Dutch stands in where a translation is missing; otherwise every language is needed. */
  optional?: boolean;
  long?: boolean;
  maximum?: number;
  onChange(value: Record<Language, string>): void;
}

/** One text in every language of the site; what is missing is marked. */
export const LanguageFields = (props: Props) => {
  const { legend, help, value, errors, optional, long, maximum = 200, onChange } = props;
  const text = useTexts(texts);
  const { language: staffLanguage } = useLanguage();
  const Input = long ? Textarea : TextInput;
  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.legend}>{legend}</legend>
      {help && <p className={styles.help}>{help}</p>}
      <div className={styles.languages}>
        {languages.map((language) => {
          const empty = value[language].trim() === '';
          const needed = empty && !(optional && language !== 'nl');
          return (
            <Input
              key={language}
              label={languageNames[staffLanguage][language]}
              lang={language}
              value={value[language]}
              maxLength={maximum}
              required={needed || !optional || language === 'nl'}
              withAsterisk={false}
              error={errors?.[language] ?? (needed ? text.needed : undefined)}
              description={
                empty && !needed ? <span className={styles.missing}>{text.missing}</span> : undefined
              }
              {...(long && { autosize: true, minRows: 2 })}
              onChange={({ currentTarget }: { currentTarget: { value: string } }) =>
                onChange({ ...value, [language]: currentTarget.value })
              }
            />
          );
        })}
      </div>
    </fieldset>
  );
};
