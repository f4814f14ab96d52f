import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { isLanguage, type Language, localeOf } from '../lib/language.ts';
import type { Texts } from '../lib/texts.ts';

interface LanguageChoice {
  language: Language;
  setLanguage(language: Language): void;
}

const LanguageContext = createContext<LanguageChoice>({ language: 'nl', setLanguage: () => {} });

/** Before sign-in the language last used here, or the browser's; afterwards the staff member's own. */
export const LanguageProvider = ({ children }: { children: ReactNode }) => {
  const [language, setLanguage] = useState<Language>(storedLanguage);
  useEffect(() => {
    document.documentElement.lang = localeOf[language];
    localStorage.setItem(storageKey, language);
  }, [language]);
  const choice = useMemo(() => ({ language, setLanguage }), [language]);
  return <LanguageContext value={choice}>{children}</LanguageContext>;
};

export const useLanguage = (): LanguageChoice => use(LanguageContext);

/** The texts of a screen in the staff's language. */
export const useTexts = <T extends Texts>(texts: T): T[Language] => texts[useLanguage().language];

const storageKey = 'zadel.language';

/** For code outside React, such as the API client. */
export const storedLanguage = (): Language => {
  const stored = globalThis.localStorage?.getItem(storageKey);
  return isLanguage(stored) ? stored : firstOfBrowser();
};

const firstOfBrowser = (): Language =>
  (globalThis.navigator?.languages ?? []).map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'nl';
