/**
 * Makes the site's font files in src/site/fonts from their npm packages: only the letters of our three
 * languages and the weights of the tokens; and measures them, so that the fallback font takes the same room.
 * Run by hand after a change of either: `node scripts/subset-fonts.ts`.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { displayLetters, textLetters } from './font-letters.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const target = join(root, 'src/site/fonts');

/** Running text to measure by: the mean width of a letter differs with what is written. */
const sample =
  'De zee is twintig minuten trappen. Kies je fiets en zeg ons wanneer je terug bent. ' +
  'The sea is twenty minutes’ pedalling away. Choose your bike and tell us when you will be back. ' +
  'Bis zum Meer sind es zwanzig Minuten im Sattel. Wähle dein Rad und sag uns, wann du zurück bist.';

/** Mean width of a letter of `sample` in em, from Arial's own tables (Liberation Sans has the same). */
const arialWidths = { regular: 0.4487, bold: 0.48 };

const fonts = [
  {
    name: 'bricolage-grotesque',
    source: 'bricolage-grotesque-latin-wght-normal.woff2',
    letters: displayLetters,
    weights: { min: 680, max: 760 },
    fallbacks: {
      heading: { weight: 680, width: arialWidths.bold },
      display: { weight: 760, width: arialWidths.bold },
    },
  },
  {
    name: 'figtree',
    source: 'figtree-latin-wght-normal.woff2',
    letters: textLetters,
    weights: { min: 400, max: 700 },
    fallbacks: {
      text: { weight: 420, width: arialWidths.regular },
      strong: { weight: 640, width: arialWidths.bold },
    },
  },
  {
    name: 'fraunces',
    source: 'fraunces-latin-wght-normal.woff2',
    letters: displayLetters,
    weights: { min: 560, max: 640 },
    fallbacks: { frauncesHeading: { weight: 600, width: arialWidths.bold } },
  },
  {
    name: 'nunito',
    source: 'nunito-latin-wght-normal.woff2',
    letters: textLetters,
    weights: { min: 400, max: 800 },
    fallbacks: {
      nunitoText: { weight: 430, width: arialWidths.regular },
      nunitoStrong: { weight: 700, width: arialWidths.bold },
    },
  },
];

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** What the fallback's @font-face overrides so that a line of it is as wide and as high as one of the font. */
async function fallbackMetrics(original: Buffer, weight: number, fallbackWidth: number) {
  const options = { targetFormat: 'sfnt', variationAxes: { wght: weight } } as const;
  const font = create(await subsetFont(original, textLetters, options));
  const width = font.layout(sample).advanceWidth / font.unitsPerEm / sample.length;
  const size = width / fallbackWidth;
  const height = (units: number) => percent(Math.abs(units) / font.unitsPerEm / size);
  return {
    'size-adjust': percent(size),
    'ascent-override': height(font.ascent),
    'descent-override': height(font.descent),
    'line-gap-override': height(font.lineGap),
  };
}

const metrics: Record<string, unknown> = {};
for (const { name, source, letters, weights, fallbacks } of fonts) {
  const folder = join(root, 'node_modules/@fontsource-variable', name);
  const original = await readFile(join(folder, 'files', source));
  const subset = await subsetFont(original, letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: ['ccmp', 'kern', 'mark', 'rvrn', 'tnum'],
    noHinting: true,
  });
  await writeFile(join(target, `${name}.woff2`), subset);
  await copyFile(join(folder, 'LICENSE'), join(target, `${name}.OFL.txt`));
  for (const [fallback, { weight, width }] of Object.entries(fallbacks)) {
    metrics[fallback] = await fallbackMetrics(original, weight, width);
  }
  console.log(`${name}: ${original.length} → ${subset.length} bytes`);
}
await writeFile(join(target, 'fallback-metrics.json'), `${JSON.stringify(metrics, null, 2)}\n`);
