/**
 * Reads a length as people type it: `24`, `24 px`, `1,5rem`, `auto`, `50 %`. Without a unit it is px; '' is
 * "as the theme has it". `undefined` when it is none, in the bounds `src/fields/style-values.ts` checks.
 */
export function parseLength(typed: string, units: readonly string[]): string | undefined {
  const text = typed.trim().toLowerCase().replace(',', '.');
  if (text === '' || text === 'auto' || /^--[a-z0-9-]+$/.test(text)) return text;
  const [, sign, digits, unit] = /^([-−]?)\s*(\d{1,4}(?:\.\d{1,3})?|\.\d{1,3})\s*([a-z%]*)$/.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const number = digits.startsWith('.') ? `0${digits}` : digits;
  if (Number(number) === 0) return '0';
  const named = unit === '' ? 'px' : (unit as string);
  if (!units.includes(named)) return undefined;
  return `${sign ? '-' : ''}${number}${named}`;
}

/** A stored length as the field shows it; a step of the theme is shown by its scale instead. */
export const lengthText = (stored: string): string => (stored.startsWith('--') ? '' : stored);

/** One step up or down of a number with its unit, as the arrow keys do; steps of a tenth for relative units. */
export function steppedLength(stored: string, direction: 1 | -1, large: boolean): string {
  const [, number, unit] = /^(-?[\d.]+)([a-z%]*)$/.exec(stored) ?? [undefined, '0', 'px'];
  const step = (unit === 'rem' || unit === 'em' ? 0.1 : 1) * (large ? 10 : 1);
  const next = Math.round((Number(number) + direction * step) * 1000) / 1000;
  return next === 0 ? '0' : `${next}${unit || 'px'}`;
}
