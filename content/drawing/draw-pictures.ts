import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { articlePictures } from './articles/articles.ts';
import { heroHome } from './heroes/hero-home.ts';
import { heroAbout, heroBikes, heroTours, toursLayer, toursLayerPhone } from './heroes/heroes.ts';
import { type Picture, svgDocument } from './kit/svg.ts';
import { mapPictures } from './maps/maps.ts';
import { accessoryPictures } from './objects/accessories.ts';
import { bikePictures } from './products/bikes.ts';
import { ridePictures } from './rides/rides.ts';
import { scenes } from './scenes/scenes.ts';
import { confirmation, notFound } from './shop/moments.ts';
import { shopFront } from './shop/shop-front.ts';
import { workshop } from './shop/workshop.ts';
import { tourPictures } from './tours/tours.ts';

const all: Record<string, () => Picture> = {
  ...bikePictures,
  ...ridePictures,
  ...accessoryPictures,
  ...mapPictures,
  ...tourPictures,
  ...scenes,
  ...articlePictures,
  'hero-home': heroHome,
  'hero-tours': heroTours,
  'tours-layer': toursLayer,
  'tours-layer-phone': toursLayerPhone,
  'hero-bikes': heroBikes,
  'hero-about': heroAbout,
  confirmation,
  'not-found': notFound,
  'shop-front': () => shopFront(),
  workshop,
};

/** Draws every picture, or those whose names contain the words given on the command line. */
const wanted = process.argv.slice(2);
for (const [name, draw] of Object.entries(all)) {
  if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
  writeFileSync(join(import.meta.dirname, '../pictures', `${name}.svg`), svgDocument(draw()));
}
