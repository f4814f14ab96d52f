import type { DemoPost } from '../../content/posts/demo-post.ts';
import type { Database } from '../db/database.ts';
import { type Language, languages } from '../lib/language.ts';
import { registry } from '../modules/registry.ts';
import { hasPages, publishPage } from '../page/page.store.ts';
import { type ContentPage, contentTree } from '../page/page-content.ts';
import type { PostSettings } from '../page/page-settings.ts';

const pageFiles = import.meta.glob<Record<string, ContentPage | DemoPost>>(
  ['../../content/pages/*.ts', '../../content/posts/*.ts', '!../../content/**/*.test.ts'],
  { eager: true },
);

/** Publishes the demo shop's pages and posts in every language when the site has none yet. */
export async function seedDemoPages(db: Database): Promise<void> {
  if (await hasPages(db)) return;
  const versionOf = (type: string) => registry.definition(type)?.version ?? 1;
  const pages = Object.values(pageFiles).flatMap((exported) => Object.values(exported).filter(isContentPage));
  await db.transaction(async (tx) => {
    for (const page of pages) {
      for (const language of languages) {
        const prefix = language === 'nl' ? '' : `/${language}`;
        const path = page.slug[language] ? `${prefix}/${page.slug[language]}` : prefix || '/';
        const tree = contentTree(page, language, versionOf);
        const { key } = page;
        const texts = { title: page.title[language], description: page.description[language] };
        await publishPage(tx, { key, language, path, tree, ...texts, post: postOf(page, language) });
      }
    }
  });
}

function postOf(page: ContentPage | DemoPost, language: Language): PostSettings | undefined {
  if (!('post' in page)) return;
  const { excerpt, categories, ...post } = page.post;
  return { ...post, excerpt: excerpt[language], categories: [...categories[language]] };
}

const isContentPage = (exported: unknown): exported is ContentPage =>
  typeof exported === 'object' && exported !== null && 'slug' in exported && 'modules' in exported;
