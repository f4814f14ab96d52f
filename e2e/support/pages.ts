import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Language, languages } from '../../src/lib/language.ts';
import type { ContentPage } from '../../src/page/page-content.ts';

/** Pages of which others are made: a frame around posts, a column beside text; they have no address of their own. */
const parts = new Set(['post-layout', 'sidebar']);

export interface DemoPage {
  key: string;
  language: Language;
  path: string;
}

const isPage = (exported: unknown): exported is ContentPage =>
  typeof exported === 'object' && exported !== null && 'slug' in exported && 'modules' in exported;

const modules = await Promise.all(
  globSync(['content/pages/*.ts', 'content/posts/*.ts'])
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => import(resolve(file)) as Promise<Record<string, unknown>>),
);

/** Every page and post of the demo shop in every language, from its content and not from the program under test. */
export const demoPages: DemoPage[] = modules
  .flatMap((exported) => Object.values(exported).filter(isPage))
  .filter(({ key }) => !parts.has(key))
  .flatMap(({ key, slug }) =>
    languages.map((language) => {
      const prefix = language === 'nl' ? '' : `/${language}`;
      return { key, language, path: slug[language] ? `${prefix}/${slug[language]}` : prefix || '/' };
    }),
  )
  .toSorted((a, b) => a.key.localeCompare(b.key));

/** The address of a page by its key. */
export function pathOf(key: string, language: Language = 'nl'): string {
  const found = demoPages.find((page) => page.key === key && page.language === language);
  if (!found) throw new Error(`the demo shop has no page ${key}`);
  return found.path;
}
