import type { SVGProps } from 'react';
import styles from './map.module.css';

interface Props {
  /** CSS colours of the pin and of what stands in it. */
  fill: string;
  sign: string;
  icon?: string;
}

/** The pin of a place: its tip stands on the place, 16 px from the left and 39 px from the top. */
export const PinMark = (props: Props) => (
  <svg className={styles.pin} viewBox="0 0 32 40" width="32" height="40" aria-hidden="true" data-mark="">
    <PinShape {...props} />
  </svg>
);

export const PinShape = ({ fill, sign, icon }: Props) => (
  <>
    <path
      className={styles.drop}
      d="M16 39C14 34 3 25 3 14.5a13 13 0 0 1 26 0C29 25 18 34 16 39z"
      fill={fill}
    />
    <g color={sign}>
      {icon ? (
        <Glyph name={icon} x="7.5" y="6" width="17" height="17" />
      ) : (
        <circle cx="16" cy="14.5" r="5" fill="currentColor" />
      )}
    </g>
  </>
);

/** A stop of a route: a disc with its number, or with an icon where it begins or ends. */
export const StopMark = ({ label, icon }: { label?: string; icon?: string }) => (
  <svg className={styles.stop} viewBox="0 0 30 30" width="30" height="30" aria-hidden="true" data-mark="">
    <StopShape label={label} icon={icon} />
  </svg>
);

export const StopShape = ({ label, icon }: { label?: string; icon?: string }) => (
  <>
    <circle className={icon ? styles.end : styles.disc} cx="15" cy="15" r="13" />
    {icon ? (
      <g color="var(--color-accent-ink)">
        <Glyph name={icon} x="7" y="7" width="16" height="16" />
      </g>
    ) : (
      <text className={styles.number} x="15" y="15" dy="0.36em" textAnchor="middle">
        {label}
      </text>
    )}
  </>
);

const Glyph = ({ name, ...box }: { name: string } & SVGProps<SVGSVGElement>) => (
  <svg className={styles.glyph} viewBox="0 0 24 24" aria-hidden="true" {...box}>
    <use href={`#icon-${name}`} />
  </svg>
);
