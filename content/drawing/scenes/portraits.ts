import { hairs, inks, shade, skinShade, skins } from '../kit/palette.ts';
import { circle, fill, type Picture, place, rect, type Shape } from '../kit/svg.ts';
import { head } from '../people/head.ts';
import { bram, noor, type Outfit, saskia } from '../people/outfit.ts';

/** Shoulders and collar under a head; cm from the middle of the head, as in `head`. */
function bust({ top, scarf, skin }: Outfit): Shape {
  return [
    fill('M-6 5L-6.400 19Q-1 22 4.600 19L4 9Z', skinShade(skin, 0.18)),
    fill('M-25 40Q-24 22-8 17.500Q-1 20 4.600 17.500Q17 20 20 40Z', top),
    fill('M4.600 17.500Q17 20 20 40H9Q10 26 4.600 17.500Z', shade(top, 0.22)),
    scarf
      ? fill('M-9 13Q-1 17 7.400 13Q10.500 17 8.400 21Q-1 25.500-10 21Q-12 16-9 13Z', scarf) +
        fill('M2 21Q7 21 8 19L11 38H3Z', shade(scarf, 0.16))
      : fill('M-8 16.400Q-1 19.600 5.200 16.400L6 19.600Q-1 23.400-9 19.800Z', shade(top, 0.32)),
  ].join('');
}

/** A cameo: somebody in profile before a low sun; no face but the profile. */
function portrait(outfit: Outfit, ground: string, disc: string, flip = false): Picture {
  const low = shade(ground, 0.14);
  return {
    width: 400,
    height: 400,
    shapes: [
      rect(0, 0, 400, 400, ground),
      circle([flip ? 150 : 250, 176], 122, disc),
      rect(0, 300, 400, 100, low),
      place(bust(outfit) + head(outfit), { x: flip ? 208 : 192, y: 172, scale: 7.4, flip }),
    ],
  };
}

/** The guests; Bram, Noor and Saskia are of the shop. */
const wim: Outfit = {
  skin: skins.light,
  hair: 'short',
  hairColour: hairs.white,
  beard: true,
  hat: 'cap',
  hatColour: inks.slateDeep,
  top: '#34566b',
  bottom: inks.ink,
  shoes: inks.ink,
};
const fatima: Outfit = {
  skin: skins.tan,
  hair: 'scarf',
  hairColour: inks.plum,
  top: inks.sunDeep,
  bottom: inks.ink,
  shoes: inks.ink,
};
const joy: Outfit = {
  skin: skins.dark,
  hair: 'afro',
  hairColour: hairs.black,
  top: inks.coral,
  bottom: inks.ink,
  shoes: inks.ink,
  scarf: inks.white,
};

export const portraits: Record<string, () => Picture> = {
  'portrait-1': () => portrait(bram, inks.sky, '#fbe3b0'),
  'portrait-2': () => portrait(noor, inks.peach, inks.dawn, true),
  'portrait-3': () => portrait(saskia, inks.grassPale, inks.sandPale),
  'portrait-4': () => portrait(wim, inks.sand, inks.sun, true),
  'portrait-5': () => portrait(fatima, inks.skyDeep, inks.skyLight),
  'portrait-6': () => portrait(joy, inks.mist, inks.sun, true),
};
