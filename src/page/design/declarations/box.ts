import { colourValue, lengthValue } from '../../../fields/style-values.ts';
import type { Declarations } from '../ranged-css.ts';
import type { ValuesInForce } from '../values-in-force.ts';

/** The design values that are one CSS property each. */
const lengths = {
  marginTop: 'margin-top',
  marginRight: 'margin-right',
  marginBottom: 'margin-bottom',
  marginLeft: 'margin-left',
  paddingTop: 'padding-top',
  paddingRight: 'padding-right',
  paddingBottom: 'padding-bottom',
  paddingLeft: 'padding-left',
  width: 'width',
  maximumWidth: 'max-width',
  minimumWidth: 'min-width',
  height: 'height',
  minimumHeight: 'min-height',
  maximumHeight: 'max-height',
  cornerRadius: 'border-radius',
} as const;

/** Spacing, size and corners. */
export function boxDeclarations(values: ValuesInForce): Declarations {
  const declarations: Declarations = {};
  for (const [name, property] of Object.entries(lengths)) {
    const value = values[name as keyof typeof lengths];
    if (value) declarations[property] = lengthValue(value);
  }
  return declarations;
}

/** The room around a module. */
export const marginDeclarations = (values: ValuesInForce): Declarations =>
  Object.fromEntries(
    Object.entries(boxDeclarations(values)).filter(([property]) => property.startsWith('margin-')),
  );

/** What a module looks like itself, apart from the room around it. */
export const innerBoxDeclarations = (values: ValuesInForce): Declarations =>
  Object.fromEntries(
    Object.entries(boxDeclarations(values)).filter(([property]) => !property.startsWith('margin-')),
  );

const borderSides = {
  '': 'borderWidth',
  '-top': 'borderTopWidth',
  '-right': 'borderRightWidth',
  '-bottom': 'borderBottomWidth',
  '-left': 'borderLeftWidth',
} as const;

/** A side with a width also gets a style: without one it would not be seen, with one for all sides all would be. */
export function borderDeclarations(values: ValuesInForce): Declarations {
  const declarations: Declarations = {};
  if (values.borderColour) declarations['border-color'] = colourValue(values.borderColour);
  for (const [side, name] of Object.entries(borderSides)) {
    if (!values[name]) continue;
    declarations[`border${side}-width`] = lengthValue(values[name]);
    declarations[`border${side}-style`] = values.borderStyle;
  }
  return declarations;
}

const shadows = { none: 'none', low: 'var(--shadow-1)', high: 'var(--shadow-2)' } as const;

export function shadowDeclarations(values: ValuesInForce): Declarations {
  if (values.shadow === 'inherit') return {};
  if (values.shadow !== 'own') return { 'box-shadow': shadows[values.shadow] };
  const { shadowRight, shadowDown, shadowBlur, shadowSpread, shadowColour, shadowInside } = values;
  const sizes = [shadowRight, shadowDown, shadowBlur, shadowSpread].map((size) => `${size}px`);
  return {
    'box-shadow': [...(shadowInside ? ['inset'] : []), ...sizes, colourValue(shadowColour)].join(' '),
  };
}
