import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { heroHome } from './heroes/hero-home.ts';
import { type Picture, svgDocument } from './kit/svg.ts';
import { bikePictures } from './products/bikes.ts';
import { favicon } from './products/favicon.ts';

const all: Record<string, () => Picture> = { ...bikePictures, favicon, 'hero-home': heroHome };

/** Draws every picture, or those whose names contain the words given on the command line. */
const wanted = process.argv.slice(2);
for (const [name, draw] of Object.entries(all)) {
  if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
  writeFileSync(join(import.meta.dirname, '../pictures', `${name}.svg`), svgDocument(draw()));
}
