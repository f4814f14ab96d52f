import { lengthValue } from '../../../fields/style-values.ts';
import { hasParallaxLayer } from '../parallax.ts';
import type { Declarations } from '../ranged-css.ts';
import type { ValuesInForce } from '../values-in-force.ts';

const overflows = { visible: 'visible', hidden: 'clip', scroll: 'auto' } as const;

const offsets = {
  top: 'offsetTop',
  right: 'offsetRight',
  bottom: 'offsetBottom',
  left: 'offsetLeft',
} as const;

/** Visibility, position, staying in view and layer (MOD-1, MOD-7). */
export function placeDeclarations(values: ValuesInForce): Declarations {
  return {
    ...(values.hidden && { display: 'none' }),
    ...position(values),
    ...(values.layer !== 0 && { 'z-index': String(values.layer) }),
  };
}

/** What does not fit (MOD-1). */
export const overflowDeclarations = ({ overflow }: ValuesInForce): Declarations =>
  overflow === 'inherit' ? {} : { overflow: overflows[overflow] };

function position(values: ValuesInForce): Declarations {
  const { sticky, stickyOffset, layer } = values;
  if (sticky !== 'none') {
    const offset = stickyOffset && lengthValue(stickyOffset);
    return {
      position: 'sticky',
      [sticky]: offset || (sticky === 'top' ? 'var(--header-stays,0px)' : '0px'),
      // In a column as high as its neighbours it could not move.
      'align-self': sticky === 'top' ? 'start' : 'end',
    };
  }
  if (values.position !== 'normal') return { position: values.position, ...placedAt(values) };
  return layer !== 0 || hasParallaxLayer(values) ? { position: 'relative' } : {};
}

/** What nobody placed stands at the top and the start, where its words begin. */
function placedAt(values: ValuesInForce): Declarations {
  const set = Object.entries(offsets).flatMap(([side, name]) =>
    values[name] ? [[side, lengthValue(values[name])] as const] : [],
  );
  return Object.fromEntries(set);
}
