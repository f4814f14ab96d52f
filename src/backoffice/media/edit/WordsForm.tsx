import { Checkbox, Stack, Textarea } from '@mantine/core';
import { Icon } from '../../../components/Icon.tsx';
import type { LibraryPicture } from '../../../features/media/library.types.ts';
import { type Language, languages } from '../../../lib/language.ts';
import type { Texts } from '../../../lib/texts.ts';
import { useTexts } from '../../language.tsx';
import styles from './words-form.module.css';

const texts = {
  nl: {
    nl: 'Nederlands',
    en: 'Engels',
    de: 'Duits',
    help: 'Zeg in één zin wat er te zien is, voor wie de afbeelding niet ziet en voor zoekmachines. Begin niet met “foto van”.',
    missing: 'Deze beschrijving ontbreekt nog.',
    decorative: 'Alleen versiering',
    decorativeHelp: 'Voegt niets toe aan de tekst. Schermlezers slaan haar over.',
  },
  en: {
    nl: 'Dutch',
    en: 'English',
    de: 'German',
    help: 'Say in one sentence what is to be seen, for those who do not see the picture and for search engines. Do not begin with “photo of”.',
    missing: 'This description is still missing.',
    decorative: 'Decoration only',
    decorativeHelp: 'Adds nothing to the text. Screen readers skip it.',
  },
  de: {
    nl: 'Niederländisch',
    en: 'Englisch',
    de: 'Deutsch',
    help: 'Sag in einem Satz, was zu sehen ist, für alle, die das Bild nicht sehen, und für Suchmaschinen. Beginne nicht mit „Foto von“.',
    missing: 'Diese Beschreibung fehlt noch.',
    decorative: 'Nur Verzierung',
    decorativeHelp: 'Fügt dem Text nichts hinzu. Screenreader überspringen es.',
  },
} satisfies Texts;

type Words = Pick<LibraryPicture, 'alt' | 'decorative'>;

/** What a picture says in words, in each language of the site. */
export const WordsForm = ({
  alt,
  decorative,
  onChange,
}: Words & { onChange(words: Partial<Words>): void }) => {
  const text = useTexts(texts);
  const missing = (language: Language) => !decorative && alt[language].trim() === '';
  return (
    <Stack gap="md">
      <p className={styles.help} id="words-help">
        {text.help}
      </p>
      {languages.map((language) => (
        <Textarea
          key={language}
          label={text[language]}
          lang={language}
          autosize
          minRows={1}
          maxRows={4}
          maxLength={500}
          disabled={decorative}
          aria-describedby="words-help"
          value={alt[language]}
          onChange={({ currentTarget }) => onChange({ alt: { ...alt, [language]: currentTarget.value } })}
          description={
            missing(language) && (
              <span className={styles.missing}>
                <Icon name="warning" />
                {text.missing}
              </span>
            )
          }
        />
      ))}
      <Checkbox
        label={text.decorative}
        description={text.decorativeHelp}
        checked={decorative}
        onChange={({ currentTarget }) => onChange({ decorative: currentTarget.checked })}
      />
    </Stack>
  );
};
