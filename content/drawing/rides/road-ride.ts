import { roadBike } from '../bicycle/fleet.ts';
import { hairs, inks, mix, skins } from '../kit/palette.ts';
import { type Picture, rect, stroke } from '../kit/svg.ts';
import { land } from '../landscapes/coast.ts';
import { mill } from '../landscapes/mill.ts';
import { poplars, tulipField } from '../landscapes/plants.ts';
import { cloud, gulls, sky, sun } from '../landscapes/sky.ts';
import { outing } from '../riders/on-bikes.ts';
import { onRoad, upright, width } from './ride.ts';

/** Long straight roads between the bulbs, hands on the hoods. */
export function roadRide(): Picture {
  const look = {
    coat: inks.tulip,
    trousers: inks.ink,
    skin: skins.brown,
    hair: hairs.black,
    style: 'tail',
    hat: 'helmet',
    hatColour: inks.paper,
    shoes: inks.white,
  } as const;
  const rider = outing(look, { bike: { ...roadBike, colour: inks.seaNight, accent: inks.sun }, pedal: 345 });
  return upright([
    sky(width, 800, [mix(inks.sky, inks.skyDeep, 0.4), inks.sky, inks.skyPale, inks.dawn, inks.peach], 0.34),
    sun(250, 660, 96),
    cloud(420, 210, 500, inks.skyLight, inks.white),
    cloud(60, 420, 330, inks.skyLight, inks.white),
    land(
      [
        [0, 790],
        [400, 782],
        [1000, 792],
      ],
      830,
      inks.mist,
    ),
    poplars(560, 800, 13, 32, 90, inks.hill),
    mill(120, 806, 0.62, { sails: 20 }),
    rect(0, 800, width, 260, inks.polder),
    tulipField([640, 770], 1080, -1600, 2800, [
      inks.sun,
      inks.sun,
      inks.coral,
      inks.pink,
      inks.white,
      inks.plum,
      inks.sun,
      inks.coral,
      inks.white,
      inks.pink,
      inks.sun,
      inks.sun,
      inks.white,
      inks.coral,
      inks.plum,
      inks.pink,
    ]),
    rect(0, 1046, width, 30, inks.green),
    rect(0, 1070, width, 180, mix(inks.slate, inks.stone, 0.5)),
    stroke('M0 1200H1000', { colour: inks.paper, width: 8, dash: '70 60', cap: 'butt' }),
    onRoad(rider, 300, 1150, 4, 0.8, inks.slateDeep),
    rect(0, 1228, width, 30, inks.greenDeep),
    gulls([
      [760, 460, 80, -8],
      [850, 520, 54, 6],
    ]),
  ]);
}
