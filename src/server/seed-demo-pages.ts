import type { Database } from '../db/database.ts';
import { languages } from '../lib/language.ts';
import { registry } from '../modules/registry.ts';
import { hasPages, publishPage } from '../page/page.store.ts';
import { type ContentPage, contentTree } from '../page/page-content.ts';

const pageFiles = import.meta.glob<Record<string, ContentPage>>(
  ['../../content/pages/*.ts', '!../../content/pages/*.test.ts'],
  { eager: true },
);

/** Publishes the demo shop's pages in every language when the site has none yet. */
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
        await publishPage(tx, { key, language, path, tree, ...texts });
      }
    }
  });
}

const isContentPage = (exported: unknown): exported is ContentPage =>
  typeof exported === 'object' && exported !== null && 'slug' in exported && 'modules' in exported;
