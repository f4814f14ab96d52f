import { mix, shade } from '../kit/palette.ts';
import { circle, curve, fill, polygon, rect, type Shape } from '../kit/svg.ts';

/** The one-colour ground of a product picture: a wall of sky, a low line far off and a floor a tone deeper. */
export function productGround(
  colour: string,
  far: (ink: string) => Shape,
  { width = 1200, height = 900, horizon = 660 } = {},
): Shape {
  const distant = mix(colour, shade(colour, 0.5), 0.16);
  return [
    rect(0, 0, width, height, colour),
    circle([width * 0.73, horizon - 190], 150, mix(colour, '#fffaf0', 0.4)),
    far(distant),
    rect(0, horizon, width, height - horizon, shade(colour, 0.13)),
  ].join('');
}

/** What stands on the far line of each picture. */
export const farLines = {
  town: (ink: string): Shape =>
    polygon(
      [
        [0, 662],
        [0, 640],
        [60, 640],
        [75, 622],
        [90, 640],
        [150, 640],
        [150, 626],
        [166, 610],
        [182, 626],
        [182, 640],
        [240, 640],
        [240, 560],
        [252, 556],
        [252, 520],
        [262, 470],
        [272, 520],
        [272, 556],
        [284, 560],
        [284, 616],
        [380, 616],
        [396, 640],
        [470, 640],
        [484, 624],
        [498, 640],
        [700, 640],
        [712, 626],
        [724, 640],
        [1200, 646],
        [1200, 662],
      ],
      ink,
    ),
  dunes: (ink: string): Shape =>
    fill(
      `${curve([
        [0, 630],
        [130, 604],
        [260, 640],
        [420, 618],
        [600, 648],
        [800, 632],
        [950, 590],
        [1080, 612],
        [1200, 578],
      ])}L1200 662L0 662Z`,
      ink,
    ),
  mill: (ink: string): Shape =>
    polygon(
      [
        [120, 662],
        [134, 560],
        [176, 560],
        [190, 662],
      ],
      ink,
    ) +
    polygon(
      [
        [132, 562],
        [155, 536],
        [178, 562],
      ],
      ink,
    ) +
    [24, 114, 204, 294]
      .map(
        (angle) =>
          `<rect x="-5" y="-96" width="14" height="92" fill="${ink}" transform="translate(155 556) rotate(${angle})"/>`,
      )
      .join('') +
    fill(
      `${curve([
        [0, 650],
        [300, 646],
        [700, 652],
        [1200, 644],
      ])}L1200 662L0 662Z`,
      ink,
    ),
  trees: (ink: string): Shape =>
    [90, 180, 270, 360, 450, 800, 880, 960, 1040, 1120]
      .map((x, index) =>
        fill(
          `M${x - 3} 662V610Q${x - 26} ${600} ${x - 20} ${572 - (index % 3) * 8}Q${x} ${540} ${x + 20} ${574}Q${x + 26} 600 ${x + 3} 610V662Z`,
          ink,
        ),
      )
      .join('') + rect(0, 652, 1200, 10, ink),
  sails: (ink: string): Shape =>
    rect(0, 654, 1200, 8, ink) +
    polygon(
      [
        [150, 652],
        [156, 540],
        [214, 650],
      ],
      ink,
    ) +
    polygon(
      [
        [146, 652],
        [148, 560],
        [112, 648],
      ],
      ink,
    ) +
    polygon(
      [
        [980, 652],
        [985, 580],
        [1022, 650],
      ],
      ink,
    ) +
    polygon(
      [
        [977, 652],
        [977, 596],
        [955, 650],
      ],
      ink,
    ),
  polder: (ink: string): Shape =>
    polygon(
      [
        [0, 662],
        [0, 644],
        [260, 644],
        [300, 608],
        [380, 608],
        [420, 644],
        [1200, 648],
        [1200, 662],
      ],
      ink,
    ) + [60, 100, 140, 1000, 1050, 1100, 1150].map((x) => circle([x, 634], 18, ink)).join(''),
  hills: (ink: string): Shape =>
    fill(
      `${curve([
        [0, 600],
        [180, 560],
        [330, 628],
        [520, 600],
        [700, 640],
        [900, 560],
        [1060, 600],
        [1200, 540],
      ])}L1200 662L0 662Z`,
      ink,
    ),
};
