import { inks, shade } from '../kit/palette.ts';
import { circle, ellipse, fill, place, type Shape, stroke } from '../kit/svg.ts';

interface Placed {
  x: number;
  y: number;
  scale?: number;
  flip?: boolean;
}

/** A dog that sits and looks up to the right; about 60 cm high at scale 1, paws on y. */
export function sittingDog({ x, y, scale = 1, flip }: Placed, coat = '#a8693f'): Shape {
  const dark = shade(coat, 0.3);
  return place(
    [
      fill('M-24-4C-34-6-40-14-38-22C-34-14-28-12-22-12Z', dark),
      fill('M-24 0C-30-14-22-30-8-36L6-40C12-28 12-12 10 0Z', coat),
      fill('M-24 0C-28-12-18-20-8-16C-2-12-2-4-4 0Z', dark),
      fill('M4-34L14-34L13-2H17V0H6Z', coat),
      fill('M-4-36C-6-50 0-60 10-62C18-64 22-58 24-54L34-55C35-50 32-46 26-45C22-42 16-38 12-32Z', coat),
      fill('M4-60C-4-60-8-50-6-42C0-42 4-48 8-56Z', dark),
      fill('M-2-38L12-34L11-30L-4-34Z', inks.tulip),
      circle([33.4, -53.6], 1.8, inks.ink),
      circle([19, -55], 1.2, inks.ink),
    ],
    { x, y, scale, flip },
  );
}

/** A rabbit upright on its hind legs, 40 cm high at scale 1. */
export const rabbit = ({ x, y, scale = 1, flip }: Placed): Shape =>
  place(
    [
      circle([-11, -6], 4, inks.white),
      fill('M-10 0C-14-10-10-22-2-26C6-28 10-20 9-12C9-6 10-2 12 0Z', '#a58560'),
      fill('M-10 0C-12-8-6-14 0-12C4-9 4-3 3 0Z', shade('#a58560', 0.22)),
      fill('M-4-24C-6-32 0-36 6-35C12-34 14-28 11-25C8-22 0-22-4-24Z', '#a58560'),
      fill(
        'M0-34C-4-42-4-50-1-52C3-48 5-40 4-34ZM4-35C4-44 7-50 10-51C11-46 10-39 8-34Z',
        shade('#a58560', 0.14),
      ),
      circle([7.6, -30], 1.1, inks.ink),
    ],
    { x, y, scale, flip },
  );

/** A fallow buck with palmed antlers, far off; hooves on y, about 110 px long at scale 1. */
export const fallowBuck = ({ x, y, scale = 1, flip }: Placed, coat = '#8a5f3c'): Shape =>
  place(
    [
      stroke('M-34-40L-36 0M-26-40L-25 0M24-42L23 0M32-42L35 0', { colour: shade(coat, 0.25), width: 5 }),
      fill('M-44-56C-38-68 20-66 34-64C40-54 38-40 30-34C6-30-20-32-38-36C-46-42-48-50-44-56Z', coat),
      fill('M24-62C32-76 38-88 44-98L58-96L66-88C64-84 58-83 54-84C50-70 44-54 36-46Z', coat),
      fill('M44-96C38-102 32-102 30-99C34-94 40-92 46-92Z', shade(coat, 0.2)),
      stroke('M48-97C42-108 38-118 40-128M50-97C56-110 58-120 56-130', { colour: '#5b4630', width: 4 }),
      fill(
        'M40-126C32-130 28-142 32-150C38-146 44-136 44-124ZM56-128C54-138 58-148 66-152C68-142 64-132 59-124Z',
        '#5b4630',
      ),
      ellipse([-8, -57], 2.4, 1.8, '#e8d9b8'),
      ellipse([6, -56], 2.4, 1.8, '#e8d9b8'),
      ellipse([-22, -56], 2.4, 1.8, '#e8d9b8'),
    ],
    { x, y, scale, flip },
  );
