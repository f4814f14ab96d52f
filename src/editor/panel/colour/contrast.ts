type Rgb = [red: number, green: number, blue: number, alpha: number];

/** Reads `#rrggbb`, `#rrggbbaa`, `rgb(1, 2, 3)` or `rgba(…)`, as colours are stored and browsers compute them. */
function parseColour(css: string): Rgb | undefined {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})?$/i.exec(css.trim());
  if (hex) {
    const [red, green, blue, alpha = 255] = hex
      .slice(1)
      .filter((part) => part !== undefined)
      .map((part) => Number.parseInt(part, 16)) as [number, number, number, number?];
    return [red, green, blue, alpha / 255];
  }
  const numbers = /^rgba?\(([^)]+)\)$/
    .exec(css.trim())?.[1]
    ?.split(/[\s,/]+/)
    .map(Number);
  if (!numbers || numbers.length < 3 || numbers.some(Number.isNaN)) return undefined;
  return [numbers[0] as number, numbers[1] as number, numbers[2] as number, numbers[3] ?? 1];
}

const blend = (over: number, under: number, alpha: number) => over * alpha + under * (1 - alpha);

function luminance([red, green, blue]: readonly number[]): number {
  const channel = (value = 0) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
}

/** The contrast of a colour on its ground, 1–21 (WCAG 2.2, 1.4.3); `undefined` when either cannot be read. */
export function contrastOf(colour: string, ground: string): number | undefined {
  const under = parseColour(ground);
  const over = parseColour(colour);
  if (!under || !over) return undefined;
  const seen = [0, 1, 2].map((index) => blend(over[index] as number, under[index] as number, over[3]));
  const [light, dark] = [luminance(seen), luminance(under)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

export const isTransparent = (css: string): boolean => (parseColour(css)?.[3] ?? 0) === 0;
