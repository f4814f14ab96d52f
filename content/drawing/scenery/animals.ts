import { inks, shade } from '../kit/palette.ts';
import { circle, ellipse, fill, place, type Shape, stroke } from '../kit/svg.ts';

interface Placed {
  x: number;
  y: number;
  scale?: number;
  flip?: boolean;
}

/** A Friesian cow, grazing or looking up; about 200 px long at scale 1, hooves on y. */
export function cow({ x, y, scale = 1, flip }: Placed, grazing = true): Shape {
  const coat = '#fbf5ea';
  const patch = '#2a2c2a';
  const body =
    'M-84-92C-70-104-20-100 20-100C48-102 66-100 72-88C78-70 74-56 66-46C40-36-40-34-72-44C-88-56-92-80-84-92Z';
  const headDown = 'M62-92C78-90 96-64 104-40C112-22 110-10 100-8C90-8 86-18 80-32C72-46 56-60 52-74Z';
  const headUp =
    'M54-96C66-112 78-126 90-132C104-134 120-118 124-108C126-100 116-98 108-100C98-96 92-84 78-70Z';
  const legs = (dx: number): string =>
    `M${dx}-52L${dx + 3}-22L${dx + 1} 0H${dx + 13}L${dx + 15}-24L${dx + 22}-52Z`;
  return place(
    [
      fill(legs(-58) + legs(34), shade(coat, 0.34)),
      fill('M-84-88C-94-80-94-54-92-34L-96-24L-88-26C-88-48-88-70-80-80Z', patch),
      fill(legs(-78) + legs(50), coat),
      fill(body, coat),
      fill(
        'M-60-100C-34-104-16-100-18-84C-22-66-44-58-58-66C-70-76-72-94-60-100ZM14-100C34-104 52-100 50-84C46-62 30-50 16-60C4-70 2-94 14-100ZM-86-70C-76-66-70-54-76-45C-86-52-90-62-86-70Z',
        patch,
      ),
      fill('M-52-40C-50-28-28-28-26-38Z', '#e6a99a'),
      fill(grazing ? headDown : headUp, patch),
      fill(
        grazing
          ? 'M88-48C96-42 104-24 100-16L96-24C92-34 88-42 88-48Z'
          : 'M92-128C102-122 114-112 118-104L108-104C100-110 94-120 92-128Z',
        coat,
      ),
      fill(
        grazing
          ? 'M74-78C66-86 58-84 54-80C62-74 68-72 74-74Z'
          : 'M84-128C74-134 66-132 62-126C70-122 78-120 84-122Z',
        patch,
      ),
      circle(grazing ? [66, -72] : [74, -121], 4, inks.sun),
    ],
    { x, y, scale, flip },
  );
}

/** A Texel sheep. */
export function sheep({ x, y, scale = 1, flip }: Placed): Shape {
  return place(
    [
      fill('M-22-20L-20 0H-14L-14-20ZM12-20L14 0H20L20-20Z', inks.ink),
      fill(
        'M-34-30C-40-42-32-54-20-54C-10-62 8-60 16-54C28-56 36-46 34-36C36-24 26-16 14-18C0-12-16-14-22-18C-32-18-38-24-34-30Z',
        '#f6eede',
      ),
      fill(
        'M-34-30C-32-24-24-20-16-22C-4-18 8-20 16-24C24-24 30-28 34-36C36-24 26-16 14-18C0-12-16-14-22-18C-32-18-38-24-34-30Z',
        shade('#f6eede', 0.2),
      ),
      fill('M30-52C38-56 48-48 52-40C52-34 44-32 38-34C32-36 28-44 30-52Z', '#f6eede'),
      fill('M34-52C28-58 24-56 22-52C26-48 30-48 34-48Z', shade('#f6eede', 0.16)),
    ],
    { x, y, scale, flip },
  );
}

/** A Highland cow of the dunes, with its fringe and wide horns. */
export function highlander({ x, y, scale = 1, flip }: Placed): Shape {
  const coat = '#a6552a';
  const dark = shade(coat, 0.32);
  return place(
    [
      fill('M-62-46L-60 0H-46L-42-44ZM46-46L48 0H62L64-46Z', dark),
      fill(
        'M-90-92C-96-110-70-116-30-114C10-118 60-118 76-98C90-74 84-40 70-30C66-22 60-34 54-26C48-18 44-34 36-26C20-18 8-34-4-24C-16-16-28-34-40-24C-52-18-56-34-66-26C-84-34-92-66-90-92Z',
        coat,
      ),
      fill('M-82-50L-80 0H-66L-60-40ZM26-40L30 0H44L50-40Z', coat),
      fill('M-90-92C-96-70-94-50-98-30L-92-14L-86-32C-86-54-84-76-80-90Z', dark),
      stroke('M74-116C60-124 52-138 58-150M104-116C118-122 128-134 124-148', { colour: '#e8d9b8', width: 7 }),
      fill('M66-112C72-126 106-126 112-112C116-96 108-70 100-58C94-52 84-52 78-58C68-72 62-96 66-112Z', coat),
      fill(
        'M68-118C78-128 102-128 110-118C114-104 110-92 104-84C102-92 98-84 94-80C92-90 86-82 82-78C80-88 74-86 70-94C66-102 66-112 68-118Z',
        shade(coat, 0.16),
      ),
      fill('M76-66C82-72 96-72 102-66C102-56 94-50 89-50C84-50 76-56 76-66Z', '#d99a77'),
      fill(
        'M62-112C52-114 44-108 44-102C54-100 60-102 66-106ZM114-112C124-114 132-108 132-102C122-100 116-102 112-106Z',
        dark,
      ),
    ],
    { x, y, scale, flip },
  );
}

/** A mallard; floats with its waterline on y. */
export function duck({ x, y, scale = 1, flip }: Placed): Shape {
  return place(
    [
      fill('M-40-8C-46-16-52-22-58-20C-52-12-48 0-36 4H20C36 2 38-12 28-16C12-20-10-20-40-8Z', '#8f7a5c'),
      fill('M-30-6C-16-16 8-18 22-14C14-2-12 2-30-6Z', '#d9cfb8'),
      fill('M14-14C12-28 18-42 30-44C42-44 46-34 42-28C36-22 34-14 36-6C28-2 18-6 14-14Z', '#2f6147'),
      fill('M14-15C20-10 30-10 36-14L36-8C28-2 18-4 14-11Z', inks.white),
      fill('M42-36C48-36 56-33 58-30C54-27 46-27 41-29Z', inks.sun),
      circle([33, -36], 2, inks.ink),
      fill('M20-6C30-2 36-4 37-10C40 0 30 6 20 4Z', '#7b4a30'),
    ],
    { x, y, scale, flip },
  );
}

/** A sitting gull in cm, feet on y 0. */
export const sittingGull = (): Shape =>
  [
    stroke('M-2-6V0M3-6V0', { colour: inks.sunDeep, width: 1.2 }),
    fill(
      'M-26-8C-16-12-10-20 0-22C4-28 8-30 13-29C17-27 17-22 14-19C12-10 6-4-4-5C-12-6-20-5-26-8Z',
      inks.white,
    ),
    fill('M-28-8C-18-13-10-19 0-18C2-12-4-8-10-8C-16-8-22-6-28-8Z', '#a9b7b9'),
    fill('M-30-7L-18-11L-16-8Z', inks.ink),
    fill('M16-25L23-23L16-21.6Z', inks.sun),
    ellipse([12.4, -25.6], 0.9, 0.9, inks.ink),
  ].join('');
