import type { Language } from '../../../lib/language.ts';
import { usePages } from '../field/use-pages.ts';

/** The categories that posts of a language have, drafts too, by name. */
export function usePostCategories(language: Language): string[] {
  const { pages } = usePages();
  const names = pages
    .filter(({ trashedAt }) => !trashedAt)
    .flatMap((page) => page.languages[language]?.post?.categories ?? []);
  return [...new Set(names)].toSorted((one, other) => one.localeCompare(other, language));
}
