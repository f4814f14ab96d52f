import { type Language, languages } from '../../lib/language.ts';
import { isUnpublished, nameOf } from '../pages/page-rows.ts';
import type { PageInList } from '../pages/pages-query.ts';

export interface Waiting {
  key: string;
  language: Language;
  title: string;
  updatedAt: string;
  updatedBy: string | null;
}

/** What is changed but not online, last changed first. */
export const unpublished = (pages: readonly PageInList[]): Waiting[] =>
  present(pages)
    .flatMap(({ key, languages: has }) =>
      languages.flatMap((language) => {
        const value = has[language];
        if (!value || !isUnpublished(value)) return [];
        const { title, updatedAt, updatedBy } = value;
        return [{ key, language, title, updatedAt, updatedBy }];
      }),
    )
    .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));

export interface ToTranslate {
  key: string;
  title: string;
  missing: Language[];
  outdated: Language[];
}

/** Pages that are not there in every language, or older in one than in another. */
export const toTranslate = (pages: readonly PageInList[], language: Language): ToTranslate[] =>
  present(pages)
    .map((page) => ({
      key: page.key,
      title: nameOf(page, language)?.title ?? page.key,
      missing: languages.filter((each) => !page.languages[each]),
      outdated: languages.filter((each) => page.languages[each]?.outdated),
    }))
    .filter(({ missing, outdated }) => missing.length + outdated.length > 0);

const present = (pages: readonly PageInList[]) => pages.filter(({ trashedAt }) => trashedAt === null);
