import { useQuery } from '@tanstack/react-query';
import { pagesQuery } from '../../../backoffice/pages/pages-query.ts';
import type { PageState } from '../../../features/pages/pages.types.ts';
import type { Language } from '../../../lib/language.ts';
import type { PostSettings } from '../../../page/page-settings.ts';

/** `ListedPage` as it is sent: instants as text. */
export interface SitePage {
  key: string;
  trashedAt: string | null;
  languages: Partial<
    Record<
      Language,
      {
        path: string;
        title: string;
        post?: PostSettings;
        state: PageState;
        updatedAt?: string;
        updatedBy?: string | null;
        outdated?: boolean;
      }
    >
  >;
}

/** Every page of the site, as the pages screen lists them. */
export function usePages(): { pages: readonly SitePage[]; isLoading: boolean; failed: boolean } {
  const { data, isLoading, isError } = useQuery({
    ...pagesQuery,
    staleTime: 30_000,
  });
  return { pages: data ?? noPages, isLoading, failed: isError };
}

const noPages: readonly SitePage[] = [];

/** A page as one picks it: in the language of the page being made, else in one it has. */
export function pageIn(page: SitePage, language: Language) {
  return page.languages[language] ?? Object.values(page.languages)[0];
}
