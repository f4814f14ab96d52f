import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Icon } from '../../components/Icon.tsx';
import { keyed } from '../../components/keyed.ts';
import type { Language } from '../../lib/language.ts';
import type { Texts } from '../../lib/texts.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import { priceParts } from './price-parts.ts';
import type { pricingTableFields } from './pricing-table.definition.ts';
import styles from './pricing-table.module.css';

const texts = {
  nl: { notIncluded: 'niet inbegrepen:' },
  en: { notIncluded: 'not included:' },
  de: { notIncluded: 'nicht inklusive:' },
} satisfies Texts;

type Props = ModuleProps<typeof pricingTableFields>;
type Column = Props['columns'][number];

/** What there is to choose from and what it costs, side by side like the board beside the shop's door. */
export const PricingTable = (props: Props) => {
  const { root, columns, level, look, excluded, note, language } = props;
  return (
    <div {...rootWith(root, styles.pricing, styles[look])}>
      <div className={styles.columns}>
        {keyed(columns, ({ title }) => title).map(({ key, item: column }) => (
          <PriceColumn
            key={key}
            column={column}
            level={level}
            language={language}
            showExcluded={excluded === 'struck'}
          />
        ))}
      </div>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
};

interface ColumnProps {
  column: Column;
  level: Props['level'];
  language: Language;
  showExcluded: boolean;
}

const PriceColumn = ({ column, level, language, showExcluded }: ColumnProps) => {
  const Level = level;
  const { title, subtitle, featured, featuredLabel, buttonLabel, link } = column;
  return (
    <section className={featured ? `${styles.column} ${styles.featured}` : styles.column}>
      <header className={styles.header}>
        {featured && featuredLabel && <p className={styles.flag}>{featuredLabel}</p>}
        {title && <Level className={styles.title}>{title}</Level>}
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </header>
      <Price column={column} language={language} />
      <Items items={column.items.filter((item) => item.included || showExcluded)} language={language} />
      <div className={styles.action}>
        {link && buttonLabel && (
          <ButtonLink link={link} kind={featured ? 'main' : 'quiet'}>
            {buttonLabel}
          </ButtonLink>
        )}
      </div>
    </section>
  );
};

const Price = ({ column, language }: { column: Column; language: Language }) => {
  const { sign, amount, signFirst } = priceParts(column.price, column.currency, language);
  const shownSign = sign && <span className={styles.sign}>{sign}</span>;
  return (
    <p className={styles.price}>
      {column.before && <span className={styles.unit}>{column.before} </span>}
      <span className={sign ? styles.amount : styles.words}>
        {signFirst && shownSign}
        {amount}
        {!signFirst && shownSign}
      </span>
      {column.per && <span className={styles.unit}> {column.per}</span>}
    </p>
  );
};

const Items = ({ items, language }: { items: Column['items']; language: Language }) =>
  items.length === 0 ? (
    <div />
  ) : (
    <ul className={styles.items}>
      {keyed(items, ({ text }) => text).map(({ key, item: { text, included } }) => (
        <li key={key} className={included ? undefined : styles.excluded}>
          <Icon name={included ? 'check' : 'close'} />
          <span>
            {!included && <span className="visually-hidden">{texts[language].notIncluded} </span>}
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
