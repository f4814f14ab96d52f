import type { LibraryPicture } from '../../features/media/library.types.ts';
import { type Language, languages } from '../../lib/language.ts';

/** The languages in which a picture that says something has no words. */
export const missingWords = ({ alt, decorative }: Pick<LibraryPicture, 'alt' | 'decorative'>): Language[] =>
  decorative ? [] : languages.filter((language) => alt[language].trim() === '');
