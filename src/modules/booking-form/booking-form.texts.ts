import type { Language } from '../../lib/language.ts';
import type { Text } from '../../lib/texts.ts';
import { checkTexts } from './texts/check-texts.ts';
import { dateTexts } from './texts/date-texts.ts';
import { guestTexts } from './texts/guest-texts.ts';
import { problemTexts } from './texts/problem-texts.ts';
import { rentalTexts } from './texts/rental-texts.ts';
import { stepTexts } from './texts/step-texts.ts';
import { tourTexts } from './texts/tour-texts.ts';

const all = <Each extends Language>(language: Each) => ({
  ...stepTexts[language],
  ...dateTexts[language],
  ...rentalTexts[language],
  ...tourTexts[language],
  ...guestTexts[language],
  ...checkTexts[language],
  ...problemTexts[language],
});

export const bookingFormTexts = { nl: all('nl'), en: all('en'), de: all('de') };

type Dutch = (typeof bookingFormTexts)['nl'];

/** The form's texts in one language. */
export type BookingFormTexts = { [Key in keyof Dutch]: Dutch[Key] extends string ? string : Text };
