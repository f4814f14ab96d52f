/** The constants of entrance animations (MOD-3): milliseconds, intensity 0–100, opacity in percent. */
export const animationDefaults = {
  duration: 1000,
  delay: 0,
  intensity: 50,
  opacity: 0,
  curve: 'ease-in-out',
  repeat: 'once',
} as const;

/** The viewer's distance from what turns in depth, in px. */
const perspective = 2000;

export type EntranceStyle = 'fade' | 'bounce' | 'slide' | 'zoom' | 'flip' | 'fold' | 'roll';
export type EntranceDirection = 'center' | 'left' | 'right' | 'top' | 'bottom';

interface Entrance {
  style: EntranceStyle;
  direction: EntranceDirection;
  /** 0–100 */
  intensity: number;
}

/** The transform a module has before it comes in, and the point that stays in place meanwhile. */
export interface EntranceStart {
  transform: string;
  origin?: string;
}

const towards: Record<EntranceDirection, readonly [x: number, y: number]> = {
  center: [0, 0],
  left: [-1, 0],
  right: [1, 0],
  top: [0, -1],
  bottom: [0, 1],
};

/** Slide 2·i % of the element, zoom to 1 − i/100, flip and fold by ⌈0.9·i⌉°, roll by ⌈3.6·i⌉° (MOD-3). */
export function entranceStart(entrance: Entrance): EntranceStart {
  const { style, direction } = entrance;
  const origin = direction === 'center' ? {} : { origin: direction };
  if (style === 'fade') return { transform: 'none' };
  if (style === 'zoom') return { transform: `scale(${scaleOf(entrance)})`, ...origin };
  if (style === 'roll') return { transform: `rotate(${turnOf(entrance, 360)}deg)`, ...origin };
  if (style === 'flip') return { transform: inDepth(entrance) };
  if (style === 'fold') return { transform: inDepth(entrance), ...origin };
  const [x, y] = offsetOf(entrance);
  const scale = direction === 'center' ? ` scale(${scaleOf(entrance)})` : '';
  return { transform: scale ? scale.trim() : `translate(${x}%,${y}%)` };
}

/** Where a bounce begins: an offset in percent of the element and a scale; it swings past its place (MOD-3). */
export function bounceStart(entrance: Omit<Entrance, 'style'>): { x: number; y: number; scale: number } {
  const [x, y] = offsetOf(entrance);
  return { x, y, scale: entrance.direction === 'center' ? scaleOf(entrance) : 1 };
}

/** Whole numbers stay as they are; others keep four digits, so that no rounding error is written. */
const short = (value: number) => Math.round(value * 10_000) / 10_000 + 0;

const scaleOf = ({ intensity }: { intensity: number }) => short(1 - intensity / 100);

const offsetOf = ({ direction, intensity }: Omit<Entrance, 'style'>): readonly [x: number, y: number] => {
  const [x, y] = towards[direction];
  return [short(x * 2 * intensity), short(y * 2 * intensity)];
};

const signOf = (direction: EntranceDirection) => (direction === 'left' || direction === 'top' ? -1 : 1);

/** `ceil` of a product that is whole but for a rounding error must not add a degree. */
const turnOf = ({ direction, intensity }: Omit<Entrance, 'style'>, fullTurn: 90 | 360) =>
  signOf(direction) * Math.ceil(short((fullTurn * intensity) / 100)) + 0;

function inDepth(entrance: Entrance): string {
  const upright = entrance.direction === 'left' || entrance.direction === 'right';
  const turn = turnOf(entrance, 90);
  return `perspective(${perspective}px) rotate${upright ? 'Y' : 'X'}(${turn}deg)`;
}
