import { pageTitle } from '../../components/paging/page-title.ts';
import { onPage, type Paging, pagingOf } from '../../components/paging/paging.state.ts';
import type { ShownValues } from '../../fields/field.ts';
import type { LoadContext } from '../module-load.ts';
import type { portfolioFields } from './portfolio.definition.ts';
import type { PortfolioCategory, PortfolioItem } from './portfolio.types.ts';
import { categoriesOf, categoryName } from './portfolio-categories.ts';
import { portfolioItems } from './portfolio-items.ts';
import { usualPerPage } from './portfolio-layout.ts';

export interface PortfolioData {
  /** Those of the page and category shown. */
  items: PortfolioItem[];
  /** What can be filtered by; empty when there is no filter. */
  categories: (PortfolioCategory & { count: number })[];
  /** The slug of the category shown; '' is all. */
  category: string;
  /** The category asked for is not there: all are shown. */
  missingCategory: boolean;
  paging: Paging;
}

/** Reads the category and the page asked for, and picks the items they show (POR-1). */
export async function loadPortfolio(
  values: ShownValues<typeof portfolioFields>,
  context: LoadContext,
): Promise<PortfolioData> {
  const all = await portfolioItems(values, context);
  const categories = values.filter ? categoriesOf(all) : [];
  const name = categoryName(context.anchor);
  const asked = (values.filter && context.request.query.get(name)) || '';
  const chosen = categories.find(({ slug }) => slug === asked);
  const missingCategory = asked !== '' && !chosen;
  if (missingCategory) context.answerWith(404);
  if (chosen) context.inTitle(chosen.name);
  const matching = chosen
    ? all.filter((item) => item.categories.some(({ slug }) => slug === chosen.slug))
    : all;
  const perPage = values.perPage || usualPerPage;
  const paging = pagingOf(
    withoutUnknown(context, missingCategory ? name : undefined),
    matching.length,
    perPage,
  );
  for (const title of pageTitle(paging, context.language)) context.inTitle(title);
  const items = onPage(matching, paging, perPage);
  return { items, categories, category: chosen?.slug ?? '', missingCategory, paging };
}

/** The links of a list that could not be filtered do not ask for that filter again. */
function withoutUnknown(context: LoadContext, name: string | undefined): LoadContext {
  if (!name) return context;
  const query = new URLSearchParams(context.request.query);
  query.delete(name);
  return { ...context, request: { query } };
}
