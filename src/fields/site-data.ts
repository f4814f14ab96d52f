import type { Language } from '../lib/language.ts';

/** A picture as a component shows it: the image route makes `{width}x0` variants of `name` (IMG-1). */
export interface Picture {
  /** Media name with its content hash, e.g. `hero-home.3fa9c1`. */
  name: string;
  /** Size of the original in px; its ratio reserves the place on the page. */
  width: number;
  height: number;
  alt: string;
  /** The point that stays in view when the picture is cropped, 0–1 from left and top. */
  focus: { x: number; y: number };
  /** A few pixels as a data address, shown blurred until the picture has come. */
  placeholder: string;
  /** Set on the first picture of a page: it is fetched at once, all others when they come near the view. */
  priority?: boolean;
}

/** A link as a component shows it (LINK-1). */
export interface Link {
  href: string;
  newWindow: boolean;
}

/** What fields look up in the site when a page is prepared, for one language. */
export interface SiteData {
  language: Language;
  picture(name: string): Picture | undefined;
  /** The path of a page by its key, e.g. `tours` → `/en/tours`. */
  pagePath(key: string): string | undefined;
}
