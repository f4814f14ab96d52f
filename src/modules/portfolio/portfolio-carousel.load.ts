import type { ShownValues } from '../../fields/field.ts';
import type { LoadContext } from '../module-load.ts';
import type { PortfolioItem } from './portfolio.types.ts';
import type { portfolioCarouselFields } from './portfolio-carousel.definition.ts';
import { portfolioItems } from './portfolio-items.ts';

/** All items of the row. */
export async function loadPortfolioCarousel(
  values: ShownValues<typeof portfolioCarouselFields>,
  context: LoadContext,
): Promise<{ items: PortfolioItem[] }> {
  return { items: await portfolioItems(values, context) };
}
