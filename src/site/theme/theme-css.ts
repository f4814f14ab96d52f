import type { Theme } from './theme.ts';
import { type ColourToken, ownColours, paletteOf } from './theme-colours.ts';

/**
 * The tokens that differ from the shop's own (src/site/tokens.css), as one rule for after them; '' for the shop's own
 * look, so that it costs a page nothing (EDIT-5).
 */
export function themeCss(theme: Theme): string {
  const tokens = {
    ...colourTokens(theme),
    ...typeTokens(theme),
    ...spaceTokens(theme),
    ...cornerTokens(theme),
  };
  const rules = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`);
  return rules.length === 0 ? '' : `@layer tokens{:root{${rules.join(';')}}}`;
}

type Tokens = Record<string, string>;

function colourTokens({ colours }: Theme): Tokens {
  const palette = paletteOf(colours);
  return Object.fromEntries(
    (Object.keys(ownColours) as ColourToken[])
      .filter((token) => palette[token] !== ownColours[token])
      .map((token) => [`color-${token}`, palette[token]]),
  );
}

/** Least and most in rem, and what lies between: the fluid steps of the tokens, drawn larger or smaller. */
const text = {
  xs: 'clamp(0.8125rem, 0.8rem + 0.05vw, 0.84rem)',
  s: 'clamp(0.9rem, 0.88rem + 0.08vw, 0.9375rem)',
  m: 'clamp(1.0313rem, 1.006rem + 0.114vw, 1.0938rem)',
  l: 'clamp(1.175rem, 1.114rem + 0.273vw, 1.325rem)',
};
const headings = {
  xl: 'clamp(1.375rem, 1.247rem + 0.568vw, 1.6875rem)',
  '2xl': 'clamp(1.6875rem, 1.457rem + 1.023vw, 2.25rem)',
  '3xl': 'clamp(2.0625rem, 1.653rem + 1.818vw, 3.0625rem)',
  '4xl': 'clamp(2.5625rem, 1.744rem + 3.636vw, 4.5625rem)',
};
const space = {
  5: '1.5rem',
  6: 'clamp(1.75rem, 1.545rem + 0.909vw, 2.25rem)',
  7: 'clamp(2.25rem, 1.943rem + 1.364vw, 3rem)',
  8: 'clamp(3rem, 2.386rem + 2.727vw, 4.5rem)',
  9: 'clamp(4rem, 2.977rem + 4.545vw, 6.5rem)',
  10: 'clamp(5rem, 3.159rem + 8.182vw, 9.5rem)',
};

const scaled = (name: string, steps: Record<string, string>, factor: number): Tokens =>
  factor === 1
    ? {}
    : Object.fromEntries(
        Object.entries(steps).map(([step, value]) => [`${name}-${step}`, scale(value, factor)]),
      );

const scale = (value: string, factor: number) =>
  value.replace(
    /([\d.]+)(rem|vw)/g,
    (_, number: string, unit: string) => `${round(Number(number) * factor)}${unit}`,
  );

const round = (value: number) => Number(value.toFixed(4));

const textFactor = { small: 0.95, regular: 1, large: 1.08 };
const headingFactor = { calm: 0.86, regular: 1, loud: 1.14 };
const spaceFactor = { compact: 0.72, regular: 1, airy: 1.28 };

function typeTokens({ fonts, textSize, headingSize }: Theme): Tokens {
  return {
    ...fontTokens[fonts],
    ...scaled('text', text, textFactor[textSize]),
    ...scaled('text', headings, headingFactor[headingSize] * textFactor[textSize]),
  };
}

/** The names are those of src/site/fonts/fonts.ts. */
const fontTokens: Record<Theme['fonts'], Tokens> = {
  shop: {},
  classic: {
    'font-display': '"Fraunces Variable","Fraunces Fallback",Georgia,serif',
    'weight-display': '620',
    'weight-heading': '580',
    'tracking-display': '-0.02em',
    'tracking-heading': '-0.01em',
  },
  plain: {
    'font-display': '"Figtree Variable",Figtree,"Figtree Fallback","Segoe UI",Arial,sans-serif',
    'weight-display': '700',
    'weight-heading': '660',
    'tracking-display': '-0.022em',
  },
  friendly: {
    'font-display': '"Nunito Variable","Nunito Fallback","Segoe UI",Arial,sans-serif',
    'font-text': '"Nunito Variable","Nunito Fallback","Segoe UI",Arial,sans-serif',
    'weight-display': '800',
    'weight-heading': '760',
    'weight-strong': '700',
    'weight-text': '430',
    'tracking-display': '-0.015em',
    'tracking-heading': '-0.008em',
  },
};

const spaceTokens = ({ spacing }: Theme) => scaled('space', space, spaceFactor[spacing]);

const cornerTokens = ({ corners }: Theme): Tokens =>
  ({
    square: { 'radius-s': '0px', 'radius-m': '0px', 'radius-l': '0px', 'radius-pill': '0px' },
    soft: { 'radius-s': '4px', 'radius-m': '7px', 'radius-l': '12px', 'radius-pill': '10px' },
    round: {},
  })[corners];
