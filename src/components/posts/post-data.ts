import type { Post } from '../../features/posts/posts.types.ts';
import type { Picture, SiteData } from '../../fields/site-data.ts';
import type { Language } from '../../lib/language.ts';
import { isLocalDate } from '../../lib/local-time.ts';
import { fill, type Texts } from '../../lib/texts.ts';
import type { PostSettings } from '../../page/page-settings.ts';
import { dateText } from '../shop/tour-words.ts';

/** What is told of a post beside its title; what is not to be shown is left out. */
export interface PostMetaData {
  date: { day: string; words: string } | null;
  author: string;
  categories: PostCategoryLink[];
  readingTime: string;
}

export interface PostCategoryLink {
  name: string;
  /** The blog with the posts of this category; null when the site has no page for that. */
  href: string | null;
}

/** A post as a card shows it. */
export interface PostCardData {
  key: string;
  title: string;
  href: string;
  excerpt: string;
  picture: Picture | null;
  meta: PostMetaData;
}

export interface MetaChoice {
  showDate: boolean;
  showAuthor: boolean;
  showCategories: boolean;
  showReadingTime: boolean;
}

const texts = {
  nl: { minutes: { one: '{count} minuut lezen', other: '{count} minuten lezen' } },
  en: { minutes: '{count} min read' },
  de: { minutes: { one: '{count} Minute Lesezeit', other: '{count} Minuten Lesezeit' } },
} satisfies Texts;

/** The page whose list of posts shows one category when its address asks for it. */
export const blogKey = 'blog';

/** The name of a category in the query of the blog's address. */
export const categoryName = 'category';

export const categoryLink = (name: string, site: SiteData): PostCategoryLink => {
  const path = site.pagePath(blogKey);
  return { name, href: path ? `${path}?${new URLSearchParams({ [categoryName]: name })}` : null };
};

export function postMeta(
  { date, author, categories }: PostSettings,
  minutes: number,
  choice: MetaChoice,
  site: SiteData,
): PostMetaData {
  const { language } = site;
  return {
    date: choice.showDate && isLocalDate(date) ? { day: date, words: postDate(date, language) } : null,
    author: choice.showAuthor ? author : '',
    categories: choice.showCategories ? categories.map((name) => categoryLink(name, site)) : [],
    readingTime: choice.showReadingTime ? fill(texts[language].minutes, { count: minutes }, language) : '',
  };
}

const postDate = (date: string, language: Language): string =>
  dateText(date, language, { day: 'numeric', month: 'long', year: 'numeric' });

export const postCard = (
  post: Post,
  choice: MetaChoice & { ratio: string; showExcerpt: boolean },
  site: SiteData,
): PostCardData => ({
  key: post.key,
  title: post.title,
  href: post.path,
  excerpt: choice.showExcerpt ? post.excerpt : '',
  picture: (choice.ratio !== 'none' && post.picture && site.picture(post.picture)) || null,
  meta: postMeta(post, post.readingMinutes, choice, site),
});
