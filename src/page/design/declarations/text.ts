import { colourValue, lengthValue } from '../../../fields/style-values.ts';
import type { Declarations } from '../ranged-css.ts';
import type { ValuesInForce } from '../values-in-force.ts';

const families = { display: 'var(--font-display)', text: 'var(--font-text)' } as const;
const weights = {
  regular: 'var(--weight-text)',
  medium: 'var(--weight-strong)',
  bold: 'var(--weight-display)',
  black: '800',
} as const;

export function textDeclarations(values: ValuesInForce): Declarations {
  const { colour, fontFamily, fontSize, fontWeight, fontStyle, lineHeight, letterSpacing } = values;
  const { textTransform, textAlign } = values;
  return {
    ...(colour && { color: colourValue(colour) }),
    ...(fontFamily !== 'inherit' && { 'font-family': families[fontFamily] }),
    ...(fontSize && { 'font-size': lengthValue(fontSize) }),
    ...(fontWeight !== 'inherit' && { 'font-weight': weights[fontWeight] }),
    ...(fontStyle !== 'inherit' && { 'font-style': fontStyle }),
    ...(lineHeight && { 'line-height': lengthValue(lineHeight) }),
    ...(letterSpacing && { 'letter-spacing': lengthValue(letterSpacing) }),
    ...(textTransform !== 'inherit' && { 'text-transform': textTransform }),
    ...(textAlign !== 'inherit' && { 'text-align': textAlign }),
  };
}
