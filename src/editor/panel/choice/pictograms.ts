import type { Label } from '../../../fields/field.ts';

interface Option {
  value: string;
  label: Label;
}

/** Bars of a pictogram in a 20 × 20 drawing: x, y, width, height. */
export type Bars = readonly (readonly [x: number, y: number, width: number, height: number])[];

const lines = (at: (width: number) => number): Bars =>
  [14, 9, 12].map((width, index) => [at(width), 4 + index * 5, width, 2] as const);

const across: Record<string, Bars> = {
  start: lines(() => 3),
  center: lines((width) => 10 - width / 2),
  end: lines((width) => 17 - width),
  stretch: [3, 8, 13].map((y) => [3, y + 1, 14, 2] as const),
};

const upright = (top: number, height: number): Bars => [
  [2, top < 6 ? 1 : top + height + 1, 16, 1.5],
  [5, top, 4, height],
  [11, top, 4, height],
];

const upAndDown: Record<string, Bars> = {
  start: upright(4, 9),
  end: [
    [2, 17.5, 16, 1.5],
    [5, 7, 4, 9],
    [11, 7, 4, 9],
  ],
  center: [
    [2, 9.25, 16, 1.5],
    [5, 5, 4, 10],
    [11, 5, 4, 10],
  ],
  stretch: [
    [2, 1, 16, 1.5],
    [2, 17.5, 16, 1.5],
    [5, 4, 4, 12],
    [11, 4, 4, 12],
  ],
};

const same: Record<string, string> = {
  left: 'start',
  right: 'end',
  middle: 'center',
  top: 'start',
  bottom: 'end',
  above: 'start',
  below: 'end',
};

const inherit: Bars = [[4, 9, 12, 2]];

/** Bars of a row's split such as `1/4+1/2+1/4` or `1/3x3`, side by side. */
function splitBars(value: string): Bars | undefined {
  const parts = value.split('+').flatMap((part) => {
    const [, over, under, times = '1'] = /^(\d)(?:\/(\d))?(?:x(\d))?$/.exec(part) ?? [];
    return over
      ? Array.from({ length: Number(times) }, () => Number(over) / Number(under ?? 1))
      : [Number.NaN];
  });
  const total = parts.reduce((sum, part) => sum + part, 0);
  if (Number.isNaN(total) || Math.abs(total - 1) > 0.01) return undefined;
  const gap = 1.5;
  const room = 20 - gap * (parts.length - 1);
  let x = 0;
  return parts.map((part) => {
    const bar = [x, 3, part * room, 14] as const;
    x += part * room + gap;
    return bar;
  });
}

/** Pictograms for a choice that says where something stands, or how a row is divided; none for any other. */
export function pictogramsOf(options: readonly Option[]): ReadonlyMap<string, Bars> | undefined {
  const splits = options.map(({ value }) => [value, splitBars(value)] as const);
  if (splits.filter(([, bars]) => bars).length >= 4) {
    return new Map(splits.map(([value, bars]) => [value, bars ?? inherit]));
  }
  const first = options.find(({ value }) => same[value] === 'start' || value === 'start');
  const axis = /left/i.test(first?.label.en ?? '')
    ? across
    : /top/i.test(first?.label.en ?? '')
      ? upAndDown
      : null;
  if (!axis) return undefined;
  const bars = options.map(
    ({ value }) => axis[same[value] ?? value] ?? (value === 'inherit' ? inherit : undefined),
  );
  // Left and top in one choice would look the same.
  return bars.every((each) => each !== undefined) && new Set(bars).size === bars.length
    ? new Map(options.map(({ value }, index) => [value, bars[index] as Bars]))
    : undefined;
}
