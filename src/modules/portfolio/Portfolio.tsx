import { MissingPage, Paging, pagingRoot } from '../../components/paging/Paging.tsx';
import { portfolioFirstLinks } from '../../components/paging/page-links.ts';
import { pageAddress } from '../../components/paging/paging.state.ts';
import { fill } from '../../lib/texts.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import { PortfolioTile } from './PortfolioTile.tsx';
import type { portfolioFields } from './portfolio.definition.ts';
import type { PortfolioData } from './portfolio.load.ts';
import styles from './portfolio.module.css';
import { portfolioTexts } from './portfolio.texts.ts';
import { categoryAddress, categoryName } from './portfolio-categories.ts';

type Props = ModuleProps<typeof portfolioFields, never, PortfolioData>;

/** Works, routes or tours in a grid with pages, to be filtered by category (POR-1, POR-2). */
export const Portfolio = (props: Props) => {
  const { root, language, data, level, captions, gap } = props;
  const { paging, items } = data;
  const text = portfolioTexts[language];
  return (
    <section
      {...rootWith(root, styles.portfolio, styles[`gap-${gap}`])}
      {...pagingRoot(paging, categoryName(root.id))}
      data-paging-fragment={root.id ? '' : undefined}
      aria-label={props.label || text.portfolio}
    >
      {data.categories.length > 1 && <Filter {...props} />}
      {data.missingCategory && <p className={styles.missing}>{text.missing}</p>}
      <MissingPage paging={paging} language={language} />
      <ul className={styles.grid}>
        {items.map((item) => (
          <li key={item.key} className={styles.cell}>
            <PortfolioTile {...{ item, level, captions }} />
          </li>
        ))}
      </ul>
      <Paging paging={paging} language={language} first={portfolioFirstLinks} />
    </section>
  );
};

/** Links to each category, which work without script. */
const Filter = ({ root, language, data }: Props) => {
  const { paging, categories, category } = data;
  const text = portfolioTexts[language];
  const name = categoryName(root.id);
  const choices = [{ slug: '', name: text.all, count: undefined }, ...categories];
  const chosen = categories.find(({ slug }) => slug === category);
  return (
    <nav
      className={styles.filter}
      aria-label={text.filter}
      // What is said when a category was chosen; where there are pages, which of them is said too.
      data-paging-says={
        chosen ? fill(text.shown, { name: chosen.name, count: chosen.count }, language) : text.all
      }
    >
      <ul className={styles.choices}>
        {choices.map((each) => (
          <li key={each.slug}>
            <a
              className={styles.choice}
              href={
                each.slug === category ? pageAddress(paging, 1) : categoryAddress(paging, name, each.slug)
              }
              data-paging-link=""
              aria-current={each.slug === category ? 'true' : undefined}
            >
              {each.name}
              {each.count !== undefined && <span className={styles.count}>{each.count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
