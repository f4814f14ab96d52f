import type { Language } from '../../../src/lib/language.ts';
import type { LocalDate } from '../../../src/lib/local-time.ts';
import type { ContentNode } from '../../../src/page/page-content.ts';
import type { DemoPost } from '../demo-post.ts';
import { type Category, categories } from './categories.ts';

/** What of an article's texts stands outside of it: in lists, feeds and search engines. */
interface Head {
  title: string;
  description: string;
  excerpt: string;
}

interface Article<Words> extends Pick<DemoPost, 'key' | 'slug'> {
  date: LocalDate;
  author: string;
  /** A picture of content/pictures by name. */
  picture: string;
  /** One to three categories, the main one first. */
  about: readonly Category[];
  modules(words: Words, language: Language): readonly ContentNode[];
}

/** An article of its texts in every language. */
export const article = <Words extends Head>(
  texts: Readonly<Record<Language, Words>>,
  { key, slug, date, author, picture, about, modules }: Article<Words>,
): DemoPost => ({
  ...{ key, slug },
  title: inEach(texts, 'title'),
  description: inEach(texts, 'description'),
  post: { date, author, excerpt: inEach(texts, 'excerpt'), picture, categories: categories(about) },
  modules: (t, language) => modules(t(texts), language),
});

const inEach = (texts: Readonly<Record<Language, Head>>, field: keyof Head) => ({
  nl: texts.nl[field],
  en: texts.en[field],
  de: texts.de[field],
});
