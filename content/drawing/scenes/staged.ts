import type { Bicycle } from '../bicycle/frame.ts';
import type { Point } from '../kit/geometry.ts';
import { inks } from '../kit/palette.ts';
import { curve, fill, place, type Shape, shadow, stroke } from '../kit/svg.ts';
import type { Outfit } from '../people/outfit.ts';
import { type Ride, rider } from '../people/rider.ts';
import { childSeat } from '../people/standing.ts';

/** Where the sun stands: shadows fall towards us by `length` and to the side by `slant`, per cm of height. */
export interface Light {
  length: number;
  slant: number;
  colour: string;
  opacity?: number;
}

/** The late light of most scenes. */
export const low: Light = { length: 0.2, slant: 0.7, colour: inks.night, opacity: 0.3 };

/** The light of the wide scenes, a little nearer to noon. */
export const lowWide: Light = { ...low, slant: 0.62, opacity: 0.32 };

/** A scene is 1200 × 800 px. */
export const width = 1200;
export const height = 800;

export interface Spot {
  x: number;
  y: number;
  scale: number;
  flip?: boolean;
}

/** Stands a drawing on the ground with its long shadow. The shadow may be drawn from something simpler. */
export const stage = (shape: Shape, spot: Spot, light: Light, outline: Shape = shape): Shape =>
  shadow(outline, { ...spot, ...light, slant: light.slant }) + place(shape, spot);

/** A rider with a shadow. */
export const cyclist = (bike: Bicycle, outfit: Outfit, spot: Spot, light: Light, ride: Ride = {}): Shape =>
  stage(rider(bike, outfit, ride), spot, light, rider(bike, outfit, { ...ride, detail: 'far' }));

/** A child's seat on the rack of a bike. */
export const seatOn = (bike: Bicycle, passenger?: Outfit): Shape =>
  place(childSeat(passenger), { x: -8, y: -bike.rearRadius * 2 - 6 });

/** Two bags that hang from the rack, one in sight. */
export const panniers = (bike: Bicycle, colour: string = inks.brick): Shape => {
  const y = -bike.rearRadius * 2 - 5;
  return (
    fill(
      curve(
        [
          [-27, y],
          [9, y],
          [8, y + 31],
          [-1, y + 35],
          [-18, y + 35],
          [-27, y + 30],
        ],
        true,
        0.35,
      ),
      colour,
    ) +
    fill(`M-28 ${y - 1}H10V${y + 11}Q-9 ${y + 15}-28 ${y + 11}Z`, '#00000022') +
    stroke(`M-17 ${y}V${y + 18}M-1 ${y}V${y + 18}`, { colour: inks.sun, width: 2 })
  );
};

/** The ground from an uneven upper edge down to the bottom of the picture. */
export const verge = (edge: readonly Point[], width: number, bottom: number, colour: string): Shape =>
  fill(`${curve(edge)}L${width + 40} ${bottom}L-40 ${bottom}Z`, colour);
