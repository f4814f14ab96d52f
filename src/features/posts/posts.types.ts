import type { Language } from '../../lib/language.ts';
import type { PostSettings } from '../../page/page-settings.ts';

/** A published post as lists show it. */
export interface Post extends PostSettings {
  key: string;
  path: string;
  title: string;
  /** How long reading it takes, at least 1. */
  readingMinutes: number;
}

export interface PostsQuery {
  language: Language;
  /** Only those of this category; letters' case counts. */
  category?: string | undefined;
  /** Not this post, by its key. */
  except?: string | undefined;
  /** How many of the newest are passed over. */
  offset?: number;
  limit: number;
}

/** A post that another leads to. */
export interface NeighbourPost {
  path: string;
  title: string;
  picture: string | null;
}

export interface PostCategory {
  name: string;
  /** How many posts have it. */
  count: number;
}

/** The published posts of a language, newest first; of one day the one made last. */
export interface Posts {
  /** Some of them, and how many there are in all without offset and limit. */
  list(query: PostsQuery): Promise<{ posts: Post[]; total: number }>;
  /** The post before and after one by date, which need not be published itself. */
  neighbours(of: {
    key: string;
    language: Language;
    date: string;
    /** Only among those of this category. */
    category?: string | undefined;
  }): Promise<{ previous: NeighbourPost | undefined; next: NeighbourPost | undefined }>;
  /** Every category that a post has, by name. */
  categories(language: Language): Promise<PostCategory[]>;
}
