import { hairs, inks, skins } from '../kit/palette.ts';

export type Hair = 'short' | 'bun' | 'tail' | 'bob' | 'curls' | 'long' | 'bald' | 'scarf' | 'afro';
export type Hat = 'helmet' | 'road-helmet' | 'cap' | 'beanie' | 'straw' | 'hood';

/** How somebody looks. Lengths are those of a person of 175 cm; `size` makes them taller or smaller. */
export interface Outfit {
  size?: number;
  skin: string;
  hair: Hair;
  hairColour: string;
  beard?: boolean;
  hat?: Hat;
  hatColour?: string;
  top: string;
  /** A coat falls over the hips; `flying` lets its tail blow back. */
  coat?: 'short' | 'long' | 'flying';
  bottom: string;
  skirt?: string;
  shorts?: boolean;
  bareArms?: boolean;
  shoes: string;
  scarf?: string;
  backpack?: string;
}

/** The people who return from picture to picture. */
export const anna: Outfit = {
  skin: skins.light,
  hair: 'tail',
  hairColour: hairs.copper,
  top: inks.tulip,
  coat: 'flying',
  bottom: inks.seaNight,
  shoes: inks.ink,
  scarf: inks.sun,
};
export const youssef: Outfit = {
  skin: skins.brown,
  hair: 'short',
  hairColour: hairs.black,
  beard: true,
  top: inks.greenDeep,
  bottom: '#3b4a52',
  shoes: '#8a4b2b',
};
export const joke: Outfit = {
  skin: skins.light,
  hair: 'bob',
  hairColour: hairs.white,
  top: inks.seaDeep,
  coat: 'short',
  bottom: inks.plum,
  shoes: inks.ink,
  scarf: inks.coral,
};
export const sem: Outfit = {
  skin: skins.tan,
  hair: 'curls',
  hairColour: hairs.brown,
  top: inks.sun,
  bottom: inks.seaNight,
  shoes: inks.paper,
  backpack: inks.brick,
};
export const amara: Outfit = {
  skin: skins.dark,
  hair: 'afro',
  hairColour: hairs.black,
  top: inks.coral,
  bottom: inks.greenDeep,
  skirt: inks.greenDeep,
  shoes: inks.ink,
  scarf: inks.paper,
};
export const kees: Outfit = {
  skin: skins.light,
  hair: 'short',
  hairColour: hairs.grey,
  beard: true,
  hat: 'cap',
  hatColour: inks.slateDeep,
  top: '#34566b',
  coat: 'short',
  bottom: '#5a5348',
  shoes: inks.ink,
};
export const mei: Outfit = {
  skin: skins.tan,
  hair: 'long',
  hairColour: hairs.black,
  top: inks.paper,
  bottom: inks.tulip,
  skirt: inks.tulip,
  shoes: inks.ink,
};
export const leila: Outfit = {
  skin: skins.tan,
  hair: 'scarf',
  hairColour: inks.plum,
  top: inks.seaDeep,
  coat: 'flying',
  bottom: inks.ink,
  shoes: inks.brick,
};

/** The three of the shop: workshop, tours, counter. */
export const bram: Outfit = {
  skin: skins.brown,
  hair: 'short',
  hairColour: hairs.black,
  beard: true,
  top: inks.greenDeep,
  bottom: '#3b4a52',
  shoes: '#8a4b2b',
};
export const noor: Outfit = {
  skin: skins.tan,
  hair: 'curls',
  hairColour: hairs.black,
  top: inks.seaDeep,
  coat: 'short',
  bottom: '#5a5348',
  shoes: inks.ink,
  scarf: inks.sun,
};
export const saskia: Outfit = {
  skin: skins.light,
  hair: 'bun',
  hairColour: hairs.copper,
  top: inks.tulip,
  bottom: inks.seaNight,
  shoes: inks.ink,
};

/** A child of about `years` wearing what children wear. */
export function child(years: number, look: Partial<Outfit> = {}): Outfit {
  return {
    size: 0.42 + years * 0.034,
    skin: skins.light,
    hair: 'bob',
    hairColour: hairs.straw,
    top: inks.sun,
    bottom: inks.seaDeep,
    shoes: inks.tulip,
    ...look,
  };
}
