import type { ReactNode } from 'react';

interface Drawn {
  width: number;
  height: number;
  lines: string;
  /** What is drawn in tulip red. */
  accent?: ReactNode;
}

/** Each stands with its feet on the lower edge: that is where the line runs on. */
const drawings: Record<'bike' | 'mill' | 'dunes' | 'gulls', Drawn> = {
  bike: {
    width: 78,
    height: 48,
    lines:
      'M31 34a13 13 0 1 1-26 0 13 13 0 0 1 26 0zM73 34a13 13 0 1 1-26 0 13 13 0 0 1 26 0zM18 34h17l-6-21M18 34l11.6-19M35 34l17-16-22-1M60 34l-9-24M45 9.500h6.500l1 3M24 12.500h10M35 34l3 5M36.500 39h4M9 27.500q9-8 18 0',
    accent: <path d="M55 4.500h13v8.500H57z" fill="var(--color-accent)" stroke="none" />,
  },
  mill: {
    width: 132,
    height: 64,
    lines:
      'M34 63l4-30h16l4 30M37 33q9-11 18 0M46 29 28 11M46 29l18 18M46 29 64 11M46 29 28 47M31 8l6 6M61 44l6 6M25 14l6 6M25 44l6-6M61 14l6-6M43 63V52q3-4 6 0v11M88 63V40q4-8 8 0v23M104 63V46q3.500-7 7 0v17M4 63V50q4-7 8 0v13',
    accent: <circle cx="76" cy="58.500" r="2.500" fill="var(--color-accent)" stroke="none" />,
  },
  dunes: {
    width: 150,
    height: 46,
    lines:
      'M0 45C24 45 36 25 60 25s44 20 90 20M52 25q-3-14-14-19M55 25q-1-16-6-23M59 25q2-15 10-22M62 25q5-11 17-14M57 25q-1-8 3-16M92 33q-1-9-6-13M95 34q3-9 10-12M94 33q0-8 3-14',
    accent: <path d="M118 27v17M118 27l13 4-13 5z" fill="var(--color-accent)" stroke="var(--color-accent)" />,
  },
  gulls: {
    width: 110,
    height: 40,
    lines: 'M8 20q6-8 12 0q6-8 12 0M44 9q5-7 10 0q5-7 10 0M76 24q4-5 8 0q4-5 8 0M0 39h110',
  },
};

/** A small drawing in the text's colour. */
export const Drawing = ({ name, className }: { name: keyof typeof drawings; className?: string }) => {
  const { width, height, lines, accent } = drawings[name];
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      {accent}
      <path d={lines} />
    </svg>
  );
};
