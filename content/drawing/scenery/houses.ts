import { inks, light, mix, shade } from '../kit/palette.ts';
import { random } from '../kit/random.ts';
import { circle, fill, lines, polygon, rect, type Shape, stroke } from '../kit/svg.ts';

export type Gable = 'step' | 'neck' | 'bell' | 'spout' | 'cornice';

export interface House {
  x: number;
  width: number;
  /** From the ground to where the gable begins. */
  height: number;
  gable: Gable;
  colour: string;
  trim?: string;
  door?: string;
  storeys?: number;
  bays?: number;
  lit?: boolean;
  glass?: string;
  /** Without glazing bars, for houses far off. */
  plain?: boolean;
}

/** The outline of a gable above the eaves, from left to right, as a path that goes on from the left eave. */
function gablePath(x: number, y: number, width: number, gable: Gable): { d: string; rise: number } {
  const w = width;
  const middle = x + w / 2;
  if (gable === 'step') {
    const step = w * 0.125;
    const up = w * 0.17;
    let d = '';
    for (let index = 0; index < 3; index += 1) d += `v${-up}h${step}`;
    d += `v${-up}h${w - step * 6}v${up}`;
    for (let index = 0; index < 3; index += 1) d += `h${step}v${up}`;
    return { d, rise: up * 4 };
  }
  if (gable === 'neck')
    return {
      d: `Q${x + w * 0.24} ${y - w * 0.06} ${x + w * 0.27} ${y - w * 0.3}V${y - w * 0.66}L${middle} ${y - w * 0.84}L${x + w * 0.73} ${y - w * 0.66}V${y - w * 0.3}Q${x + w * 0.76} ${y - w * 0.06} ${x + w} ${y}`,
      rise: w * 0.84,
    };
  if (gable === 'bell')
    return {
      d: `Q${x + w * 0.18} ${y - w * 0.06} ${x + w * 0.2} ${y - w * 0.34}Q${x + w * 0.24} ${y - w * 0.66} ${middle} ${y - w * 0.72}Q${x + w * 0.76} ${y - w * 0.66} ${x + w * 0.8} ${y - w * 0.34}Q${x + w * 0.82} ${y - w * 0.06} ${x + w} ${y}`,
      rise: w * 0.72,
    };
  if (gable === 'spout')
    return {
      d: `L${middle - w * 0.11} ${y - w * 0.56}v${-w * 0.14}h${w * 0.22}v${w * 0.14}L${x + w} ${y}`,
      rise: w * 0.7,
    };
  return { d: `v${-w * 0.08}h${w}v${w * 0.08}`, rise: w * 0.08 };
}

function windows(house: House, base: number, shopHeight: number): Shape {
  const { x, width, height, storeys = 3, bays = 3, lit, trim = inks.white } = house;
  const glass = lit ? inks.sun : (house.glass ?? inks.seaNight);
  const storeyHeight = (height - shopHeight) / storeys;
  const gap = width / (bays + 0.5);
  const wide = Math.round(gap * 0.46);
  let panes = '';
  let bars = '';
  for (let storey = 0; storey < storeys; storey += 1) {
    const tall = Math.round(storeyHeight * (0.6 - storey * 0.03));
    const top = Math.round(base - shopHeight - storeyHeight * (storey + 0.83));
    for (let bay = 0; bay < bays; bay += 1) {
      const left = Math.round(x + gap * (bay + 0.52));
      panes += `M${left} ${top}h${wide}v${tall}h${-wide}Z`;
      bars += `M${left + Math.round(wide / 2)} ${top}v${tall}M${left} ${top + Math.round(tall * 0.38)}h${wide}`;
    }
  }
  const frame = { colour: trim, cap: 'butt' as const };
  return (
    stroke(panes, { ...frame, width: Math.max(1.6, width * 0.026) }).replace(
      'fill="none"',
      `fill="${glass}"`,
    ) + (house.plain ? '' : stroke(bars, { ...frame, width: Math.max(1, width * 0.014) }))
  );
}

/** A Dutch town house with its gable; stands on `base`. The right side lies in shade. */
export function house(spec: House, base: number): Shape {
  const { x, width, height, gable, colour, trim = inks.white, door = inks.greenDeep } = spec;
  const eave = base - height;
  const { d, rise } = gablePath(x, eave, width, gable);
  const shop = height * 0.24;
  const doorWide = width * 0.2;
  const middle = x + width / 2;
  const oval = gable === 'step' || gable === 'neck' || gable === 'bell' || gable === 'spout';
  return [
    gable === 'cornice'
      ? polygon(
          [
            [x + width * 0.06, eave],
            [x + width * 0.2, eave - width * 0.34],
            [x + width * 0.8, eave - width * 0.34],
            [x + width * 0.94, eave],
          ],
          mix(shade(colour, 0.3), inks.slateDeep, 0.3),
        )
      : '',
    fill(`M${x} ${base}V${eave}${d}V${base}Z`, colour),
    fill(`M${x + width * 0.9} ${base}V${eave}H${x + width}V${base}Z`, shade(colour, 0.22)),
    gable === 'neck' || gable === 'bell'
      ? stroke(`M${x} ${eave}${d}`, { colour: trim, width: width * 0.035 })
      : '',
    gable === 'cornice' ? rect(x - width * 0.03, eave - width * 0.1, width * 1.06, width * 0.1, trim) : '',
    gable === 'spout' || gable === 'step'
      ? rect(middle - width * 0.13, eave - rise * 1.03, width * 0.26, width * 0.035, trim)
      : '',
    oval
      ? circle([middle, eave - rise * 0.4], width * 0.075, trim) +
        circle([middle, eave - rise * 0.4], width * 0.05, spec.glass ?? inks.seaNight)
      : '',
    oval
      ? stroke(
          lines([
            [middle, eave - rise * 0.66],
            [middle, eave - rise * 0.58],
          ]),
          { colour: inks.ink, width: width * 0.03 },
        )
      : '',
    windows(spec, base, shop),
    rect(x, base - shop - width * 0.02, width, width * 0.025, shade(colour, 0.3)),
    rect(x + width * 0.1, base - shop * 0.94, doorWide * 1.2, shop * 0.94, trim),
    rect(x + width * 0.12, base - shop * 0.7, doorWide, shop * 0.7, door),
    rect(x + width * 0.42, base - shop * 0.84, width * 0.46, shop * 0.6, trim),
    rect(
      x + width * 0.445,
      base - shop * 0.8,
      width * 0.41,
      shop * 0.52,
      spec.lit ? inks.sun : (spec.glass ?? inks.seaNight),
    ),
    rect(x, base - shop * 0.1, width, shop * 0.1, shade(colour, 0.45), 0),
  ].join('');
}

const houseColours = [
  inks.brick,
  inks.brickDeep,
  inks.brickPale,
  inks.slateDeep,
  inks.greenDeep,
  inks.sand,
  inks.plum,
  inks.brick,
  inks.stone,
];

/** A row of town houses from x to x + width, all different, tones drawn towards `haze` when far. */
export function houseRow(
  x: number,
  base: number,
  width: number,
  size: number,
  seed: number,
  {
    haze,
    far = 0,
    lit = false,
    plain = false,
  }: { haze?: string; far?: number; lit?: boolean; plain?: boolean } = {},
): Shape {
  const { between, pick } = random(seed);
  const gables: Gable[] = ['neck', 'step', 'bell', 'cornice', 'spout'];
  const parts: Shape[] = [];
  let at = x;
  let previous: string = '';
  for (let index = 0; at < x + width - size * 0.4; index += 1) {
    const wide = size * between(0.85, 1.15);
    let colour: string = pick(houseColours);
    while (colour === previous) colour = pick(houseColours);
    previous = colour;
    const tone = (ink: string): string => (haze ? mix(ink, haze, far) : ink);
    const drawn = house(
      {
        x: at,
        width: wide + 0.5,
        height: size * between(1.7, 2.5),
        gable: gables[(index + seed) % 5] as Gable,
        colour: tone(colour),
        trim: tone(colour === inks.sand || colour === inks.stone ? inks.greenDeep : inks.white),
        glass: tone(inks.seaNight),
        door: tone(pick([inks.greenDeep, inks.tulipDeep, inks.seaNight])),
        storeys: 3,
        bays: wide > size ? 3 : 2,
        lit: lit && between(0, 1) > 0.45,
        plain,
      },
      base,
    );
    parts.push(drawn);
    at += wide;
  }
  return parts.join('');
}

/** A wooden house as on Marken: dark green boards, white edges, a steep tiled roof. */
export function woodenHouse(
  x: number,
  base: number,
  width: number,
  colour: string = inks.greenDeep,
  lit = false,
): Shape {
  const [w, wall, peak] = [width, width * 0.62, width * 1.28];
  const boards = Array.from({ length: 6 }, (_, index) =>
    lines([
      [x, base - wall * (0.16 * index + 0.12)],
      [x + w, base - wall * (0.16 * index + 0.12)],
    ]),
  ).join('');
  const glass = lit ? inks.sun : inks.seaNight;
  const pane = (px: number, py: number, wide: number, tall: number): Shape =>
    rect(px - wide * 0.12, py - wide * 0.12, wide * 1.24, tall + wide * 0.24, inks.white) +
    rect(px, py, wide, tall, glass) +
    stroke(
      lines([
        [px + wide / 2, py],
        [px + wide / 2, py + tall],
      ]) +
        lines([
          [px, py + tall / 2],
          [px + wide, py + tall / 2],
        ]),
      { colour: inks.white, width: w * 0.012, cap: 'butt' },
    );
  return [
    polygon(
      [
        [x, base],
        [x, base - wall],
        [x + w / 2, base - peak],
        [x + w, base - wall],
        [x + w, base],
      ],
      colour,
    ),
    polygon(
      [
        [x + w * 0.86, base],
        [x + w * 0.86, base - wall],
        [x + w / 2, base - peak],
        [x + w, base - wall],
        [x + w, base],
      ],
      shade(colour, 0.3),
    ),
    stroke(boards, { colour: light(colour, 0.16), width: w * 0.008 }),
    stroke(
      lines([
        [x - w * 0.05, base - wall + w * 0.07],
        [x + w / 2, base - peak],
        [x + w * 1.05, base - wall + w * 0.07],
      ]),
      { colour: inks.white, width: w * 0.04 },
    ),
    pane(x + w * 0.14, base - wall * 0.78, w * 0.18, wall * 0.46),
    pane(x + w * 0.68, base - wall * 0.78, w * 0.18, wall * 0.46),
    pane(x + w * 0.4, base - wall - w * 0.28, w * 0.2, w * 0.2),
    rect(x + w * 0.41, base - wall * 0.72, w * 0.2, wall * 0.72, inks.white),
    rect(x + w * 0.43, base - wall * 0.68, w * 0.16, wall * 0.68, inks.seaDeep),
  ].join('');
}
