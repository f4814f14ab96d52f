import { lengthValue } from '../../../fields/style-values.ts';
import type { Declarations } from '../ranged-css.ts';
import type { ValuesInForce } from '../values-in-force.ts';

/** Opacity, filters, blending and transforms; the latter as single properties, which motion adds to (MOD-1). */
export function effectDeclarations(values: ValuesInForce): Declarations {
  const { opacity, transformRotate, transformScale, transformRight, transformDown } = values;
  const filter = filters(values);
  return {
    ...(opacity !== 100 && { opacity: `${opacity}%` }),
    ...(filter && { filter }),
    ...(values.blend !== 'normal' && { 'mix-blend-mode': values.blend }),
    ...(transformRotate !== 0 && { rotate: `${transformRotate}deg` }),
    ...(transformScale !== 100 && { scale: `${transformScale}%` }),
    ...((transformRight || transformDown) && {
      translate: `${distance(transformRight)} ${distance(transformDown)}`,
    }),
  };
}

const distance = (length: string) => (length && length !== 'auto' ? lengthValue(length) : '0');

const filters = (values: ValuesInForce): string =>
  [
    values.filterBlur !== 0 && `blur(${values.filterBlur}px)`,
    values.filterBrightness !== 100 && `brightness(${values.filterBrightness}%)`,
    values.filterContrast !== 100 && `contrast(${values.filterContrast}%)`,
    values.filterSaturation !== 100 && `saturate(${values.filterSaturation}%)`,
    values.filterGreyscale !== 0 && `grayscale(${values.filterGreyscale}%)`,
    values.filterHue !== 0 && `hue-rotate(${values.filterHue}deg)`,
    values.filterSepia !== 0 && `sepia(${values.filterSepia}%)`,
    values.filterInvert !== 0 && `invert(${values.filterInvert}%)`,
  ]
    .filter(Boolean)
    .join(' ');
