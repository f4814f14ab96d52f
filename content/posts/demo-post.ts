import type { Language } from '../../src/lib/language.ts';
import type { LocalDate } from '../../src/lib/local-time.ts';
import type { ContentPage } from '../../src/page/page-content.ts';

/**
 * An article of the demo shop's blog, one file each in this folder: `export const tulipWeeks = article(texts, { … })`. Its
 * modules stand straight in the column of the page `post-layout`, which shows title, picture, date and author around
 * them: text, headings from h2 on, images, galleries, quotes, lists, and no section or row around the whole.
 */
export interface DemoPost extends ContentPage {
  /** `post-` and what it is about, e.g. `post-tulip-week`. Its slug begins with `blog/`. */
  key: `post-${string}`;
  post: {
    date: LocalDate;
    author: string;
    /** One to three plain sentences for lists and feeds. */
    excerpt: Readonly<Record<Language, string>>;
    /** A picture of content/pictures by name. */
    picture: string;
    /** One to three, the main one first; the same words for the same category in every article. */
    categories: Readonly<Record<Language, readonly string[]>>;
  };
}
