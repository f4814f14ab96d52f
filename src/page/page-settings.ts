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
