import { lengthValue } from '../../../fields/style-values.ts';
import { hasParallaxLayer } from '../parallax.ts';
import type { Declarations } from '../ranged-css.ts';
import type { ValuesInForce } from '../values-in-force.ts';

const overflows = { visible: 'visible', hidden: 'clip', scroll: 'auto' } as const;

/** Visibility, staying in view, layer and what does not fit (MOD-1, MOD-7). */
export function placeDeclarations(values: ValuesInForce): Declarations {
  return {
    ...(values.hidden && { display: 'none' }),
    ...position(values),
    ...(values.layer !== 0 && { 'z-index': String(values.layer) }),
    ...(values.overflow !== 'inherit' && { overflow: overflows[values.overflow] }),
  };
}

function position(values: ValuesInForce): Declarations {
  const { sticky, stickyOffset, layer } = values;
  if (sticky === 'none') return layer !== 0 || hasParallaxLayer(values) ? { position: 'relative' } : {};
  const offset = stickyOffset && lengthValue(stickyOffset);
  return {
    position: 'sticky',
    [sticky]: offset || (sticky === 'top' ? 'var(--header-stays,0px)' : '0px'),
    // In a column as high as its neighbours it could not move.
    'align-self': sticky === 'top' ? 'start' : 'end',
  };
}
