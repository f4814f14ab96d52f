import type { Place } from '../../../lib/mercator.ts';

const decimal = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
const patterns = [
  // In the address of a map: a marker before the middle of what is seen.
  new RegExp(`mlat=${decimal}&mlon=${decimal}`),
  new RegExp(`!3d${decimal}!4d${decimal}`),
  new RegExp(`#map=[\\d.]+/${decimal}/${decimal}`),
  new RegExp(`/@${decimal},${decimal}`),
  new RegExp(`(?:^geo:|[?&](?:q|ll|query|destination)=)${decimal}(?:,|%2C)\\s*${decimal}`, 'i'),
  // Two numbers, as maps copy them.
  new RegExp(`^\\s*${decimal}\\s*(?:°\\s*N?)?\\s*[,;\\s]\\s*${decimal}\\s*(?:°\\s*E?)?\\s*$`, 'i'),
];

/** Degrees, minutes and seconds with their letters: `52°22'50"N 4°38'25"E` (O is the Dutch and German east). */
const sexagesimal =
  /^\s*(\d{1,2})°\s*(?:(\d{1,2})['′]\s*)?(?:([\d.]+)["″]\s*)?([NSZ])[,\s]+(\d{1,3})°\s*(?:(\d{1,2})['′]\s*)?(?:([\d.]+)["″]\s*)?([EOW])\s*$/i;

/** Reads a place as people copy it: two numbers, or the address of a map in their browser. */
export function readPlace(typed: string): Place | undefined {
  const text = typed.trim();
  // With commas as decimal signs: `52,3807 4,6403`.
  const plain = /^-?\d+,\d+[;\s]+-?\d+,\d+$/.test(text) ? text.replaceAll(',', '.') : text;
  for (const pattern of patterns) {
    const found = pattern.exec(plain);
    if (found) return onEarth(Number(found[1]), Number(found[2]));
  }
  const parts = sexagesimal.exec(text);
  if (!parts) return;
  const degrees = (from: number) =>
    Number(parts[from]) + Number(parts[from + 1] ?? 0) / 60 + Number(parts[from + 2] ?? 0) / 3600;
  const south = /[SZ]/i.test(parts[4] ?? '');
  const west = /W/i.test(parts[8] ?? '');
  return onEarth(south ? -degrees(1) : degrees(1), west ? -degrees(5) : degrees(5));
}

function onEarth(latitude: number, longitude: number): Place | undefined {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return;
  const rounded = (value: number) => Math.round(value * 1e6) / 1e6;
  return { latitude: rounded(latitude), longitude: rounded(longitude) };
}
