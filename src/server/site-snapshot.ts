import type { Picture, SiteData } from '../fields/site-data.ts';
import { type Language, languages } from '../lib/language.ts';
import type { PageAddress } from '../page/page.store.ts';

/** What every page needs to know of the whole site, read once and kept until something of it changes. */
export interface SiteSnapshot {
  pageAt(path: string): PageAddress | undefined;
  page(key: string, language: Language): PageAddress | undefined;
  /** The same page in every language it has. */
  translations(key: string): PageAddress[];
  /** The pages above a path, from the home page down, that page last. */
  trail(page: PageAddress): PageAddress[];
  data(language: Language): SiteData;
}

export function siteSnapshot(
  addresses: readonly PageAddress[],
  pictures: Readonly<Record<Language, ReadonlyMap<string, Picture>>>,
): SiteSnapshot {
  const byPath = new Map(addresses.map((address) => [address.path, address]));
  const byKey = new Map(addresses.map((address) => [`${address.language} ${address.key}`, address]));
  const page = (key: string, language: Language) => byKey.get(`${language} ${key}`);
  return {
    pageAt: (path) => byPath.get(path),
    page,
    translations: (key) => languages.flatMap((language) => page(key, language) ?? []),
    trail: (last) => {
      const home = page('home', last.language);
      const parts = last.path.split('/').filter(Boolean);
      const above = parts.map((_, index) => byPath.get(`/${parts.slice(0, index + 1).join('/')}`));
      const found = [home, ...above].filter((each): each is PageAddress => each?.language === last.language);
      return [...new Set(found)];
    },
    data: (language) => ({
      language,
      picture: (name) => pictures[language].get(name),
      pagePath: (key) => page(key, language)?.path,
    }),
  };
}
