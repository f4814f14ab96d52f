import { createHash } from 'node:crypto';
import type { Theme } from '../theme/theme.ts';
import bricolageGrotesque from './bricolage-grotesque.woff2?inline';
import metrics from './fallback-metrics.json' with { type: 'json' };
import figtree from './figtree.woff2?inline';
import fraunces from './fraunces.woff2?inline';
import nunito from './nunito.woff2?inline';

/** A font file as it is served: for ever under its path, which changes with its content. */
export interface FontFile {
  /** `/assets/fonts/<name>.<hash>.woff2` */
  path: string;
  bytes: Buffer;
}

function fontFile(name: string, dataAddress: string): FontFile {
  const bytes = Buffer.from(dataAddress.slice(dataAddress.indexOf(',') + 1), 'base64');
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return { path: `/assets/fonts/${name}.${hash}.woff2`, bytes };
}

const display = fontFile('bricolage-grotesque', bricolageGrotesque);
const text = fontFile('figtree', figtree);
const classic = fontFile('fraunces', fraunces);
const friendly = fontFile('nunito', nunito);

/** Every font a theme may name (src/site/theme/theme-css.ts). */
export const fontFiles: readonly FontFile[] = [display, text, classic, friendly];

const face = (descriptors: Record<string, string>) =>
  `@font-face{${Object.entries(descriptors)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

const regular = ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto'];
const bold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold'];

const fallback = (family: string, weights: string, names: string[], metrics: Record<string, string>) =>
  face({
    'font-family': `"${family} Fallback"`,
    'font-weight': weights,
    src: names.map((name) => `local("${name}")`).join(','),
    ...metrics,
  });

/** A font that is there in every weight from one to another. */
const fontFace = (family: string, weights: string, { path }: FontFile) =>
  face({
    'font-family': `"${family} Variable"`,
    'font-weight': weights,
    'font-display': 'swap',
    src: `url(${path})format("woff2")`,
  });

/**
 * The @font-face rules of the shop's own fonts: each font, and under the name the tokens give it a system font stretched
 * to the same room, so that nothing moves when the font arrives.
 */
export const fontCss = [
  fontFace('Bricolage Grotesque', '680 760', display),
  fontFace('Figtree', '400 700', text),
  fallback('Bricolage', '600 719', bold, metrics.heading),
  fallback('Bricolage', '720 800', bold, metrics.display),
  fallback('Figtree', '300 500', regular, metrics.text),
  fallback('Figtree', '501 800', bold, metrics.strong),
].join('');

const classicCss =
  fontFace('Fraunces', '560 640', classic) + fallback('Fraunces', '500 800', bold, metrics.frauncesHeading);
const friendlyCss = [
  fontFace('Nunito', '400 800', friendly),
  fallback('Nunito', '300 500', regular, metrics.nunitoText),
  fallback('Nunito', '501 900', bold, metrics.nunitoStrong),
].join('');

/** What a choice of fonts adds to a page's styles, and the files its first paint needs, which are preloaded. */
export const themeFonts: Record<Theme['fonts'], { css: string; preload: readonly string[] }> = {
  shop: { css: '', preload: [display.path, text.path] },
  classic: { css: classicCss, preload: [classic.path, text.path] },
  plain: { css: '', preload: [text.path] },
  friendly: { css: friendlyCss, preload: [friendly.path] },
};
