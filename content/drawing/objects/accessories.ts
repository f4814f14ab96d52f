import { inks, light, mix, shade } from '../kit/palette.ts';
import { circle, ellipse, fill, type Picture, place, polygon, rect, type Shape, stroke } from '../kit/svg.ts';

/** A square picture: one ink for the wall, a deeper one for the table. */
const still = (ground: string, shapes: readonly Shape[]): Picture => ({
  width: 800,
  height: 800,
  shapes: [
    rect(0, 0, 800, 800, ground),
    circle([590, 250], 120, mix(ground, inks.white, 0.4)),
    rect(0, 590, 800, 210, shade(ground, 0.13)),
    ...shapes,
  ],
});

const floorShadow = (x: number, y: number, wide: number, ground: string): Shape =>
  ellipse([x, y], wide, 20, shade(ground, 0.45), 0.5);

function helmet(): Picture {
  const ground = inks.skyDeep;
  return still(ground, [
    floorShadow(390, 642, 270, ground),
    stroke('M236 540Q270 650 380 652Q470 650 520 540M330 560L372 650M440 556L392 650', {
      colour: inks.ink,
      width: 11,
    }),
    rect(366, 636, 34, 24, inks.ink, 6),
    fill(
      'M150 530C130 380 230 250 400 244C560 240 660 350 664 500C664 530 650 542 620 536C480 500 330 510 200 556C170 564 154 556 150 530Z',
      inks.tulip,
    ),
    fill(
      'M400 244C560 240 660 350 664 500C664 530 650 542 620 536C590 529 560 524 530 520C560 420 510 300 400 244Z',
      shade(inks.tulip, 0.2),
    ),
    fill(
      'M196 452C214 372 270 312 344 292C300 340 276 390 262 440ZM300 428C316 362 356 312 414 286C400 330 388 370 382 414ZM430 410C434 362 446 326 470 300C508 326 528 366 534 414Z',
      inks.ink,
    ),
    fill('M570 424C570 380 556 346 532 318C580 344 612 388 622 438Z', inks.ink),
    stroke('M166 500C330 440 500 436 650 482', { colour: inks.paper, width: 12 }),
    fill(
      'M150 530C150 545 160 558 200 556C330 510 480 500 620 536C650 542 664 530 664 500L664 524C660 560 640 566 612 558C480 528 330 536 206 584C170 594 152 570 150 530Z',
      inks.ink,
    ),
  ]);
}

function seat(): Picture {
  const ground = inks.grassPale;
  return still(ground, [
    floorShadow(410, 676, 250, ground),
    stroke('M330 560L300 612M420 566L404 612M262 636Q252 612 292 612H520', {
      colour: inks.slateDeep,
      width: 16,
    }),
    rect(250, 628, 250, 44, inks.ink, 14),
    fill(
      'M236 200C228 132 300 96 352 122C384 138 388 196 376 244L384 290C370 350 372 400 396 440L520 452C566 458 578 492 574 530L594 640C598 676 532 682 526 648L508 560C430 590 330 590 288 560C246 470 236 320 236 200Z',
      inks.tulip,
    ),
    fill(
      'M236 200C232 164 250 136 276 124C262 250 280 420 320 520C370 560 450 540 508 560C430 590 330 590 288 560C246 470 236 320 236 200Z',
      shade(inks.tulip, 0.24),
    ),
    fill(
      'M318 128C360 130 366 190 356 236C344 330 352 400 384 452C420 480 480 468 536 476Q556 490 546 512C470 508 400 516 364 486C316 420 300 260 318 128Z',
      inks.sun,
    ),
    fill('M300 132C350 112 384 150 372 236Q340 250 306 236Z', shade(inks.tulip, 0.12)),
    stroke('M340 262C360 330 396 380 446 430M446 430L470 474M346 420L446 430', {
      colour: inks.ink,
      width: 15,
    }),
    rect(420, 406, 52, 46, inks.paper, 12) + rect(434, 420, 24, 18, inks.tulip, 5),
    rect(520, 640, 110, 22, inks.ink, 11),
    stroke('M536 560L604 548', { colour: inks.ink, width: 13 }),
  ]);
}

function panniers(): Picture {
  const ground = inks.peach;
  const bag = (x: number, colour: string, scale: number): Shape =>
    place(
      [
        fill('M0 -300H220L240 -30Q240 0 210 0H10Q-20 0 -20 -30Z', colour),
        fill('M150 -300H220L240 -30Q240 0 210 0H150Z', shade(colour, 0.2)),
        fill('M-4 -300Q-4 -350 30 -352H190Q224 -350 224 -300L226 -270H-6Z', shade(colour, 0.32)),
        rect(94, -372, 30, 170, inks.ink, 6),
        rect(86, -226, 46, 40, inks.stone, 8) + rect(98, -214, 22, 16, inks.ink, 3),
        rect(20, -130, 180, 96, light(colour, 0.16), 10),
        rect(20, -130, 180, 14, inks.paper, 4),
        stroke('M40 -356Q110 -420 180 -356', { colour: inks.ink, width: 12 }),
      ],
      { x, y: 668, scale },
    );
  return still(ground, [
    floorShadow(430, 668, 330, ground),
    place(
      [
        rect(-30, -190, 60, 300, '#c98a4a', 30),
        stroke('M-16 -150L18 -168M-18 -100L18 -118M-18 -50L18 -68', { colour: inks.sandPale, width: 8 }),
      ],
      { x: 592, y: 276, rotate: 12 },
    ),
    bag(390, inks.seaDeep, 1.06),
    bag(140, inks.tulip, 1.2),
  ]);
}

function foldingMap(): Picture {
  const ground = inks.sun;
  const fold = (x: number, up: boolean, paper: string): Shape =>
    polygon(
      up
        ? [
            [x, 300],
            [x + 130, 250],
            [x + 130, 610],
            [x, 660],
          ]
        : [
            [x, 250],
            [x + 130, 300],
            [x + 130, 660],
            [x, 610],
          ],
      paper,
    );
  const lightFold = mix(inks.grassPale, inks.paper, 0.5);
  const darkFold = mix(inks.grassPale, inks.paper, 0.1);
  return still(ground, [
    polygon(
      [
        [130, 670],
        [680, 670],
        [740, 700],
        [170, 708],
      ],
      shade(ground, 0.5),
      0.35,
    ),
    fold(140, true, lightFold) +
      fold(270, false, darkFold) +
      fold(400, true, lightFold) +
      fold(530, false, darkFold),
    polygon(
      [
        [140, 300],
        [196, 279],
        [232, 400],
        [214, 520],
        [180, 645],
        [140, 660],
      ],
      inks.sea,
    ),
    polygon(
      [
        [196, 279],
        [236, 263],
        [270, 404],
        [250, 520],
        [222, 629],
        [180, 645],
        [214, 520],
        [232, 400],
      ],
      inks.sand,
    ),
    polygon(
      [
        [600, 277],
        [660, 300],
        [660, 660],
        [620, 645],
        [576, 470],
      ],
      inks.skyDeep,
    ),
    stroke('M400 300Q370 380 420 430T400 520T440 640', { colour: inks.skyDeep, width: 14 }),
    stroke(
      'M320 590Q300 520 262 470Q240 400 300 372Q350 350 366 410Q392 470 470 440Q540 410 560 470Q566 540 500 560',
      { colour: inks.tulip, width: 9, dash: '20 13' },
    ),
    circle([320, 590], 17, inks.ink) + circle([320, 590], 8, inks.sun),
    fill('M500 562C470 520 466 486 500 480C534 486 530 520 500 562Z', inks.tulip) +
      circle([500, 506], 10, inks.paper),
    fill('M352 330h16v-14h16v14h16v26h-48zM430 350h14v-12h14v12h12v22h-40z', inks.brick),
    stroke('M270 250V610M400 300V660M530 250V610', { colour: shade(darkFold, 0.2), width: 2.5 }),
  ]);
}

/** What can be hired with a bike. */
export const accessoryPictures: Record<string, () => Picture> = {
  'child-seat': seat,
  helmet,
  panniers,
  map: foldingMap,
};
