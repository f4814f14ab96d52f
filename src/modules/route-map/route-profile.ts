import { linePlaces } from '../../components/map/line-path.ts';
import type { LiveMap } from '../../components/map/wake-map.ts';
import { metresBetween, type Place } from '../../lib/mercator.ts';

/** Lets a visitor move along the heights, and marks the place on the map. */
export function startProfile(root: HTMLElement, map: LiveMap): void {
  const along = root.querySelector<HTMLInputElement>('[data-along]');
  const way = wayOf(root);
  if (!along || !way) return;
  const show = () => {
    const share = Number(along.value) / Number(along.max);
    const height = heightAt(root, share, along.dataset);
    map.markHere(placeAlong(way, share));
    say(root, along, height);
  };
  along.hidden = false;
  along.addEventListener('input', show);
  along.addEventListener('focus', show);
  // A mouse need not be pressed.
  along.addEventListener('pointermove', ({ clientX, pointerType, buttons }) => {
    if (pointerType !== 'mouse' || buttons) return;
    const { left, width } = along.getBoundingClientRect();
    along.value = String(((clientX - left) / width) * Number(along.max));
    show();
  });
}

interface Way {
  places: Place[];
  /** Metres along the drawn line to each. */
  metres: number[];
}

function wayOf(root: HTMLElement): Way | undefined {
  const path = root.querySelector('[data-line]')?.getAttribute('d');
  const [x = 0, y = 0] = (root.querySelector<HTMLElement>('[data-sheet]')?.dataset.sheet ?? '')
    .split(' ')
    .map(Number);
  if (!path) return;
  const places = linePlaces(path, { x, y });
  let sum = 0;
  const metres = places.map((place, index) => {
    const before = places[index - 1];
    if (before) sum += metresBetween(before, place);
    return sum;
  });
  return { places, metres };
}

/** The place at a share of the way, between the two points around it. */
function placeAlong({ places, metres }: Way, share: number): Place {
  const wanted = share * (metres.at(-1) ?? 0);
  const next = Math.max(
    1,
    metres.findIndex((each) => each >= wanted),
  );
  const [from, to] = [places[next - 1], places[next]];
  if (!from || !to) return places.at(-1) as Place;
  const step = (metres[next] ?? 0) - (metres[next - 1] ?? 0) || 1;
  const part = (wanted - (metres[next - 1] ?? 0)) / step;
  return {
    latitude: from.latitude + (to.latitude - from.latitude) * part,
    longitude: from.longitude + (to.longitude - from.longitude) * part,
  };
}

/** Reads the drawing: its points are x from 0 to 1000 and y from 0, the top, to 100. */
function heightAt(root: HTMLElement, share: number, { from, until }: DOMStringMap): number {
  const points = root.querySelector<SVGPolylineElement>('[data-ridge]')?.points;
  const x = share * 1000;
  let y = 0;
  for (let index = 1; points && index < points.length; index += 1) {
    const [before, after] = [points[index - 1], points[index]];
    if (!before || !after || after.x < x) continue;
    y = before.y + ((after.y - before.y) * (x - before.x)) / (after.x - before.x || 1);
    break;
  }
  root.querySelector('[data-cursor]')?.setAttribute('d', `M${x} 0V100`);
  root.querySelector('[data-dot]')?.setAttribute('d', `M${x} ${y}h0`);
  return Number(until) - (y / 100) * (Number(until) - Number(from));
}

function say(root: HTMLElement, along: HTMLInputElement, height: number): void {
  const { here = '', language } = along.dataset;
  const km = (Number(along.value) / 1000).toLocaleString(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const text = here.replace('{km}', km).replace('{metres}', String(Math.round(height)));
  along.ariaValueText = text;
  const output = root.querySelector('[data-here-text]');
  if (output) output.textContent = text;
}
