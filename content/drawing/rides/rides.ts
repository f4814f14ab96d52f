import type { Picture } from '../kit/svg.ts';
import { cargoRide } from './cargo-ride.ts';
import { childrenRide } from './children-ride.ts';
import { cityRide } from './city-ride.ts';
import { eBikeRide } from './e-bike-ride.ts';
import { mountainRide } from './mountain-ride.ts';
import { roadRide } from './road-ride.ts';
import { tandemRide } from './tandem-ride.ts';

/** The bikes out on the rides their pages tell of. */
export const ridePictures: Record<string, () => Picture> = {
  'bike-city-in-use': cityRide,
  'bike-e-bike-in-use': eBikeRide,
  'bike-tandem-in-use': tandemRide,
  'bike-cargo-in-use': cargoRide,
  'bike-children-in-use': childrenRide,
  'bike-road-in-use': roadRide,
  'bike-mountain-in-use': mountainRide,
};
