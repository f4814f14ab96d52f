import type { ReactNode } from 'react';

interface Drawn {
  width: number;
  height: number;
  lines: string;
  more?: ReactNode;
  /** What is drawn in tulip red. */
  accent?: ReactNode;
}

/** Each stands with its feet on the lower edge, where the line runs. */
const drawings: Record<'bike' | 'mill' | 'dunes' | 'gulls', Drawn> = {
  bike: {
    width: 78,
    height: 48,
    lines:
      'M31 34a13 13 0 1 1-26 0 13 13 0 0 1 26 0zM73 34a13 13 0 1 1-26 0 13 13 0 0 1 26 0zM18 34h17l-6-21M18 34l11.6-19M35 34l17-16-22-1M60 34l-9-24M45 9.500h6.500l1 3M24 12.500h10M35 34l3 5M36.500 39h4M9 27.500q9-8 18 0',
    accent: <path d="M55 4.500h13v8.500H57z" fill="var(--color-accent)" stroke="none" />,
  },
  mill: {
    width: 138,
    height: 64,
    lines:
      'M36 64l4-32h14l4 32M39 32q8-10 16 0zM44 64V54q3-4 6 0v10M104 64v-8M104 56c-6-4-6-17 0-24 6 7 6 20 0 24zM118 64v-7M118 57c-5-3-5-13 0-19 5 6 5 16 0 19zM131 64v-6M131 58c-4-3-4-10 0-15 4 5 4 12 0 15zM72 55v9M90 55v9M80 64v-5h4v5',
    more: [20, 110, 200, 290].map((angle) => (
      <path
        key={angle}
        d="M0 0v-27M0-10h5.500v-16H0M0-15.300h5.500M0-20.600h5.500"
        transform={`translate(47 27) rotate(${angle})`}
      />
    )),
    accent: <path d="m68 55.500 6-9h14l6 9z" fill="var(--color-accent)" stroke="none" />,
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
    lines: 'M8 20q6-8 12 0q6-8 12 0M44 9q5-7 10 0q5-7 10 0M76 24q4-5 8 0q4-5 8 0',
  },
};

/** A small drawing in the text's colour. */
export const Drawing = ({ name, className }: { name: keyof typeof drawings; className?: string }) => {
  const { width, height, lines, more, accent } = drawings[name];
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
      {more}
    </svg>
  );
};
