import type { Paging } from '../../components/paging/paging.state.ts';
import { slugOf } from '../../lib/slug.ts';
import type { PortfolioCategory, PortfolioItem } from './portfolio.types.ts';

/** The first parameter in the fragment when no category is chosen. */
export const everyCategory = 'all';

/** Categories as an editor writes them, parted by commas; those without a letter or digit are none. */
export function readCategories(written: string): PortfolioCategory[] {
  const bySlug = new Map<string, PortfolioCategory>();
  for (const name of written.split(',').map((each) => each.trim())) {
    const slug = slugOf(name) || slugOfOtherScript(name);
    if (slug && !bySlug.has(slug)) bySlug.set(slug, { slug, name });
  }
  return [...bySlug.values()];
}

/** Names in Greek, Arabic or any other script are their own slug. */
const slugOfOtherScript = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);

/** All categories of the items with how many are in each, in the order in which they first stand there. */
export function categoriesOf(items: readonly PortfolioItem[]): (PortfolioCategory & { count: number })[] {
  const bySlug = new Map<string, PortfolioCategory & { count: number }>();
  for (const category of items.flatMap(({ categories }) => categories)) {
    const known = bySlug.get(category.slug);
    if (known) known.count += 1;
    else bySlug.set(category.slug, { ...category, count: 1 });
  }
  return [...bySlug.values()];
}

/** The name a portfolio's category has in the query. */
export const categoryName = (anchor: string | undefined): string =>
  anchor ? `${anchor}-category` : 'category';

/** Class names that say an item's categories (POR-1), for a designer's own styles. */
export const categoryClasses = ({ categories }: PortfolioItem): string =>
  categories.map(({ slug }) => `category-${slug}`).join(' ');

/** Where a category is shown; '' is all. Its first page is meant, whatever is shown now. */
export function categoryAddress({ path, query }: Paging, name: string, slug: string): string {
  const asked = new URLSearchParams(query);
  if (slug) asked.set(name, slug);
  else asked.delete(name);
  return asked.size > 0 ? `${path}?${asked}` : path || '?';
}
