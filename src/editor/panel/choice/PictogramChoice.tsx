import { useId } from 'react';
import styles from './choice.module.css';
import type { Bars } from './pictograms.ts';

interface Props {
  data: readonly { value: string; label: string }[];
  pictograms: ReadonlyMap<string, Bars>;
  value: string;
  onChange(value: string): void;
  'aria-labelledby': string;
  'aria-describedby': string | undefined;
}

/** Radio buttons drawn as what they do; the words stand in their names and under the pointer. */
export const PictogramChoice = ({ data, pictograms, value, onChange, ...named }: Props) => {
  const name = useId();
  return (
    <div role="radiogroup" className={styles.pictograms} {...named}>
      {data.map((option) => (
        <label key={option.value} className={styles.pictogram} title={option.label}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            aria-label={option.label}
          />
          <svg viewBox="0 0 20 20" aria-hidden="true">
            {pictograms.get(option.value)?.map(([x, y, width, height]) => (
              <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx="1" />
            ))}
          </svg>
        </label>
      ))}
    </div>
  );
};
