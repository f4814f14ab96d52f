import { createHash } from 'node:crypto';
import type { Transaction } from '../../db/database.ts';
import { type Language, languages } from '../../lib/language.ts';
import type { ModuleRegistry } from '../../modules/registry.ts';
import { type PageAddress, revisionTree } from '../../page/page.store.ts';
import { fold } from './rules/fold.ts';
import { isKeptOut, joined, treeTexts } from './rules/tree-text.ts';
import { deleteEntry, deleteOthers, entrySources, putEntry } from './search.store.ts';
import type { SearchKind } from './search.types.ts';

/** What the shop says of the tours and bikes that pages are about, by page key. */
export type ShopTexts = ReadonlyMap<string, readonly string[]>;

export interface IndexContent {
  /** Every page that visitors can find. */
  pages: readonly PageAddress[];
  shopTexts: Readonly<Record<Language, ShopTexts>>;
  registry: Pick<ModuleRegistry, 'definition'>;
}

/** More of a page is not read, in characters. */
const longestBody = 200_000;

/** Makes the entries whose page or tour has changed, and takes away those whose page is gone. */
export async function refreshIndex(tx: Transaction, content: IndexContent): Promise<void> {
  const known = await entrySources(tx);
  for (const language of languages) {
    const pages = content.pages.filter((page) => page.language === language);
    await deleteOthers(
      tx,
      language,
      pages.map(({ key }) => key),
    );
    for (const page of pages) await refreshEntry(tx, page, content, known);
  }
}

async function refreshEntry(
  tx: Transaction,
  page: PageAddress,
  { shopTexts, registry }: IndexContent,
  known: ReadonlyMap<string, string>,
): Promise<void> {
  const { language, key, path, title, post, revisionId } = page;
  const shop = shopTexts[language].get(key) ?? [];
  const description = post?.excerpt || page.description;
  const source = sourceOf([revisionId, path, title, description, post ?? null, shop]);
  if (known.get(`${language} ${key}`) === source) return;
  const tree = await revisionTree(tx, revisionId);
  if (isKeptOut(tree, registry)) return deleteEntry(tx, language, key);
  const texts = [...shop, ...(post?.categories ?? []), ...treeTexts(tree, registry)];
  const body = joined(texts).slice(0, longestBody);
  await putEntry(tx, {
    ...{ language, key, path, title, description, body, source },
    kind: kindOf(key, post, shop),
    folded: { title: fold(title), description: fold(description), body: fold(body) },
  });
}

const sourceOf = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);

function kindOf(key: string, post: unknown, shop: readonly string[]): SearchKind {
  if (post) return 'article';
  if (shop.length === 0) return 'page';
  return key.startsWith('tour-') ? 'tour' : 'bike';
}
