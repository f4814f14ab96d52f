import { pageTitle } from '../../components/paging/page-title.ts';
import { pageName, pagingOf } from '../../components/paging/paging.state.ts';
import type { ShownValues } from '../../fields/field.ts';
import type { LoadContext } from '../module-load.ts';
import type { SearchResultsData } from './SearchResults.tsx';
import type { searchResultsFields } from './search-results.definition.ts';

/** More of a query is not shown again, in characters. */
const longestQuery = 100;

/** Looks for what the address asks for by `?q=`, and picks the page of it. */
export async function loadSearchResults(
  values: ShownValues<typeof searchResultsFields>,
  context: LoadContext,
): Promise<SearchResultsData> {
  const query = readQuery(context.request.query.get('q'));
  const { perPage } = values;
  const find = (offset: number) =>
    context.services.search.find({ language: context.language, text: query, limit: perPage, offset });
  const page = pageOf(context);
  const found = await find((page - 1) * perPage);
  const paging = pagingOf({ ...context, request: { query: ownQuery(query, context) } }, found.total, perPage);
  // Beyond the last page the last one is shown.
  const { results } = paging.current === page ? found : await find((paging.current - 1) * perPage);
  for (const title of [...(query ? [query] : []), ...pageTitle(paging, context.language)])
    context.inTitle(title);
  return {
    query,
    isReadable: found.words.length > 0,
    corrected: found.corrected ?? null,
    total: found.total,
    results,
    paging,
  };
}

/** In one line, without what cannot be seen. */
const readQuery = (asked: string | null): string =>
  (asked ?? '')
    .slice(0, longestQuery)
    .toWellFormed()
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();

const pageOf = ({ request, anchor }: LoadContext): number => {
  const asked = Number(request.query.get(pageName(anchor)));
  return Number.isInteger(asked) && asked > 0 && asked < 10_000 ? asked : 1;
};

/** Links to further pages carry the query and nothing else that stood in the address. */
function ownQuery(query: string, { request, anchor }: LoadContext): URLSearchParams {
  const page = request.query.get(pageName(anchor));
  return new URLSearchParams({ ...(query && { q: query }), ...(page && { [pageName(anchor)]: page }) });
}
