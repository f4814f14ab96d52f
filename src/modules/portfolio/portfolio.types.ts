import type { Link, Picture } from '../../fields/site-data.ts';

/** A category as links, classes and the fragment name it (`slug`) and as visitors read it. */
export interface PortfolioCategory {
  slug: string;
  name: string;
}

/** One work, route or tour of a portfolio. */
export interface PortfolioItem {
  key: string;
  title: string;
  text: string;
  picture: Picture | null;
  link: Link | null;
  categories: readonly PortfolioCategory[];
}
