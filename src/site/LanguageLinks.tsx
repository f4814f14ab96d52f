import type { Language } from '../lib/language.ts';
import type { Texts } from '../lib/texts.ts';

const texts = {
  nl: { label: 'Taal' },
  en: { label: 'Language' },
  de: { label: 'Sprache' },
} satisfies Texts;

/** Each language by its own name. */
const names: Record<Language, string> = { nl: 'Nederlands', en: 'English', de: 'Deutsch' };

/** Where a page is found in a language. */
export interface LanguageVersion {
  language: Language;
  href: string;
}

interface Props {
  language: Language;
  versions: readonly LanguageVersion[];
  /** Two letters or the whole name. */
  names: 'short' | 'long';
  className?: string;
}

/** The same page in the other languages (SITE-7). */
export const LanguageLinks = ({ language, versions, names: length, className }: Props) =>
  versions.length > 1 && (
    <ul aria-label={texts[language].label} className={['languages', className].filter(Boolean).join(' ')}>
      {versions.map((version) => {
        const code = version.language.toUpperCase();
        const name = names[version.language];
        return (
          <li key={version.language}>
            <a
              href={version.href}
              lang={version.language}
              hrefLang={version.language}
              aria-current={version.language === language ? 'true' : undefined}
              aria-label={length === 'short' ? `${code}, ${name}` : undefined}
            >
              {length === 'short' ? code : name}
            </a>
          </li>
        );
      })}
    </ul>
  );
