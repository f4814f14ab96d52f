import type { LocalDate } from '../lib/local-time.ts';

/** How the header stands on a page (NAV): by its first module, always the same, or over the first picture. */
export type HeaderMode = 'auto' | 'fixed' | 'transparent';

/** What a page in one language is beside its modules. */
export interface PageSettings {
  /** The whole path, with the language's prefix: `/`, `/tochten`, `/en/tours`. */
  path: string;
  title: string;
  /** For search engines and shared links; '' is none. */
  description: string;
  /** Whether search engines may list the page. */
  indexed: boolean;
  /** A picture of the media library by name, shown where the page is shared; null is the site's. */
  sharePicture: string | null;
  headerMode: HeaderMode;
  /** Set: the page is a post of the blog (OTH-1). */
  post?: PostSettings;
}

/** What is told of a post wherever it is listed, and above and below it. */
export interface PostSettings {
  /** Posts stand by it, newest first; in a draft it may be '' yet. */
  date: LocalDate;
  author: string;
  /** A few plain sentences; '' is the page's description. */
  excerpt: string;
  /** A picture of the media library by name. */
  picture: string | null;
  /** In the post's own language, the main one first. */
  categories: string[];
}

/** Why a revision was made: published, to be published later, back after a temporary one, or kept before a restore. */
export type RevisionKind = 'published' | 'scheduled' | 'restored' | 'kept';

/** How many modules differ between two trees; `settings` counts the page's own. */
export interface ChangeCounts {
  added: number;
  removed: number;
  moved: number;
  changed: number;
  settings: number;
}
