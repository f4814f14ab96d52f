import type { Point } from '../kit/geometry.ts';

export type HairStyle = 'short' | 'long' | 'bun' | 'curls' | 'bob' | 'tail' | 'bald';
export type Hat = 'beanie' | 'cap' | 'helmet' | 'scarf' | 'brim' | 'hood';

/** Who somebody is, seen from the side: no face is ever drawn. */
export interface Look {
  coat: string;
  trousers: string;
  skin: string;
  hair: string;
  style: HairStyle;
  hat?: Hat;
  hatColour?: string;
  /** A shawl that flies out behind. */
  shawl?: string;
  shoes?: string;
  beard?: boolean;
  skirt?: boolean;
  /** Lean from upright in degrees. */
  lean?: number;
  /** 1 is a grown-up of 1.75 m. */
  size?: number;
  glasses?: boolean;
}

export interface Body {
  hip: Point;
  shoulder: Point;
  head: Point;
}
