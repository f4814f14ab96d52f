import { contrast, nearestPassing, toHex, toOklch } from './colour.ts';

/** The colours that staff choose; every other colour of the site follows from them. */
export const themeColourNames = ['brand', 'accent', 'paper', 'ink', 'sun', 'sky', 'sand'] as const;
export type ThemeColour = (typeof themeColourNames)[number];

/** The shop's own, as src/site/tokens.css has them. */
export const ownColours = {
  brand: '#1d4b39',
  accent: '#c63e14',
  paper: '#fbf5e7',
  ink: '#14271f',
  sun: '#f4b942',
  sky: '#c5e0e6',
  sand: '#f0dfb8',
  'paper-raised': '#fffdf8',
  'sky-soft': '#e4f0ee',
  night: '#12352a',
  'ink-soft': '#4b5c52',
  line: '#ddd2b8',
  'line-strong': '#8a8468',
  'brand-strong': '#12352a',
  'brand-ink': '#fbf5e7',
  'accent-strong': '#a53210',
  'accent-ink': '#fffdf8',
  water: '#2a6a7c',
  'water-ink': '#fffdf8',
  focus: '#0b5c8a',
} as const;

export type ColourToken = keyof typeof ownColours;
export type Palette = Record<ColourToken, string>;

/** What a derived colour keeps its distance to. */
const sourceOf: Partial<Record<ColourToken, ThemeColour>> = {
  'paper-raised': 'paper',
  'sky-soft': 'sky',
  'ink-soft': 'ink',
  line: 'paper',
  'line-strong': 'paper',
  'brand-strong': 'brand',
  night: 'brand',
  'accent-strong': 'accent',
};

/** Text of the program's own that must stay readable on any paper, and how well. */
const fitted: [ColourToken, readonly ColourToken[], number][] = [
  ['ink-soft', ['paper', 'paper-raised', 'sky', 'sand'], 4.5],
  ['line-strong', ['paper', 'paper-raised'], 3],
  ['accent-strong', ['paper', 'paper-raised', 'sky', 'sand'], 4.5],
  ['water', ['paper', 'paper-raised'], 4.5],
  ['focus', ['paper', 'paper-raised', 'sky', 'sand'], 3],
];

/** Every colour of the site for those that were chosen; the shop's own where nothing was. */
export function paletteOf(chosen: Partial<Record<ThemeColour, string>>): Palette {
  const palette: Palette = { ...ownColours };
  for (const name of themeColourNames) palette[name] = chosen[name] ?? ownColours[name];
  for (const [token, source] of Object.entries(sourceOf) as [ColourToken, ThemeColour][])
    if (palette[source] !== ownColours[source])
      palette[token] = atSameDistance(token, source, palette[source]);
  palette['brand-ink'] = inkOn(palette, ['brand', 'brand-strong'], 'brand-ink', [
    'paper',
    'paper-raised',
    'ink',
  ]);
  palette['accent-ink'] = inkOn(palette, ['accent'], 'accent-ink', ['paper-raised', 'paper', 'ink']);
  for (const [token, grounds, ratio] of fitted) {
    const reads = (colour: string) => grounds.every((ground) => contrast(colour, palette[ground]) >= ratio);
    palette[token] = nearestPassing(palette[token], reads) ?? palette.ink;
  }
  palette['water-ink'] = inkOn(palette, ['water'], 'water-ink', ['paper-raised', 'ink']);
  return palette;
}

/** As much lighter, stronger or turned as the shop's own colour is from its source. */
function atSameDistance(token: ColourToken, source: ThemeColour, chosen: string): string {
  const [own, from, to] = [ownColours[token], ownColours[source], chosen].map(toOklch) as [
    ReturnType<typeof toOklch>,
    ReturnType<typeof toOklch>,
    ReturnType<typeof toOklch>,
  ];
  // Dark paper, dark ground: what is to stand out from it goes the other way.
  const turned = from.lightness > 0.5 !== to.lightness > 0.5 ? -1 : 1;
  const share = from.chroma < 0.002 ? 1 : own.chroma / from.chroma;
  return toHex({
    lightness: to.lightness + turned * (own.lightness - from.lightness),
    chroma: Math.min(to.chroma * share, Math.max(own.chroma, to.chroma)),
    hue: to.hue + (to.chroma < 0.01 ? 0 : own.hue - from.hue),
  });
}

/** The shop's own ink where it reads well on these grounds, else the one of the palette that reads best. */
function inkOn(
  palette: Palette,
  grounds: readonly ColourToken[],
  token: ColourToken,
  choices: readonly ColourToken[],
): string {
  const worst = (colour: string) => Math.min(...grounds.map((ground) => contrast(colour, palette[ground])));
  const unchanged = grounds.every((ground) => palette[ground] === ownColours[ground]);
  if (unchanged && worst(ownColours[token]) >= 4.5) return ownColours[token];
  const colours = choices.map((choice) => palette[choice]);
  return (
    colours.find((colour) => worst(colour) >= 4.5) ??
    colours.sort((a, b) => worst(b) - worst(a))[0] ??
    '#000000'
  );
}
