import { isLanguage, type Language } from '../../lib/language.ts';

/** The widths at which modules are looked at, in px: a phone, a tablet, a computer. */
export const galleryWidths = [390, 820, 1440] as const;
export type GalleryWidth = (typeof galleryWidths)[number];

/** The type under which the style guide stands among the modules. */
export const styleGuide = 'style-guide';

/** What is looked at and how; it stands in the address, so that it can be sent on. */
export interface GalleryChoice {
  /** A module type; the style guide when left out. */
  module?: string;
  /** All widths beside each other when left out. */
  width?: GalleryWidth;
  /** Dutch when left out. */
  language?: Language;
  /** Every text twice as long. */
  twice?: true;
  /** Its examples when left out. */
  show?: 'fields';
}

/** The choice in an address; what is not understood is left out. */
export function galleryChoiceOf(search: Record<string, unknown>): GalleryChoice {
  const width = galleryWidths.find((each) => each === search.width);
  return {
    ...(typeof search.module === 'string' && { module: search.module }),
    ...(width && { width }),
    ...(isLanguage(search.language) && { language: search.language }),
    ...(search.twice === true && { twice: true }),
    ...(search.show === 'fields' && { show: 'fields' }),
  };
}

/** Where a fixture is shown as a page of its own. */
export function documentAddress(fixture: number, choice: GalleryChoice): string {
  const query = new URLSearchParams({
    fixture: String(fixture),
    ...(choice.language && { language: choice.language }),
    ...(choice.twice && { twice: '1' }),
  });
  return `/admin/modules/show/${encodeURIComponent(choice.module ?? styleGuide)}?${query}`;
}
