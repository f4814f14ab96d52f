import { CountNumber } from '../../components/count-up/CountNumber.tsx';
import { countFormat } from '../../components/count-up/count-fields.ts';
import { shareOf } from '../../components/count-up/share-of.ts';
import { Icon } from '../../components/Icon.tsx';
import { keyed } from '../../components/keyed.ts';
import { type ModuleProps, rootWith } from '../define-module.ts';
import type { barCountersFields } from './bar-counters.definition.ts';
import styles from './bar-counters.module.css';

type Props = ModuleProps<typeof barCountersFields>;

/** Bars below each other, each as long as its number is of the whole (CNT-3). */
export const BarCounters = (props: Props) => (
  <ul {...rootWith(props.root, styles.bars, styles[props.thickness])}>
    {keyed(props.bars, ({ label }) => label).map(({ key, item }) => (
      <Bar key={key} {...props} bar={item} />
    ))}
  </ul>
);

const Bar = ({ bar, ...props }: Props & { bar: Props['bars'][number] }) => (
  <li className={`${styles.bar} ${styles[`tone-${bar.tone}`]}`}>
    <p className={styles.words}>
      <span className={styles.label}>
        {bar.icon && <Icon name={bar.icon} className={styles.icon} />}
        <span>{bar.label}</span>
      </span>{' '}
      {/* Without the number in sight, screen readers still hear how long the bar is. */}
      <span className={props.showValue ? styles.value : 'visually-hidden'}>
        {props.prefix && <span className={styles.before}>{props.prefix}</span>}
        <CountNumber
          value={bar.value}
          start={0}
          duration={props.animate ? props.duration : 0}
          format={countFormat(props, props.language)}
        />
        {props.suffix && <span className={styles.after}>{props.suffix}</span>}
      </span>
    </p>
    <svg className={styles.track} aria-hidden="true">
      <rect
        className={styles.filled}
        width={`${shareOf({ ...props, value: bar.value }) * 100}%`}
        height="100%"
      />
    </svg>
  </li>
);
