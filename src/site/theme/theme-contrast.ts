import { contrast, nearestPassing } from './colour.ts';
import { type ColourToken, paletteOf, type ThemeColour } from './theme-colours.ts';

type Chosen = Partial<Record<ThemeColour, string>>;

/** Text on its ground, the contrast it needs, and which chosen colours could be changed for it. */
interface Pair {
  text: ColourToken;
  ground: ColourToken;
  needs: number;
  change: readonly ThemeColour[];
}

const pair = (text: ColourToken, ground: ColourToken, ...change: ThemeColour[]): Pair => ({
  text,
  ground,
  needs: 4.5,
  change,
});

/** Every pair that some part of the site writes with (docs/art-direction.md). */
const pairs: readonly Pair[] = [
  pair('ink', 'paper', 'ink', 'paper'),
  pair('ink', 'paper-raised', 'ink', 'paper'),
  pair('ink', 'sky', 'sky', 'ink'),
  pair('ink', 'sand', 'sand', 'ink'),
  pair('ink', 'sun', 'sun', 'ink'),
  pair('brand-ink', 'brand', 'brand'),
  pair('brand-ink', 'brand-strong', 'brand'),
  pair('sun', 'brand', 'brand', 'sun'),
  pair('sky', 'brand', 'brand', 'sky'),
  pair('brand', 'paper', 'brand', 'paper'),
  pair('brand', 'sky', 'brand', 'sky'),
  pair('brand', 'sand', 'brand', 'sand'),
  pair('accent-ink', 'accent', 'accent'),
  pair('accent', 'paper', 'accent', 'paper'),
  pair('ink-soft', 'paper', 'paper', 'ink'),
];

export interface ContrastProblem extends Pair {
  /** What it is; `needs` is what it should be. */
  ratio: number;
}

export interface ContrastOffer {
  colour: ThemeColour;
  value: string;
}

/** The pairs of text and ground that cannot be read well enough with these colours (WCAG 2.2, 1.4.3). */
export function contrastProblems(chosen: Chosen): ContrastProblem[] {
  const palette = paletteOf(chosen);
  return pairs
    .map((each) => ({ ...each, ratio: contrast(palette[each.text], palette[each.ground]) }))
    .filter(({ ratio, needs }) => ratio < needs);
}

/** The nearest colours with which a pair can be read, best first. */
export const contrastOffers = (chosen: Chosen, problem: ContrastProblem): ContrastOffer[] =>
  problem.change.flatMap((colour) => {
    const value = passingColour(chosen, colour, problem);
    return value === undefined ? [] : [{ colour, value }];
  });

/** The nearest lightness of a colour that mends a pair and breaks none that it has a part in, if there is one. */
function passingColour(chosen: Chosen, colour: ThemeColour, wanted: Pair): string | undefined {
  const now = paletteOf(chosen)[colour];
  const concerned = pairs.filter(({ change }) => change.includes(colour));
  const mends = (only: readonly Pair[]) => (candidate: string) => {
    const palette = paletteOf({ ...chosen, [colour]: candidate });
    return only.every(({ text, ground, needs }) => contrast(palette[text], palette[ground]) >= needs);
  };
  return nearestPassing(now, mends(concerned)) ?? nearestPassing(now, mends([wanted]));
}
