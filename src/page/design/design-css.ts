import type { ModuleStyles } from '../../modules/define-module.ts';
import { backgroundDeclarations } from './declarations/background.ts';
import { borderDeclarations, boxDeclarations, shadowDeclarations } from './declarations/box.ts';
import { effectDeclarations } from './declarations/effects.ts';
import { placeDeclarations } from './declarations/place.ts';
import { textDeclarations } from './declarations/text.ts';
import { motionCss } from './motion.ts';
import { hasParallaxLayer, parallaxCss } from './parallax.ts';
import { type Declarations, rangedCss } from './ranged-css.ts';
import type { DesignValues, ValuesInForce } from './values-in-force.ts';

const abilities = [
  boxDeclarations,
  textDeclarations,
  backgroundDeclarations,
  borderDeclarations,
  shadowDeclarations,
  effectDeclarations,
  placeDeclarations,
];

/** With parallax the background stands on a layer of its own. */
const abilitiesWithLayer = abilities.filter((ability) => ability !== backgroundDeclarations);

/**
 * The CSS of one module's design values and instance styles: a rule for its class, with one more per device
 * range and for the pointer where values differ, and its motion. '' when there is nothing to say.
 */
export function designCss(selector: string, design: DesignValues, styles: ModuleStyles = {}): string {
  const declaring = hasParallaxLayer(design) ? abilitiesWithLayer : abilities;
  const declare = (values: ValuesInForce): Declarations =>
    Object.assign({}, ...declaring.map((ability) => ability(values)));
  return [
    rangedCss({ selector, design, declare, styles }),
    parallaxCss(selector, design),
    motionCss(selector, design),
  ].join('');
}
