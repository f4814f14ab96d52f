import { parkedBicycle } from '../bicycle/bicycle.ts';
import { childBike, cityBike, electricBike, mountainBike, roadBike } from '../bicycle/fleet.ts';
import { frameOf } from '../bicycle/frame.ts';
import { inks, shade } from '../kit/palette.ts';
import { type Picture, place, rect, type Shape, shadow, stroke } from '../kit/svg.ts';
import { basket, pannier } from '../objects/luggage.ts';
import { cargoBike } from '../vehicles/cargo-bike.ts';
import { tandem } from '../vehicles/tandem.ts';
import { farLines, productGround } from './grounds.ts';

interface Product {
  ground: string;
  far: (ink: string) => Shape;
  bike: Shape;
  outline: Shape;
  /** Length of the whole bike and where it begins, in cm. */
  from: number;
  until: number;
  scale: number;
}

function productPicture({ ground, far, bike, outline, from, until, scale }: Product): Picture {
  const x = 600 - ((from + until) / 2) * scale;
  const y = 762;
  return {
    width: 1200,
    height: 900,
    shapes: [
      productGround(ground, far),
      shadow(outline, {
        x,
        y: y - 3,
        scale,
        colour: shade(ground, 0.62),
        length: 0.24,
        slant: -0.5,
        opacity: 0.36,
      }),
      place(bike, { x, y, scale }),
    ],
  };
}

const layers = ({ far, body, near }: { far: Shape; body: Shape; near: Shape }): Shape => far + body + near;

const city = { ...cityBike };
const electric = { ...electricBike };
const mountain = { ...mountainBike, colour: inks.tulip };
const child = { ...childBike, colour: inks.sun };

/** The seven bikes, each on its own ink. */
export const bikePictures: Record<string, () => Picture> = {
  'bike-city': () =>
    productPicture({
      ground: inks.sky,
      far: farLines.town,
      bike: parkedBicycle(city, { detail: 'close' }) + basket(frameOf(city)),
      outline: parkedBicycle(city, { detail: 'far' }) + basket(frameOf(city)),
      from: -38,
      until: 151,
      scale: 5.2,
    }),
  'bike-e-bike': () =>
    productPicture({
      ground: inks.sun,
      far: farLines.dunes,
      bike: parkedBicycle(electric, { detail: 'close', loaded: true }) + pannier(electric),
      outline: parkedBicycle(electric, { detail: 'far' }) + pannier(electric),
      from: -38,
      until: 154,
      scale: 5.2,
    }),
  'bike-tandem': () =>
    productPicture({
      ground: inks.mist,
      far: farLines.mill,
      bike: layers(tandem(inks.tulip, { detail: 'close', parked: true, pedal: 20 })),
      outline: layers(tandem(inks.tulip, { detail: 'far', parked: true, pedal: 20 })),
      from: -38,
      until: 220,
      scale: 4.2,
    }),
  'bike-cargo': () =>
    productPicture({
      ground: inks.peach,
      far: farLines.trees,
      bike: layers(cargoBike(inks.green, { detail: 'close', parked: true, pedal: 20 })),
      outline: layers(cargoBike(inks.green, { detail: 'far', parked: true, pedal: 20 })),
      from: -33,
      until: 222,
      scale: 4.2,
    }),
  'bike-children': () =>
    productPicture({
      ground: inks.skyDeep,
      far: farLines.sails,
      bike: parkedBicycle(child, { detail: 'close' }) + flag(),
      outline: parkedBicycle(child, { detail: 'far' }) + flag(),
      from: -30,
      until: 112,
      scale: 6.2,
    }),
  'bike-road': () =>
    productPicture({
      ground: inks.grassPale,
      far: farLines.polder,
      bike: parkedBicycle(
        { ...roadBike, colour: inks.seaNight, accent: inks.tulip },
        { detail: 'close', parked: false },
      ),
      outline: parkedBicycle(roadBike, { detail: 'far', parked: false }),
      from: -35,
      until: 136,
      scale: 5.5,
    }),
  'bike-mountain': () =>
    productPicture({
      ground: inks.sandShade,
      far: farLines.hills,
      bike: parkedBicycle(mountain, { detail: 'close', parked: false }),
      outline: parkedBicycle(mountain, { detail: 'far', parked: false }),
      from: -38,
      until: 157,
      scale: 5.2,
    }),
};

/** The flag on its rod that lets drivers see a child's bike. */
const flag = (): Shape =>
  stroke('M0 -25L-9 -106', { colour: inks.ink, width: 0.9 }) +
  `<path d="M-9 -106L-31 -98L-8 -91Z" fill="${inks.tulip}"/>` +
  rect(-1.4, -27, 3, 3, inks.ink);
