import { parallaxKeyframes } from './parallax.ts';

const swing = (at: string, part: number) =>
  `${at}{transform:translate(calc(var(--enter-x)*${part}),calc(var(--enter-y)*${part})) scale(calc(1 + (var(--enter-scale) - 1)*${part}))}`;

const keyframes: Record<string, string> = {
  'design-enter': '@keyframes design-enter{from{opacity:var(--enter-opacity);transform:var(--enter)}}',
  'design-bounce': `@keyframes design-bounce{from{opacity:var(--enter-opacity)}${swing('from', 1)}${swing('60%', -0.125)}${swing('75%', 0.05)}${swing('90%', -0.025)}}`,
  'design-drift':
    '@keyframes design-drift{from{translate:var(--drift-x) var(--drift-y)}to{translate:calc(var(--drift-x)*-1) calc(var(--drift-y)*-1)}}',
  'design-turn': '@keyframes design-turn{from{rotate:calc(var(--turn)*-1)}to{rotate:var(--turn)}}',
  'design-swell': inAndOut('design-swell', 'scale:var(--swell)', 'scale:1'),
  'design-appear': inAndOut('design-appear', 'opacity:var(--appear)', 'opacity:1'),
  'design-sharpen': inAndOut('design-sharpen', 'filter:blur(var(--sharpen))', 'filter:blur(0)'),
  'design-parallax': parallaxKeyframes,
};

/** One state at the edges of the view, the other while all of it is in view, also for what stands at the page's end. */
function inAndOut(name: string, edge: string, inView: string): string {
  return `@keyframes ${name}{entry 0%{${edge}}entry 100%{${inView}}exit 0%{${inView}}exit 100%{${edge}}}`;
}

/** Out of view until its entrance begins; without a transform, so that its place can be told. */
const waiting =
  '@media screen and (prefers-reduced-motion:no-preference){[data-enter=wait]{animation-name:none;opacity:var(--enter-opacity)}}';

/** What moves sideways must not make the page wider. */
const noSideways = 'main{overflow-x:clip}';

/** What the design rules of a page have in common: the keyframes they name and what goes with them. */
export function sharedDesignCss(css: string): string {
  const named = Object.entries(keyframes).filter(([name]) => css.includes(name));
  const enters = named.some(([name]) => name === 'design-enter' || name === 'design-bounce');
  const moves = named.some(([name]) => name !== 'design-parallax');
  return [...named.map(([, text]) => text), enters && waiting, moves && noSideways].filter(Boolean).join('');
}
