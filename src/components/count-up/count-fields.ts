import { choice, number, toggle } from '../../fields/kinds.ts';
import { type Language, localeOf } from '../../lib/language.ts';
import type { CountFormat } from './count-format.ts';

/** The largest amount, above or below zero, that a counter shows. */
export const largestCount = 1_000_000_000_000;
/** How long a counter takes, in ms, as the circle counter does (CNT-2). */
const initialDuration = 1800;

/** How the numbers of a counter are written and how they run up. */
export const countFields = {
  decimals: number({
    label: { nl: 'Decimalen', en: 'Decimals', de: 'Dezimalstellen' },
    initial: 0,
    minimum: 0,
    maximum: 4,
  }),
  separator: choice({
    label: { nl: 'Duizendtallen', en: 'Thousands', de: 'Tausender' },
    options: {
      language: { nl: 'Naar de taal', en: 'By language', de: 'Nach Sprache' },
      dot: { nl: '1.000', en: '1.000', de: '1.000' },
      comma: { nl: '1,000', en: '1,000', de: '1,000' },
      space: { nl: '1 000', en: '1 000', de: '1 000' },
      none: { nl: '1000', en: '1000', de: '1000' },
    },
    initial: 'language',
  }),
  animate: toggle({
    label: {
      nl: 'Telt op als het in beeld komt',
      en: 'Counts up when seen',
      de: 'Zählt hoch, wenn sichtbar',
    },
    initial: true,
  }),
  duration: number({
    label: { nl: 'Duur', en: 'Duration', de: 'Dauer' },
    initial: initialDuration,
    minimum: 200,
    maximum: 10_000,
    step: 100,
    unit: 'ms',
  }),
};

type Separator = 'language' | 'dot' | 'comma' | 'space' | 'none';

/** The signs of each way to write; a comma between thousands takes a point before decimals, and the other way round. */
const signs: Record<Exclude<Separator, 'language' | 'none'>, Omit<CountFormat, 'decimals'>> = {
  dot: { group: '.', decimal: ',' },
  comma: { group: ',', decimal: '.' },
  space: { group: '\u202f', decimal: ',' },
};

/** How a counter's numbers are written on a page of this language. */
export function countFormat(
  { separator, decimals }: { separator: Separator; decimals: number },
  language: Language,
): CountFormat {
  const own = localeOf[language].startsWith('en') ? signs.comma : signs.dot;
  if (separator === 'language') return { decimals, ...own };
  if (separator === 'none') return { decimals, decimal: own.decimal, group: '' };
  return { decimals, ...signs[separator] };
}
