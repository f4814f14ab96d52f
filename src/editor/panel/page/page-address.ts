import { type PathProblem, pathProblem } from '../../../features/pages/rules/page-path.ts';
import type { Language } from '../../../lib/language.ts';
import type { SitePage } from '../field/use-pages.ts';

export type AddressProblem = { code: PathProblem } | { code: 'taken'; title: string };

/** Makes an address of what was typed: small letters, hyphens for spaces, one slash before and none behind. */
export function tidyAddress(typed: string): string {
  const path = typed
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  return `/${path.replace(/^\/+|\/+$/g, '')}`;
}

/** What keeps an address from being this page's: its form, or the page that has it already. */
export function addressProblem(
  path: string,
  page: { key: string; language: Language },
  pages: readonly SitePage[],
): AddressProblem | undefined {
  const code = pathProblem(path, page.language);
  if (code) return { code };
  for (const each of pages.filter(({ trashedAt }) => !trashedAt)) {
    for (const [language, version] of Object.entries(each.languages)) {
      const isThis = each.key === page.key && language === page.language;
      if (!isThis && version.path === path) return { code: 'taken', title: version.title };
    }
  }
}
