import type { ModuleStyles } from '../../modules/define-module.ts';
import { backgroundDeclarations } from './declarations/background.ts';
import {
  borderDeclarations,
  boxDeclarations,
  innerBoxDeclarations,
  marginDeclarations,
  shadowDeclarations,
} from './declarations/box.ts';
import { effectDeclarations } from './declarations/effects.ts';
import { overflowDeclarations, placeDeclarations } from './declarations/place.ts';
import { textDeclarations } from './declarations/text.ts';
import { motionCss } from './motion.ts';
import { hasParallaxLayer, parallaxCss } from './parallax.ts';
import { type Declarations, rangedCss, rule } from './ranged-css.ts';
import type { DesignValues, ValuesInForce } from './values-in-force.ts';

const abilities = [
  textDeclarations,
  backgroundDeclarations,
  borderDeclarations,
  shadowDeclarations,
  effectDeclarations,
];

const layerPlace = (values: ValuesInForce): Declarations =>
  hasParallaxLayer(values) ? { position: 'relative' } : {};

/**
 * A module's design as a whole; or where a module with several copies stands, and what each of its copies looks like;
 * or what is around a module whose looks are those of an element inside, and what that looks like.
 */
export type DesignPart = 'all' | 'place' | 'content' | 'around' | 'inside';

/** What is placed freely counts from the module around it, unless that one's own design says otherwise. */
const anchoredCss = (selector: string, { position }: DesignValues): string =>
  Object.values(position ?? {}).includes('absolute')
    ? rule(`:where(:has(>${selector},>zadel-island>${selector}))`, { position: 'relative' })
    : '';

/**
 * The CSS of one module's design values and instance styles: a rule for its class, with one more per device
 * range and for the pointer where values differ, and its motion. '' when there is nothing to say.
 */
export function designCss(
  selector: string,
  design: DesignValues,
  styles: ModuleStyles = {},
  part: DesignPart = 'all',
): string {
  if (part === 'place' || part === 'around') {
    const around = (values: ValuesInForce) => ({
      ...marginDeclarations(values),
      ...placeDeclarations(values),
    });
    const declare = part === 'place' ? placeDeclarations : around;
    return rangedCss({ selector, design, declare }) + anchoredCss(selector, design);
  }
  const declaring = [
    part === 'inside' ? innerBoxDeclarations : boxDeclarations,
    // With parallax the background stands on a layer of its own.
    ...abilities.filter((ability) => ability !== backgroundDeclarations || !hasParallaxLayer(design)),
    part === 'all' ? placeDeclarations : layerPlace,
    overflowDeclarations,
  ];
  const declare = (values: ValuesInForce): Declarations =>
    Object.assign({}, ...declaring.map((ability) => ability(values)));
  return [
    rangedCss({ selector, design, declare, styles }),
    parallaxCss(selector, design),
    motionCss(selector, design),
    part === 'all' ? anchoredCss(selector, design) : '',
  ].join('');
}
