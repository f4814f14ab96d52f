/** The inks of every picture (docs/art-direction.md). Distance is paler and bluer, the foreground darker. */
export const inks = {
  paper: '#fbf5e7',
  white: '#fffaf0',
  ink: '#14271f',
  skyPale: '#e6f0ea',
  skyLight: '#d5e8e8',
  sky: '#c5e0e6',
  skyDeep: '#9ccbd6',
  skyDark: '#6fa9b8',
  dawn: '#fbe7c6',
  peach: '#f8d2a2',
  apricot: '#f1ae72',
  sun: '#f4b942',
  sunDeep: '#da9227',
  seaPale: '#9cc7c8',
  sea: '#5e9fa9',
  seaDeep: '#33748a',
  seaNight: '#1d4c5c',
  sandPale: '#f6e8c8',
  sand: '#edd7a6',
  sandShade: '#d9ba80',
  sandDeep: '#b98f56',
  mist: '#b4cfc6',
  hill: '#8db3a0',
  grassPale: '#c3c98a',
  grass: '#a3b562',
  meadow: '#7b9c54',
  polder: '#4b7b4c',
  green: '#2f6147',
  greenDeep: '#1d4b39',
  night: '#12352a',
  tulip: '#d9481f',
  tulipDeep: '#a93415',
  coral: '#ec7d5a',
  pink: '#f0a59c',
  plum: '#6d4560',
  brickPale: '#cf8560',
  brick: '#b2583b',
  brickDeep: '#7f3c2b',
  stone: '#cfc4ad',
  slate: '#5d7280',
  slateDeep: '#38505c',
} as const;

/** Skin tones, from light to dark. */
export const skins = { light: '#f1c8a4', tan: '#dba174', brown: '#a8693f', dark: '#6e432b' } as const;

/** Hair colours. */
export const hairs = {
  straw: '#e3b661',
  copper: '#b9562b',
  brown: '#5e3b28',
  black: '#1f2321',
  grey: '#b9bab2',
  white: '#ece6d8',
} as const;

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A colour between two hex colours; share 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  return `#${channels(from)
    .map((value, index) => Math.round(value + ((target[index] ?? 0) - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** The shaded side of a colour: towards blue-green ink, as an overprint would give. */
export const shade = (colour: string, share = 0.24): string => mix(colour, '#16363a', share);

/** The lit side of a colour: towards low sun. */
export const light = (colour: string, share = 0.22): string => mix(colour, '#fff0cf', share);

/** The shaded side of a skin, warmer than cloth in shade. */
export const skinShade = (skin: string, share = 0.24): string => mix(skin, '#6b2f1e', share);
