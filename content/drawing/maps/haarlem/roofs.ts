import { inks, mix } from '../../kit/palette.ts';
import { random } from '../../kit/random.ts';
import { fill, type Shape } from '../../kit/svg.ts';

/** Roofs all over, in rows; water and streets are drawn over them. */
export function roofs(): Shape {
  const { between, pick } = random(5);
  const colours = [
    mix(inks.brickPale, inks.sandPale, 0.35),
    mix(inks.brick, inks.sandPale, 0.5),
    mix(inks.sandShade, inks.sandPale, 0.4),
    mix(inks.brickPale, inks.sandPale, 0.6),
  ];
  const paths = colours.map(() => '');
  for (let y = 10; y < 1250; y += 30) {
    for (let x = (y % 60) / 2; x < 1000; x += between(26, 50)) {
      const colour = pick(colours);
      const wide = Math.round(between(18, 32));
      paths[colours.indexOf(colour)] +=
        `M${Math.round(x)} ${y}h${wide}v${Math.round(between(15, 23))}h-${wide}z`;
    }
  }
  return paths.map((d, index) => fill(d, colours[index] as string)).join('');
}
