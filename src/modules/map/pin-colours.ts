import { colourValue } from '../../fields/style-values.ts';

/** The CSS colours of a pin, from a colour of the theme or a hex value: itself, and a sign that stands out on it. */
export const pinColours = (colour: string) => ({
  fill: colourValue(colour || 'accent'),
  sign: isLight(colour || 'accent') ? 'var(--color-ink)' : 'var(--color-paper-raised)',
});

const lightColours = new Set([
  '',
  'paper',
  'paper-raised',
  'sky',
  'sky-soft',
  'sand',
  'sun',
  'line',
  'brand-ink',
  'accent-ink',
  'water-ink',
]);

/** Whether dark signs stand out on a colour. */
function isLight(colour: string): boolean {
  if (!colour.startsWith('#')) return lightColours.has(colour);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return red * 0.299 + green * 0.587 + blue * 0.114 > 150;
}
