import { parkedBicycle } from '../bicycle/bicycle.ts';
import { cityBike, electricBike } from '../bicycle/fleet.ts';
import { inks, mix, shade } from '../kit/palette.ts';
import { random } from '../kit/random.ts';
import { circle, fill, type Picture, place, polygon, rect, type Shape, stroke } from '../kit/svg.ts';
import { bram, mei } from '../people/outfit.ts';
import { rider } from '../people/rider.ts';
import { standing } from '../people/standing.ts';
import { height, low, stage, width } from '../scenes/staged.ts';
import { hungWheel, tools } from '../shop/workshop.ts';
import { sittingDog } from './wildlife.ts';

const wall = inks.sandShade;

/** The saddle is set: heel on the pedal, leg straight, the dog looks on. */
function fitting(): Picture {
  const measure = Array.from({ length: 19 }, (_, index) =>
    rect(1086, 140 + index * 28, index % 2 ? 14 : 26, 4, index % 6 === 0 ? inks.tulip : inks.ink),
  );
  return {
    width,
    height,
    shapes: [
      rect(0, 0, width, 660, wall),
      rect(0, 0, width, 84, shade(wall, 0.3)),
      rect(0, 70, width, 16, shade(inks.brickDeep, 0.3)),
      rect(80, 160, 330, 220, shade(wall, 0.14)),
      tools(120, 184),
      hungWheel(520, 226, 2.1),
      hungWheel(640, 206, 1.8),
      rect(740, 140, 280, 260, inks.paper),
      rect(754, 154, 252, 232, inks.dawn),
      circle([900, 330], 48, inks.sun),
      polygon(
        [
          [754, 386],
          [754, 356],
          [830, 346],
          [850, 320],
          [870, 346],
          [1006, 356],
          [1006, 386],
        ],
        mix(inks.hill, inks.dawn, 0.3),
      ),
      rect(874, 154, 10, 232, inks.paper),
      rect(728, 396, 304, 16, inks.brickDeep),
      rect(1074, 120, 50, 540, inks.white),
      ...measure,
      rect(0, 660, width, 140, shade(inks.brickPale, 0.42)),
      polygon(
        [
          [560, 660],
          [900, 660],
          [760, 800],
          [300, 800],
        ],
        inks.peach,
        0.34,
      ),
      rect(0, 470, 190, 18, '#8a6a44'),
      rect(20, 488, 16, 172, '#6b5034') + rect(156, 488, 16, 172, '#6b5034'),
      rect(40, 420, 62, 50, inks.seaDeep, 4) + rect(112, 436, 50, 34, inks.sun, 3),
      stage(
        standing(
          { ...bram, top: inks.greenDeep },
          { nearHand: [44, -92], farHand: [50, -96], lean: 18, headTilt: 12, step: 26 },
        ),
        { x: 330, y: 738, scale: 2.2 },
        { ...low, length: 0.06 },
      ),
      place(
        rider(
          { ...electricBike, colour: inks.seaDeep, saddleHeight: 73, seatTube: 48 },
          { ...mei, top: inks.tulip, skirt: undefined, bottom: inks.seaNight, hair: 'tail' },
          { pedal: 268, wind: 0, headTilt: 2, parked: true },
        ),
        { x: 520, y: 742, scale: 2.25 },
      ),
      stage(sittingDog({ x: 0, y: 0 }), { x: 980, y: 748, scale: 1.9, flip: true }, { ...low, length: 0.06 }),
    ],
  };
}

/** The same corner of the yard, morning or evening; `dirty` is how the bike came back. */
function yard(dirty: boolean): Picture {
  const { between } = random(12);
  const brick = dirty ? '#e3cfa3' : '#f0e0bb';
  const bike = {
    ...cityBike,
    colour: dirty ? '#b9573a' : inks.tulip,
    tyreColour: dirty ? '#7a6747' : inks.ink,
  };
  const splash = (x: number, y: number, r: number): Shape =>
    fill(
      `M${x - r} ${y}q${r * 0.2} ${-r * 1.1} ${r} ${-r * 0.8}t${r} ${r * 0.7}q${r * 0.1} ${r} ${-r * 0.9} ${r * 0.9}t${-r * 1.1} ${-r * 0.8}Z`,
      '#97794a',
    );
  const mud = Array.from({ length: 46 }, () => {
    const angle = between(0, Math.PI * 2);
    const rear = between(0, 1) > 0.5;
    const reach = between(70, 138);
    return splash(
      (rear ? 384 : 777) + Math.cos(angle) * reach,
      560 + Math.sin(angle) * reach,
      between(3, 10),
    );
  });
  const frameMud = Array.from({ length: 26 }, () =>
    splash(between(400, 740), between(440, 600), between(3, 9)),
  );
  const weed = stroke('M760 470q14 40-4 78q-14 26 4 60M352 500q-12 30 6 60', { colour: '#4b5f3a', width: 7 });
  const heap = fill('M250 700Q330 676 420 688T640 690T880 684Q960 690 1000 704Z', inks.sandShade);
  const shine = stroke('M470 360l-14-20M500 350l2-26M530 362l18-18', { colour: inks.sunDeep, width: 6 });
  return {
    width,
    height,
    shapes: [
      rect(0, 0, width, 640, brick),
      stroke(
        Array.from({ length: 10 }, (_, row) => `M0 ${50 + row * 64}H1200`).join('') +
          Array.from({ length: 60 }, (_, index) => {
            const row = Math.floor(index / 6);
            return `M${(index % 6) * 210 + (row % 2) * 105 + 40} ${50 + (row - 1) * 64}v64`;
          }).join(''),
        { colour: shade(brick, 0.14), width: 3, cap: 'butt' },
      ),
      polygon(
        [
          [620, 0],
          [1200, 0],
          [1200, 640],
          [980, 640],
        ],
        inks.white,
        0.35,
      ),
      rect(70, 120, 150, 520, inks.greenDeep),
      rect(88, 140, 114, 200, shade(inks.greenDeep, 0.3)),
      rect(0, 636, width, 170, dirty ? '#8f8069' : inks.stone),
      rect(0, 636, width, 12, shade(brick, 0.2)),
      stroke('M980 420h60M1010 420v-40', { colour: inks.slateDeep, width: 10 }),
      circle([1010, 520], 62, dirty ? inks.green : shade(inks.green, 0.1)),
      circle([1010, 520], 34, brick),
      dirty ? heap : fill('M260 716Q480 690 700 704T1010 712Q860 744 560 738T260 716Z', inks.skyLight, 0.8),
      stage(
        parkedBicycle({ ...bike, crate: true }, { parked: true, detail: 'close' }),
        { x: 384, y: 700, scale: 3.5 },
        { ...low, length: 0.1 },
        parkedBicycle(cityBike, { detail: 'far' }),
      ),
      ...(dirty ? [...mud, ...frameMud, weed] : [shine]),
      dirty ? fill('M1050 690q40-30 70 0v26h-70Z', inks.sun) : rect(1060, 640, 70, 76, inks.seaDeep, 6),
      dirty ? '' : fill('M1060 640q6-26 20-18t16 2 18-4 16 20Z', inks.white),
    ],
  };
}

/** Pictures of the workshop: setting a saddle, and a bike before and after the hose. */
export const shopPictures: Record<string, () => Picture> = {
  fitting,
  'bike-sandy': () => yard(true),
  'bike-washed': () => yard(false),
};
