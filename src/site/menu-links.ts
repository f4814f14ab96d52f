import type { SiteData } from '../fields/site-data.ts';
import { languages } from '../lib/language.ts';
import type { MenuItem } from './site-settings.ts';

/** A menu entry as a visitor gets it, in one language. */
export interface MenuLink {
  label: string;
  href: string;
  children: readonly MenuLink[];
}

/** The menu in the language of `site`; entries whose page is gone are left out, with what hangs under them. */
export const menuLinks = (items: readonly MenuItem[], site: SiteData): MenuLink[] =>
  items.flatMap(({ label, page, url, children = [] }) => {
    const href = page === undefined ? url : site.pagePath(page);
    if (href === undefined) return [];
    return [{ label: label[site.language] || label.nl, href, children: menuLinks(children, site) }];
  });

/** What `aria-current` says of a link on the page at `path` (NAV-11): the page itself, or the branch it is in. */
export function currentMark(link: MenuLink, path: string): 'page' | 'true' | undefined {
  if (link.href === path) return 'page';
  const within = !isHome(link.href) && path.startsWith(`${link.href}/`);
  const below = link.children.some((child) => currentMark(child, path) !== undefined);
  return within || below ? 'true' : undefined;
}

/** Every page lies under a home page, which is no branch for that. */
const isHome = (path: string) => path === '/' || languages.some((language) => path === `/${language}`);
