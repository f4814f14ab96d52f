import { createHash } from 'node:crypto';
import bricolageGrotesque from './bricolage-grotesque.woff2?inline';
import metrics from './fallback-metrics.json' with { type: 'json' };
import figtree from './figtree.woff2?inline';

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

/** Every page needs both at its first paint, so both are preloaded. */
export const fontFiles: readonly FontFile[] = [display, text];

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

/**
 * The @font-face rules: each font, and under the name the tokens give it a system font stretched to the same
 * room, so that nothing moves when the font arrives.
 */
export const fontCss = [
  face({
    'font-family': '"Bricolage Grotesque Variable"',
    'font-weight': '680 760',
    'font-display': 'swap',
    src: `url(${display.path})format("woff2")`,
  }),
  face({
    'font-family': '"Figtree Variable"',
    'font-weight': '400 700',
    'font-display': 'swap',
    src: `url(${text.path})format("woff2")`,
  }),
  fallback('Bricolage', '600 719', bold, metrics.heading),
  fallback('Bricolage', '720 800', bold, metrics.display),
  fallback('Figtree', '300 500', regular, metrics.text),
  fallback('Figtree', '501 800', bold, metrics.strong),
].join('');
