import { electricBike } from '../bicycle/fleet.ts';
import { inks, mix, shade } from '../kit/palette.ts';
import { fill, type Picture, place, polygon, rect, stroke } from '../kit/svg.ts';
import { standingGull } from '../landscapes/animals.ts';
import { glitter, surf } from '../landscapes/coast.ts';
import { cloud, gulls, sky, sun } from '../landscapes/sky.ts';
import { pannier } from '../objects/luggage.ts';
import { outing } from '../riders/on-bikes.ts';
import { people } from '../riders/people.ts';
import { onRoad, upright, width } from './ride.ts';

/** The pier of IJmuiden, a ship coming in and a gull that wants the fish. */
export function eBikeRide(): Picture {
  const bike = { ...electricBike, colour: inks.seaDeep };
  const rider = outing({ ...people.els, shawl: inks.sun }, { bike, pedal: 20, front: pannier(bike) });
  const ship = place(
    [
      polygon(
        [
          [-190, -40],
          [210, -52],
          [180, 6],
          [-170, 6],
        ],
        inks.seaNight,
      ),
      rect(-172, -8, 350, 14, inks.tulip),
      rect(-160, -104, 90, 66, inks.white),
      rect(-148, -132, 62, 30, inks.paper),
      rect(-120, -172, 26, 42, inks.sun),
      stroke('M-60 -44V-150M40 -48V-130', { colour: inks.seaNight, width: 6 }),
      rect(-40, -72, 70, 30, inks.brick),
      rect(34, -74, 60, 30, inks.seaDeep),
      rect(98, -72, 60, 26, inks.sandShade),
      fill('M-150 -94h14v14h-14zM-124 -94h14v14h-14zM-98 -94h14v14h-14z', inks.seaDeep),
    ],
    { x: 640, y: 812, scale: 1.05 },
  );
  const blocks = Array.from({ length: 12 }, (_, index) =>
    polygon(
      [
        [index * 96 - 40, 1010 + (index % 3) * 8],
        [index * 96 + 30, 996 + (index % 2) * 12],
        [index * 96 + 72, 1060],
        [index * 96 - 50, 1066],
      ],
      index % 2 ? inks.slate : shade(inks.slate, 0.18),
    ),
  ).join('');
  return upright([
    sky(width, 800, [inks.sky, inks.skyLight, inks.skyPale, inks.dawn, inks.peach], 0.34),
    sun(150, 700, 80),
    cloud(120, 200, 520, mix(inks.skyDeep, inks.sky, 0.4), inks.white),
    cloud(560, 420, 380, mix(inks.skyDeep, inks.sky, 0.5), inks.white),
    rect(0, 796, width, 290, inks.seaDeep),
    ship,
    rect(0, 818, width, 270, mix(inks.seaDeep, inks.sea, 0.5)),
    rect(0, 890, width, 200, inks.sea),
    glitter(150, 804, 220, 170, inks.sun, 6, 15),
    surf(960, width, inks.white, 7),
    surf(990, width, inks.seaPale, 6),
    polygon(
      [
        [846, 800],
        [858, 640],
        [896, 640],
        [908, 800],
      ],
      inks.tulip,
    ),
    rect(842, 624, 70, 18, inks.white),
    rect(858, 588, 38, 36, inks.sun),
    polygon(
      [
        [850, 590],
        [877, 562],
        [904, 590],
      ],
      inks.tulip,
    ),
    rect(851, 700, 53, 34, inks.white),
    blocks,
    rect(0, 1050, width, 200, mix(inks.stone, inks.slate, 0.2)),
    rect(0, 1050, width, 14, inks.stone),
    onRoad(rider, 240, 1150, 3.5, 0.8, inks.slateDeep),
    rect(0, 1206, width, 44, inks.slateDeep),
    standingGull(890, 1206, 2.4, true),
    gulls([
      [430, 420, 100, -10],
      [560, 500, 66, 8],
      [260, 470, 54, 2],
    ]),
  ]);
}
