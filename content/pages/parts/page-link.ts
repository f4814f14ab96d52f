import type { Language } from '../../../src/lib/language.ts';
import { type PageKey, slugs } from './slugs.ts';

/** A link to a page by its key, for the link field of a module. */
export const to = (page: PageKey, suffix?: `?${string}` | `#${string}`) => ({
  page,
  ...(suffix && { suffix }),
});

/** The path of a page in a language. */
export function pathOf(page: PageKey, language: Language): string {
  const prefix = language === 'nl' ? '' : `/${language}`;
  return slugs[page][language] ? `${prefix}/${slugs[page][language]}` : prefix || '/';
}

/** Links inside running text: `link('faq', 'veelgestelde vragen')` gives the `<a>`. */
export const linksIn =
  (language: Language) =>
  (page: PageKey, words: string, fragment = ''): string =>
    `<a href="${pathOf(page, language)}${fragment}">${words}</a>`;
