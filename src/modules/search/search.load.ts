import type { LoadContext } from '../module-load.ts';
import type { SearchData } from './Search.tsx';

/** The results stand on the page with the key `search`. */
export async function loadSearch(_values: unknown, context: LoadContext): Promise<SearchData> {
  context.dependsOn('pages');
  return { action: context.site.pagePath('search') ?? null };
}
