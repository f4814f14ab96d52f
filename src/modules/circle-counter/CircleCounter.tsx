import { CountNumber } from '../../components/count-up/CountNumber.tsx';
import { countFormat } from '../../components/count-up/count-fields.ts';
import { shareOf } from '../../components/count-up/share-of.ts';
import { Icon } from '../../components/Icon.tsx';
import { type ModuleProps, rootWith } from '../define-module.ts';
import type { circleCounterFields } from './circle-counter.definition.ts';
import styles from './circle-counter.module.css';
import { circleSizes } from './circle-size.ts';

/** More figures than these take smaller type, so that they stay inside the ring. */
const figuresInRing = { regular: 5, long: 9 };

function lengthOf({ value, decimals }: { value: number; decimals: number }): string | undefined {
  const figures = value.toFixed(decimals).length;
  if (figures > figuresInRing.long) return styles.longest;
  return figures > figuresInRing.regular ? styles.long : undefined;
}

/** A number in a ring that fills as far as the number is of the whole (CNT-2). */
export const CircleCounter = (props: ModuleProps<typeof circleCounterFields>) => {
  const { root, language, prefix, suffix, label, icon, size, tone, align } = props;
  return (
    <div {...rootWith(root, styles.counter, styles[size], styles[`tone-${tone}`], styles[`align-${align}`])}>
      <div className={styles.circle}>
        <Ring size={circleSizes[size]} lineWidth={props.lineWidth} share={shareOf(props)} />
        <div className={styles.inside}>
          {icon && <Icon name={icon} className={styles.icon} />}
          <p className={[styles.number, lengthOf(props)].filter(Boolean).join(' ')}>
            {prefix && <span className={styles.unit}>{prefix}</span>}
            <CountNumber
              value={props.value}
              start={0}
              duration={props.animate ? props.duration : 0}
              format={countFormat(props, language)}
            />
            {suffix && <span className={styles.unit}>{suffix}</span>}
          </p>
        </div>
      </div>
      {label && <p className={styles.label}>{label}</p>}
    </div>
  );
};

interface RingProps {
  /** Width of the whole and thickness of the line, in px. */
  size: number;
  lineWidth: number;
  /** 0–1 */
  share: number;
}

/** The number says the same in words, so the ring is decoration; it begins at the top. */
const Ring = ({ size, lineWidth, share }: RingProps) => {
  const circle = {
    cx: size / 2,
    cy: size / 2,
    r: (size - lineWidth) / 2,
    strokeWidth: lineWidth,
    pathLength: 100,
  };
  return (
    <svg className={styles.ring} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <circle {...circle} className={styles.track} />
      {share > 0 && (
        <circle
          {...circle}
          className={styles.line}
          strokeDasharray={`${share * 100} 100`}
          transform={`rotate(-90 ${size / 2} ${size / 2})`}
        />
      )}
    </svg>
  );
};
