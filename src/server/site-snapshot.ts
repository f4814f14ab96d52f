import type { OpeningHours } from '../features/booking/booking.ts';
import type { Picture, SiteData } from '../fields/site-data.ts';
import { type Language, languages } from '../lib/language.ts';
import type { PageAddress, Redirect } from '../page/page.store.ts';
import type { SiteSettings } from '../site/site-settings.ts';
import type { Theme } from '../site/theme/theme.ts';

/** What every page needs to know of the whole site, read once and kept until something of it changes. */
export interface SiteSnapshot {
  settings: SiteSettings;
  theme: Theme;
  /** The hours of the week as they are now. */
  openingHours: readonly OpeningHours[];
  /** Every page that visitors can find, in every language. */
  pages(): PageAddress[];
  pageAt(path: string): PageAddress | undefined;
  page(key: string, language: Language): PageAddress | undefined;
  /** Where the visitors of a path that has no page are sent. */
  redirectFrom(path: string): Redirect | undefined;
  /** The same page in every language it has. */
  translations(key: string): PageAddress[];
  /** The pages above a path, from the home page down, that page last. */
  trail(page: PageAddress): PageAddress[];
  data(language: Language): SiteData;
}

export interface SnapshotParts {
  addresses: readonly PageAddress[];
  pictures: Readonly<Record<Language, ReadonlyMap<string, Picture>>>;
  settings: SiteSettings;
  theme: Theme;
  openingHours: readonly OpeningHours[];
  redirects?: ReadonlyMap<string, Redirect>;
}

/** The page whose modules stand in the footer of every other, when it is published (EDIT-5). */
export const footerKey = 'footer';

/** The page that stands around every post, when it is published. */
export const postLayoutKey = 'post-layout';

/** Pages that are part of others and none by themselves: those whose key begins with `sidebar` are for sidebars. */
export const isPartOfOthers = (key: string): boolean =>
  key === footerKey || key === postLayoutKey || /^sidebar(?![a-z])/.test(key);

/** Pages one is sent to, not finds. */
const unlisted = new Set(['not-found', 'booking-confirmation', 'booking-manage']);

/** Whether search engines and the site's own search may lead to a page. */
export const isFindable = ({ key, indexed }: PageAddress): boolean =>
  indexed && !unlisted.has(key) && !isPartOfOthers(key);

export function siteSnapshot(parts: SnapshotParts): SiteSnapshot {
  const { addresses, pictures, settings, theme, openingHours } = parts;
  const byPath = new Map(addresses.map((address) => [address.path, address]));
  const byKey = new Map(addresses.map((address) => [`${address.language} ${address.key}`, address]));
  const page = (key: string, language: Language) => byKey.get(`${language} ${key}`);
  return {
    settings,
    theme,
    openingHours,
    pages: () => addresses.filter(isFindable),
    pageAt: (path) => byPath.get(path),
    page,
    redirectFrom: (path) => parts.redirects?.get(path),
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
