import type { Language } from '../lib/language.ts';

interface Props {
  pageKey: string;
  language: Language;
}

/** The visual builder of one page in one language. */
export const Builder = ({ pageKey, language }: Props) => (
  <p>
    {pageKey} {language}
  </p>
);
