import type { Language } from '../../lib/language.ts';
import { fill } from '../../lib/texts.ts';
import type { BookingFormTexts } from './booking-form.texts.ts';

/** Why the server was not asked: no connection, too many asking at once, a fault of ours, or a draft being looked at. */
export type FormTrouble = { kind: 'offline' | 'error' | 'builder' } | { kind: 'busy'; seconds: number };

/** Who is asked to wait without being told how long waits this long, in seconds. */
const usualWait = 5;

/** What an answer that is none of the form's says; `retryAfter` is the header: seconds, or a date that is not used. */
export function troubleOf(status: number, retryAfter: string | null): FormTrouble {
  if (status !== 429 && status !== 503) return { kind: 'error' };
  const seconds = Math.ceil(Number(retryAfter));
  return { kind: 'busy', seconds: seconds > 0 ? seconds : usualWait };
}

export const troubleText = (trouble: FormTrouble, texts: BookingFormTexts, language: Language): string =>
  trouble.kind === 'busy' ? fill(texts.busy, { count: trouble.seconds }, language) : texts[trouble.kind];
