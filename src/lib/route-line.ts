import type { Place } from './mercator.ts';

/** A point of a route; `height` in metres above the sea, the same 0 everywhere where none is known. */
export interface RoutePoint extends Place {
  height: number;
}

/** Steps of the encoded numbers: 1e-5 degrees (about a metre) and decimetres of height. */
const steps = [1e5, 1e5, 10] as const;

/** A route as a short text: differences of latitude, longitude and height, as in the web's encoded polylines. */
export function encodeLine(points: readonly RoutePoint[]): string {
  let text = '';
  let before = [0, 0, 0];
  for (const { latitude, longitude, height } of points) {
    const now = [latitude, longitude, height].map((value, index) => Math.round(value * (steps[index] ?? 1)));
    text += now.map((value, index) => encodeNumber(value - (before[index] ?? 0))).join('');
    before = now;
  }
  return text;
}

function encodeNumber(value: number): string {
  let left = value < 0 ? -value * 2 - 1 : value * 2;
  let text = '';
  while (left >= 32) {
    text += String.fromCharCode((left % 32) + 32 + 63);
    left = Math.floor(left / 32);
  }
  return text + String.fromCharCode(left + 63);
}

/** The points of an encoded route; undefined when the text is none, or leads off the earth. */
export function decodeLine(text: string): RoutePoint[] | undefined {
  const numbers = decodeNumbers(text);
  if (!numbers || numbers.length % 3 !== 0) return;
  const points: RoutePoint[] = [];
  const sum = [0, 0, 0];
  for (let index = 0; index < numbers.length; index += 3) {
    for (const offset of [0, 1, 2]) sum[offset] = (sum[offset] ?? 0) + (numbers[index + offset] ?? 0);
    const [latitude = 0, longitude = 0, height = 0] = sum.map(
      (value, offset) => value / (steps[offset] ?? 1),
    );
    if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180 || Math.abs(height) > 9000) return;
    points.push({ latitude, longitude, height });
  }
  return points;
}

function decodeNumbers(text: string): number[] | undefined {
  const numbers: number[] = [];
  let value = 0;
  let weight = 1;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index) - 63;
    if (code < 0 || code > 63 || weight > 2 ** 40) return;
    value += (code % 32) * weight;
    weight *= 32;
    if (code >= 32) continue;
    numbers.push(value % 2 === 1 ? -(value + 1) / 2 : value / 2);
    value = 0;
    weight = 1;
  }
  return weight === 1 ? numbers : undefined;
}
