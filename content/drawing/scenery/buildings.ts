import { type Point, polar } from '../kit/geometry.ts';
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

/** The Great or St Bavo Church of Haarlem: a long high roof, the transept and the slender leaded tower on the crossing. */
export function bavo(
  x: number,
  base: number,
  height: number,
  wall: string,
  roof: string = shade(wall, 0.2),
  tower: string = shade(wall, 0.32),
): Shape {
  const u = height / 100;
  const p = (dx: number, dy: number): Point => [x + dx * u, base - dy * u];
  const window = (dx: number, dy: number, wide: number, tall: number): string =>
    `M${p(dx, dy).join(' ')}v${-tall * u}q${wide * 0.5 * u} ${-wide * 0.9 * u} ${wide * u} 0v${tall * u}Z`;
  const onion = `M${p(-4.6, 66).join(' ')}C${p(-8, 71).join(' ')} ${p(-3, 74).join(' ')} ${p(-2, 78).join(' ')}H${p(2, 0)[0]}C${p(3, 74).join(' ')} ${p(8, 71).join(' ')} ${p(4.6, 66).join(' ')}Z`;
  const bulb = `M${p(-2, 84).join(' ')}C${p(-4, 87).join(' ')} ${p(-0.8, 89).join(' ')} ${p(-0.5, 93).join(' ')}H${p(0.5, 0)[0]}C${p(0.8, 89).join(' ')} ${p(4, 87).join(' ')} ${p(2, 84).join(' ')}Z`;
  const nave = [-46, -38, -30, -22, -14, 13, 21, 29, 37, 44];
  return [
    polygon([p(-52, 0), p(-52, 24), p(48, 24), p(56, 20), p(60, 0)], wall),
    polygon([p(-54, 23), p(-49, 43), p(45, 43), p(52, 23)], roof),
    polygon([p(-10, 0), p(-10, 26), p(0, 47), p(10, 26), p(10, 0)], light(wall, 0.08)),
    polygon([p(2, 0), p(2, 43), p(10, 26), p(10, 0)], shade(wall, 0.12)),
    fill(nave.map((dx) => window(dx, 8, 3.4, 9)).join('') + window(-3, 10, 6, 14), tower),
    polygon([p(-56, 0), p(-56, 14), p(-52, 18), p(-52, 0)], shade(wall, 0.1)),
    polygon([p(-6.4, 44), p(-6, 54), p(6, 54), p(6.4, 44)], tower),
    polygon([p(-7, 54), p(-7, 55.6), p(7, 55.6), p(7, 54)], shade(tower, 0.2)),
    polygon([p(-4.6, 55), p(-4.4, 66), p(4.4, 66), p(4.6, 55)], light(tower, 0.12)),
    fill(window(-3.4, 56.5, 2, 5) + window(-0.9, 56.5, 2, 5) + window(1.6, 56.5, 2, 5), shade(tower, 0.4)),
    fill(onion, tower),
    polygon([p(-1.9, 77), p(-1.8, 84), p(1.8, 84), p(1.9, 77)], light(tower, 0.12)),
    fill(bulb, tower),
    stroke(lines([p(0, 92), p(0, 100)]) + lines([p(-1.2, 97.6), p(1.2, 97.6)]), {
      colour: tower,
      width: 0.7 * u,
    }),
  ].join('');
}

/** A pointed church tower far off. */
export const spire = (x: number, base: number, height: number, colour: string): Shape =>
  polygon(
    [
      [x - height * 0.07, base],
      [x - height * 0.07, base - height * 0.5],
      [x, base - height],
      [x + height * 0.07, base - height * 0.5],
      [x + height * 0.07, base],
    ],
    colour,
  ) +
  rect(x - height * 0.09, base - height * 0.52, height * 0.18, height * 0.03, shade(colour, 0.2)) +
  rect(x + height * 0.07, base - height * 0.2, height * 0.4, height * 0.2, colour);

/** A humped brick bridge over a canal with its railing; the arch opens onto `below`. */
export function archBridge(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  below: string,
  arches = 1,
): Shape {
  const deck = (share: number): Point => [x + width * share, y - Math.sin(Math.PI * share) * height * 0.34];
  const top = Array.from({ length: 13 }, (_, index) => deck(index / 12));
  const span = (width * 0.8) / arches;
  const openings = Array.from({ length: arches }, (_, index) => {
    const left = x + width * 0.1 + span * index + span * 0.08;
    const wide = span * 0.84;
    return `M${left.toFixed(0)} ${y + height}V${(y + height * 0.62).toFixed(0)}A${(wide / 2).toFixed(0)} ${(height * 0.62).toFixed(0)} 0 0 1 ${(left + wide).toFixed(0)} ${(y + height * 0.62).toFixed(0)}V${y + height}Z`;
  });
  const rail = (up: number): string => lines(top.map(([px, py]) => [px, py - up]));
  const posts = top
    .map(([px, py]) =>
      lines([
        [px, py],
        [px, py - height * 0.36],
      ]),
    )
    .join('');
  return [
    fill(`${lines(top)}L${x + width} ${y + height}L${x} ${y + height}Z`, colour),
    fill(openings.join(''), below),
    stroke(openings.map((d) => d.replace(/V\d+Z$/, '')).join(''), {
      colour: light(colour, 0.3),
      width: height * 0.06,
      cap: 'butt',
    }),
    stroke(lines(top), { colour: light(inks.stone, 0.1), width: height * 0.09 }),
    stroke(rail(height * 0.36) + rail(height * 0.2), { colour: inks.greenDeep, width: 3 }),
    stroke(posts, { colour: inks.greenDeep, width: 3.4 }),
  ].join('');
}

/** A white wooden drawbridge seen from the side: portals, balance beams and chains. */
export function drawbridge(x: number, y: number, width: number, colour: string = inks.white): Shape {
  const u = width / 200;
  const dark = shade(colour, 0.26);
  const portal = (at: number): Shape =>
    rect(x + (at - 3.5) * u, y - 78 * u, 7 * u, 100 * u, colour) +
    rect(x + (at + 1) * u, y - 78 * u, 2.6 * u, 100 * u, dark) +
    stroke(
      lines([
        [x + (at - 18) * u, y + 2 * u],
        [x + at * u, y - 40 * u],
      ]),
      { colour, width: 3 * u },
    );
  const beams =
    stroke(
      lines([
        [x + 2 * u, y - 84 * u],
        [x + 96 * u, y - 74 * u],
      ]) +
        lines([
          [x + 198 * u, y - 84 * u],
          [x + 104 * u, y - 74 * u],
        ]),
      { colour, width: 6 * u },
    ) +
    rect(x + 4 * u, y - 94 * u, 22 * u, 18 * u, dark) +
    rect(x + 174 * u, y - 94 * u, 22 * u, 18 * u, dark);
  return [
    rect(x - 70 * u, y, 130 * u, 9 * u, dark),
    rect(x + 140 * u, y, 130 * u, 9 * u, dark),
    rect(x + 54 * u, y, 92 * u, 7 * u, colour),
    stroke(
      [-50, -20, 10, 190, 220, 250]
        .map((at) =>
          lines([
            [x + at * u, y + 4 * u],
            [x + at * u, y + 46 * u],
          ]),
        )
        .join(''),
      { colour: dark, width: 5 * u },
    ),
    stroke(
      lines([
        [x - 70 * u, y - 18 * u],
        [x + 270 * u, y - 18 * u],
      ]) +
        [-60, -30, 0, 30, 60, 90, 120, 150, 180, 210, 240, 262]
          .map((at) =>
            lines([
              [x + at * u, y],
              [x + at * u, y - 18 * u],
            ]),
          )
          .join(''),
      { colour, width: 2 * u },
    ),
    portal(50),
    portal(150),
    beams,
    stroke(
      lines([
        [x + 94 * u, y - 74 * u],
        [x + 94 * u, y],
      ]) +
        lines([
          [x + 106 * u, y - 74 * u],
          [x + 106 * u, y],
        ]),
      { colour: inks.ink, width: 1.2 * u },
    ),
  ].join('');
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

/** The lattice of one sail, as seen from the front; the cloth covers the outer part. */
function sail(centre: Point, length: number, angle: number, colour: string, cloth?: string): Shape {
  const side = (along: number, aside: number): Point => {
    const [px, py] = polar(centre, length * along, angle);
    const turned = polar([0, 0], length * aside, angle - 90);
    return [px + turned[0], py + turned[1]];
  };
  const ladder = Array.from({ length: 9 }, (_, index) =>
    lines([side(0.2 + index * 0.1, -0.03), side(0.2 + index * 0.1, 0.17)]),
  ).join('');
  return [
    cloth ? polygon([side(0.2, 0.02), side(1, 0.02), side(1, 0.16), side(0.2, 0.16)], cloth) : '',
    stroke(ladder + lines([side(0.2, 0.17), side(1, 0.17)]) + lines([side(0.2, 0.09), side(1, 0.09)]), {
      colour,
      width: Math.max(0.8, length * 0.009),
    }),
    stroke(lines([centre, side(1, 0)]), { colour, width: Math.max(1.6, length * 0.03) }),
  ].join('');
}

export interface Mill {
  height: number;
  body?: string;
  cap?: string;
  stage?: boolean;
  turned?: number;
  cloth?: string;
  base?: string;
}

/** A windmill: thatched eight-sided body on a brick base, cap, four latticed sails; a stage when it stands in town. */
export function windmill(
  x: number,
  y: number,
  { height, body = '#7a6a4a', cap = inks.brickDeep, stage, turned = 20, cloth, base = inks.brick }: Mill,
): Shape {
  const u = height / 100;
  const p = (dx: number, dy: number): Point => [x + dx * u, y - dy * u];
  const foot = stage ? 34 : 12;
  const flank = (side: 1 | -1, from: number, to: number): string =>
    `${p(side * from, foot).join(' ')}Q${p(side * (to + 2.4), foot + 26).join(' ')} ${p(side * to, 74).join(' ')}`;
  const spread = stage ? 19 : 22;
  const full = `M${flank(-1, spread, 10)}L${p(10, 74).join(' ')}Q${p(12.4, foot + 26).join(' ')} ${p(spread, foot).join(' ')}Z`;
  const shaded = `M${p(4, 74).join(' ')}L${p(10, 74).join(' ')}Q${p(12.4, foot + 26).join(' ')} ${p(spread, foot).join(' ')}L${p(7, foot).join(' ')}Q${p(4.6, foot + 26).join(' ')} ${p(4, 74).join(' ')}Z`;
  const hub = p(-3, 80);
  const deck = stage
    ? polygon([p(-32, 36), p(32, 36), p(32, 33.6), p(-32, 33.6)], shade(inks.white, 0.3)) +
      stroke(
        lines([p(-32, 41), p(32, 41)]) +
          [-32, -24, -16, -8, 0, 8, 16, 24, 32].map((at) => lines([p(at, 36), p(at, 41)])).join(''),
        { colour: inks.white, width: 0.8 * u },
      ) +
      stroke(
        lines([p(-30, 34), p(-20, 24)]) +
          lines([p(30, 34), p(20, 24)]) +
          lines([p(-14, 34), p(-12, 24)]) +
          lines([p(14, 34), p(12, 24)]),
        { colour: shade(inks.white, 0.4), width: 1.2 * u },
      )
    : '';
  return [
    stroke(lines([p(9, 78), p(34, foot + 2)]) + lines([p(7, 72), p(34, foot + 2)]), {
      colour: '#4b3a28',
      width: 1.1 * u,
    }),
    polygon(
      [
        p(-spread - (stage ? 2 : 0.5), 0),
        p(-spread, foot),
        p(spread, foot),
        p(spread + (stage ? 2 : 0.5), 0),
      ],
      base,
    ),
    polygon([p(7, 0), p(7, foot), p(spread, foot), p(spread + 1, 0)], shade(base, 0.26)),
    rect(x - 4.6 * u, y - Math.min(foot * 0.86, 15) * u, 9.2 * u, Math.min(foot * 0.86, 15) * u, inks.white),
    rect(
      x - 3.6 * u,
      y - Math.min(foot * 0.76, 13.6) * u,
      7.2 * u,
      Math.min(foot * 0.76, 13.6) * u,
      inks.greenDeep,
    ),
    fill(full, body),
    fill(shaded, shade(body, 0.32)),
    rect(x - 7 * u, y - 52 * u, 3.6 * u, 4.6 * u, inks.white),
    rect(x - 6.3 * u, y - 51.4 * u, 2.2 * u, 3.4 * u, inks.seaNight),
    rect(x - 6 * u, y - 66 * u, 3 * u, 4 * u, inks.white),
    deck,
    fill(
      `M${p(-11.5, 73).join(' ')}C${p(-12, 84).join(' ')} ${p(-5, 89).join(' ')} ${p(1, 88).join(' ')}C${p(9, 87).join(' ')} ${p(12.5, 80).join(' ')} ${p(12, 73).join(' ')}Z`,
      cap,
    ),
    fill(
      `M${p(4, 73).join(' ')}C${p(5, 80).join(' ')} ${p(4, 86).join(' ')} ${p(1, 88).join(' ')}C${p(9, 87).join(' ')} ${p(12.5, 80).join(' ')} ${p(12, 73).join(' ')}Z`,
      shade(cap, 0.3),
    ),
    rect(x - 11.8 * u, y - 74.6 * u, 23.8 * u, 1.8 * u, inks.white),
    ...[0, 90, 180, 270].map((angle) => sail(hub, 52 * u, angle + turned, '#3a2e22', cloth)),
    circle(hub, 2.2 * u, inks.ink),
    circle(hub, 1 * u, inks.sun),
  ].join('');
}
