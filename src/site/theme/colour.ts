/** A colour as people see it: lightness 0–1, chroma 0–0.4, hue in degrees (OKLCH). */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

type Triple = readonly [number, number, number];

const toLinear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const fromLinear = (part: number): number =>
  part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055;

function linearOf(hex: string): Triple {
  const part = (at: number) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [part(1), part(3), part(5)];
}

/** The contrast of two colours `#rrggbb`, 1–21 (WCAG 2.2, 1.4.3). */
export function contrast(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [red, green, blue] = linearOf(hex);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Reads `#rrggbb`. */
export function toOklch(hex: string): Oklch {
  const [red, green, blue] = linearOf(hex);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { lightness, chroma: Math.hypot(a, b), hue: (Math.atan2(b, a) * 180) / Math.PI };
}

function toLinearTriple({ lightness, chroma, hue }: Oklch): Triple {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const isShown = (triple: Triple) => triple.every((part) => part >= -0.0005 && part <= 1.0005);

/** Writes `#rrggbb`; a colour that screens cannot show becomes the one nearest to it of the same lightness and hue. */
export function toHex(colour: Oklch): string {
  const lightness = Math.min(1, Math.max(0, colour.lightness));
  let triple = toLinearTriple({ ...colour, lightness });
  if (!isShown(triple)) {
    let [shown, beyond] = [0, colour.chroma];
    for (let halving = 0; halving < 10; halving += 1) {
      const chroma = (shown + beyond) / 2;
      if (isShown(toLinearTriple({ ...colour, lightness, chroma }))) shown = chroma;
      else beyond = chroma;
    }
    triple = toLinearTriple({ ...colour, lightness, chroma: shown });
  }
  const part = (linear: number) =>
    Math.round(Math.min(1, Math.max(0, fromLinear(Math.max(0, linear)))) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${triple.map(part).join('')}`;
}

/** The colour of the same hue whose lightness is nearest and that passes; undefined when none does. */
export function nearestPassing(hex: string, passes: (candidate: string) => boolean): string | undefined {
  if (passes(hex)) return hex;
  const own = toOklch(hex);
  for (let step = 1; step <= 100; step += 1) {
    for (const lightness of [own.lightness - step / 100, own.lightness + step / 100]) {
      if (lightness < 0 || lightness > 1) continue;
      const candidate = toHex({ ...own, lightness });
      if (passes(candidate)) return candidate;
    }
  }
}
