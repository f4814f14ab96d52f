import { inks } from '../kit/palette.ts';
import { fill, type Picture, place, type Shape } from '../kit/svg.ts';
import { heroTulips } from '../scenes/hero-tulips.ts';
import { mark, partnerMarks } from './mark.ts';
import { words } from './words.ts';

/** A word with its cap height set to `size` px; the left end of its baseline at x, y. */
const word = (name: keyof typeof words, x: number, y: number, size: number, colour: string): Shape =>
  place(fill(words[name].d, colour), { x, y, scale: size / 66 });

/** Mark and name in one line, 64 px high. */
function lockup(ink: string, sun: string = inks.sun): Picture {
  const size = 30;
  return {
    width: Math.round(76 + (words.shop.width * size) / 66),
    height: 64,
    shapes: [place(mark(ink, sun), { x: 0, y: 0, scale: 1.6 }), word('shop', 76, 47, size, ink)],
  };
}

function partner(name: keyof typeof partnerMarks, gap: number): Picture {
  const size = 24;
  return {
    width: Math.round(64 + gap + (words[name].width * size) / 66 + 4),
    height: 64,
    shapes: [place(partnerMarks[name](inks.ink), { scale: 0.8 }), word(name, 64 + gap, 43, size, inks.ink)],
  };
}

/** The mark for 16 to 64 px: wheel, low sun and horizon, without spokes. */
const small = (): Picture => ({
  width: 64,
  height: 64,
  shapes: [
    fill('M14 0H50Q64 0 64 14V50Q64 64 50 64H14Q0 64 0 50V14Q0 0 14 0Z', inks.greenDeep),
    fill('M16 40A16 16 0 0 1 48 40Z', inks.sun),
    `<circle cx="32" cy="32" r="23" fill="none" stroke="${inks.paper}" stroke-width="6"/>`,
    fill('M10 40H54V45.5H10Z', inks.paper),
  ],
});

/** What a link to the shop shows elsewhere: the tulip fields with mark and name in the sky. */
function sharing(): Picture {
  return {
    width: 1200,
    height: 630,
    shapes: [
      place(heroTulips().shapes, { x: 0, y: -112, scale: 0.75 }),
      place(mark(inks.greenDeep), { x: 70, y: 64, scale: 2.4 }),
      word('shop', 70, 236, 46, inks.greenDeep),
    ],
  };
}

/** Logo, partners and the picture for links; drawn in one ink, so that they print on any ground. */
export const brandPictures: Record<string, () => Picture> = {
  logo: () => lockup(inks.greenDeep),
  'logo-light': () => lockup(inks.paper),
  'logo-mark': () => ({ width: 80, height: 80, shapes: [place(mark(inks.greenDeep), { scale: 2 })] }),
  'partner-duinhotel': () => partner('hotel', 12),
  'partner-spaarne-koffie': () => partner('coffee', 12),
  'partner-haarlem-zomer': () => partner('summer', 12),
  'partner-bollenroute': () => partner('bulbs', 6),
  'partner-molenbakker': () => partner('bakery', 10),
  'og-image': sharing,
  favicon: small,
};
