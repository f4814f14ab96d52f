import type { FastifyInstance } from 'fastify';
import { blogKey } from '../components/posts/post-data.ts';
import type { Posts } from '../features/posts/posts.types.ts';
import { type Language, languages } from '../lib/language.ts';
import { escapeHtml } from '../page/escape-html.ts';
import type { Site } from './site.ts';

/** How many of the newest posts a feed holds. */
const feedLength = 30;

/** Where a reader finds the posts of a language: `/feed.xml`, `/en/feed.xml`. */
export const feedPath = (language: Language): string =>
  language === 'nl' ? '/feed.xml' : `/${language}/feed.xml`;

interface Options {
  snapshot: Site['snapshot'];
  posts: Posts;
  baseUrl: string;
}

/** The newest posts of each language for feed readers (RSS 2.0); a language without posts has an empty feed. */
export async function feedRoutes(app: FastifyInstance, { snapshot, posts, baseUrl }: Options): Promise<void> {
  const absolute = (path: string) => new URL(path, baseUrl).href;
  for (const language of languages) {
    app.get(feedPath(language), async (_request, reply) => {
      const { settings, page } = await snapshot();
      const blog = page(blogKey, language) ?? page('home', language);
      const newest = await posts.list({ language, limit: feedLength });
      const items = newest.posts.map((post) =>
        element('item', [
          element('title', post.title),
          element('link', absolute(post.path)),
          element('guid', absolute(post.path)),
          element('pubDate', new Date(`${post.date}T08:00:00Z`).toUTCString()),
          post.author && element('dc:creator', post.author),
          ...post.categories.map((name) => element('category', name)),
          post.excerpt && element('description', post.excerpt),
        ]),
      );
      const channel = element('channel', [
        element('title', blog ? `${blog.title} · ${settings.name}` : settings.name),
        element('link', absolute(blog?.path ?? '/')),
        element('description', blog?.description || settings.name),
        element('language', language),
        `<atom:link href="${escapeHtml(absolute(feedPath(language)))}" rel="self" type="application/rss+xml"/>`,
        ...items,
      ]);
      return reply
        .type('application/rss+xml; charset=utf-8')
        .send(
          `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">${channel}</rss>`,
        );
    });
  }
}

/** An element with words, or with elements. */
const element = (name: string, content: string | readonly string[]): string =>
  `<${name}>${typeof content === 'string' ? escapeHtml(withoutControls(content)) : content.join('')}</${name}>`;

/** Signs that XML does not know would make the whole feed unreadable. */
const withoutControls = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is sought
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
