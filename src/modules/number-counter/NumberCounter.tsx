import { CountNumber } from '../../components/count-up/CountNumber.tsx';
import { countFormat } from '../../components/count-up/count-fields.ts';
import { IconMark } from '../../components/icon-mark/IconMark.tsx';
import { type ModuleProps, rootWith } from '../define-module.ts';
import type { numberCounterFields } from './number-counter.definition.ts';
import styles from './number-counter.module.css';

/** A number that counts up when it comes into view, with what it counts (CNT-1). */
export const NumberCounter = (props: ModuleProps<typeof numberCounterFields>) => {
  const { root, language, prefix, suffix, label, labelAt, icon, iconTone, size, align } = props;
  const words = label && <p className={styles.label}>{label}</p>;
  return (
    <div {...rootWith(root, styles.counter, styles[size], styles[`align-${align}`])}>
      {icon && <IconMark name={icon} tone={iconTone} size="large" />}
      {labelAt === 'above' && words}
      <p className={styles.number}>
        {prefix && <span className={styles.unit}>{prefix}</span>}
        <CountNumber
          value={props.value}
          start={props.start}
          duration={props.animate ? props.duration : 0}
          format={countFormat(props, language)}
        />
        {suffix && <span className={styles.unit}>{suffix}</span>}
      </p>
      {labelAt === 'below' && words}
    </div>
  );
};
