import { createContext, use } from 'react';
import type { Language } from '../../../lib/language.ts';
import type { Device } from '../per-device/per-device.state.ts';

/** What controls know of the page being made. */
export interface Surroundings {
  device: Device;
  hover: boolean;
  setDevice(device: Device): void;
  setHover(hover: boolean): void;
  /** Names of the theme's colours, steps of its lengths, icons. */
  colours: readonly string[];
  lengths: readonly string[];
  icons: readonly string[];
  pageLanguage: Language;
  /** A picture of the library may look different now. */
  onLibraryChange(): void;
  /** The anchors that modules of the page have. */
  anchors(): readonly string[];
  /** The value of a design token such as `--color-ink` on the page, '' when it has none. */
  token(name: string): string;
  /** The colour that one set by this field is seen against: the ground of a text, the text on a ground. */
  seenAgainst(name: string): string | undefined;
}

export const SurroundingsContext = createContext<Surroundings | undefined>(undefined);

export function useSurroundings(): Surroundings {
  const surroundings = use(SurroundingsContext);
  if (!surroundings) throw new Error('a control stands outside a panel');
  return surroundings;
}
