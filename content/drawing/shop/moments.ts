import { parkedBicycle } from '../bicycle/bicycle.ts';
import { cityBike, electricBike } from '../bicycle/fleet.ts';
import { frameOf } from '../bicycle/frame.ts';
import { inks, mix, shade } from '../kit/palette.ts';
import { clip, ellipse, type Picture, place, rect, shadow, stroke } from '../kit/svg.ts';
import { duck } from '../landscapes/animals.ts';
import { glitter, land, marram } from '../landscapes/coast.ts';
import { poplars, reeds } from '../landscapes/plants.ts';
import { cloud, gulls, sky, sun } from '../landscapes/sky.ts';
import { basket, pannier } from '../objects/luggage.ts';
import { railing } from '../tours/amsterdam-by-bike.ts';

/** Everything packed, tomorrow's bike against the evening sun. */
export function confirmation(): Picture {
  const bike = { ...electricBike, colour: inks.seaNight, battery: undefined, accent: inks.seaNight };
  const drawing =
    parkedBicycle(bike, { detail: 'close', loaded: true }) +
    pannier(bike) +
    basket(frameOf(bike)) +
    place(
      [
        rect(-24, -92, 46, 9, inks.sun, 4),
        rect(-22, -97, 42, 6, inks.green, 3),
        stroke('M-12 -98V-82M10 -98V-82', { colour: inks.ink, width: 1.4 }),
      ],
      {},
    );
  return {
    width: 1200,
    height: 800,
    shapes: [
      sky(
        1200,
        570,
        [mix(inks.peach, inks.dawn, 0.5), inks.peach, mix(inks.peach, inks.apricot, 0.6), inks.apricot],
        0.2,
      ),
      sun(330, 470, 118, inks.sun, inks.dawn),
      cloud(640, 150, 470, mix(inks.apricot, inks.pink, 0.6), inks.dawn),
      cloud(40, 240, 300, mix(inks.apricot, inks.pink, 0.5), inks.dawn),
      land(
        [
          [0, 548],
          [300, 540],
          [700, 552],
          [1200, 540],
        ],
        600,
        mix(inks.hill, inks.apricot, 0.5),
      ),
      poplars(880, 556, 9, 28, 60, mix(inks.hill, inks.apricot, 0.35)),
      rect(0, 560, 1200, 60, mix(inks.sea, inks.apricot, 0.35)),
      glitter(330, 566, 280, 46, inks.sun, 5, 11),
      land(
        [
          [0, 604],
          [400, 612],
          [800, 600],
          [1200, 606],
        ],
        800,
        mix(inks.meadow, inks.apricot, 0.2),
      ),
      land(
        [
          [0, 650],
          [500, 640],
          [1200, 652],
        ],
        800,
        mix(inks.sand, inks.apricot, 0.2),
      ),
      shadow(drawing, {
        x: 480,
        y: 714,
        scale: 3,
        colour: shade(inks.sandDeep, 0.7),
        length: 0.22,
        slant: 1,
        opacity: 0.36,
      }),
      place(drawing, { x: 480, y: 716, scale: 3 }),
      land(
        [
          [0, 760],
          [400, 776],
          [800, 770],
          [1200, 752],
        ],
        800,
        inks.green,
      ),
      marram([0, 790], [260, 786], 120, {
        seed: 4,
        tufts: 7,
        colours: [inks.greenDeep, inks.polder, inks.meadow],
      }),
      gulls([
        [560, 300, 62, -6],
        [640, 350, 42, 6],
      ]),
    ],
  };
}

/** A bike halfway into a canal, and the duck who saw it. */
export function notFound(): Picture {
  const water = 500;
  const bike =
    parkedBicycle({ ...cityBike, colour: inks.tulip }, { parked: false, detail: 'close' }) +
    basket(frameOf(cityBike));
  return {
    width: 1200,
    height: 800,
    shapes: [
      sky(1200, 400, [inks.sky, inks.skyLight, inks.skyPale], 0.4),
      cloud(130, 150, 380, mix(inks.skyDeep, inks.sky, 0.5), inks.white),
      cloud(800, 100, 300, mix(inks.skyDeep, inks.sky, 0.5), inks.white),
      poplars(60, 392, 9, 30, 70, inks.mist),
      poplars(900, 392, 8, 32, 76, inks.mist),
      rect(0, 388, 1200, 20, inks.meadow),
      rect(0, 402, 1200, 100, inks.brick),
      stroke(Array.from({ length: 4 }, (_, row) => `M0 ${422 + row * 22}H1200`).join(''), {
        colour: shade(inks.brick, 0.25),
        width: 2,
      }),
      rect(0, 392, 1200, 16, inks.stone),
      railing(-30, 430, 398, 74),
      railing(850, 1300, 398, 74),
      rect(0, water, 1200, 300, mix(inks.seaDeep, inks.sea, 0.3)),
      rect(0, water + 110, 1200, 190, mix(inks.seaDeep, inks.sea, 0.1)),
      clip('above', `M0 0H1200V${water + 46}H0Z`, [place(bike, { x: 515, y: 420, scale: 2.9, rotate: 52 })]),
      `<g opacity="0.28">${clip('under', `M0 ${water + 46}H1200V800H0Z`, [place(bike, { x: 515, y: 420, scale: 2.9, rotate: 52 })])}</g>`,
      stroke(
        `M430 ${water + 46}q60 -12 140 0t170 0M380 ${water + 66}q100 -14 190 2t230 -4M470 ${water + 88}q80 -8 150 0`,
        { colour: inks.skyPale, width: 5 },
      ),
      ellipse([1012, water + 98], 74, 7, inks.skyPale, 0.7),
      duck(1010, water + 92, 1.6, true),
      glitter(250, water + 60, 500, 200, mix(inks.sea, inks.skyPale, 0.5), 4, 10),
      glitter(1000, water + 120, 500, 150, mix(inks.sea, inks.skyPale, 0.5), 8, 8),
      reeds([-10, 800], [200, 800], 210, 4, 30),
      gulls([[560, 130, 60, -8]]),
    ],
  };
}
