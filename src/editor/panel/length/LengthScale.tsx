import { useId } from 'react';
import { useTexts } from '../../../backoffice/language.tsx';
import type { Texts } from '../../../lib/texts.ts';
import { useSurroundings } from '../field/surroundings.ts';
import styles from './length.module.css';
import { stepName } from './length-scale.ts';

const texts = {
  nl: { none: 'Van de huisstijl', step: 'Stap' },
  en: { none: 'From the house style', step: 'Step' },
  de: { none: 'Aus dem Hausstil', step: 'Stufe' },
} satisfies Texts;

interface Props {
  steps: readonly string[];
  value: string;
  muted: boolean;
  onChange(value: string): void;
  labelId: string;
}

/** The theme's steps as bars that grow; the first leaves the length to the theme. */
export const LengthScale = ({ steps, value, muted, onChange, labelId }: Props) => {
  const words = useTexts(texts);
  const { token } = useSurroundings();
  const group = useId();
  const titleOf = (step: string) =>
    step === '' ? words.none : `${words.step} ${stepName(step)} (${readable(token(step))})`;
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelId}
      className={styles.scale}
      data-muted={muted ? '' : undefined}
    >
      {['', ...steps].map((step, index) => (
        <label key={step} className={styles.step} title={titleOf(step)}>
          <input
            type="radio"
            name={group}
            checked={!muted && step === value}
            onChange={() => onChange(step)}
            aria-label={titleOf(step)}
          />
          <span
            className={styles.bar}
            data-none={step === '' ? '' : undefined}
            data-inherited={muted && step === value ? '' : undefined}
            style={{ height: step === '' ? undefined : `${Math.round((index / steps.length) * 22) + 3}px` }}
          />
        </label>
      ))}
    </div>
  );
};

/** `clamp(1.75rem, …, 2.25rem)` as `28–36 px`, `1rem` as `16 px`. */
function readable(css: string): string {
  const pixels = [...css.matchAll(/([\d.]+)(rem|px)\b/g)].map(
    ([, number, unit]) => Number(number) * (unit === 'rem' ? 16 : 1),
  );
  const ends = css.startsWith('clamp(') ? [pixels[0], pixels.at(-1)] : [pixels[0]];
  return ends.every((end) => end !== undefined)
    ? `${ends.map((end) => Math.round(end as number)).join('–')} px`
    : css.trim();
}
