import type { CustomProperties, ModuleStyles } from '../../modules/define-module.ts';
import { type DesignValues, differsIn, type ValuesInForce, valuesInForce } from './values-in-force.ts';

/** CSS properties with their values. A property that is missing is left to the module's own styles. */
export type Declarations = Record<string, string>;

interface RangedCssOptions {
  selector: string;
  /** A pseudo-element of it that gets the declarations. */
  part?: string;
  design: DesignValues;
  declare(values: ValuesInForce): Declarations;
  styles?: ModuleStyles;
}

/**
 * What a module's design values declare, as a rule for desktops and one more for each narrower range and for the
 * pointer, with only what differs there (SITE-2).
 */
export function rangedCss({ selector, part = '', design, declare, styles = {} }: RangedCssOptions): string {
  const base = declare(valuesInForce(design, 'base'));
  const tablet = differsIn(design, 'tablet') ? declare(valuesInForce(design, 'tablet')) : base;
  const phone = differsIn(design, 'phone') ? declare(valuesInForce(design, 'phone')) : tablet;
  const at = `${selector}${part}`;
  return [
    rule(at, base, styles.base),
    media('max-width:980px', rule(at, changes(base, tablet), styles.tablet)),
    media('max-width:767px', rule(at, changes(tablet, phone), styles.phone)),
    differsIn(design, 'hover')
      ? hoverCss(`${selector}:hover${part}`, at, design, declare, [base, tablet, phone])
      : '',
  ].join('');
}

function hoverCss(
  hovered: string,
  at: string,
  design: DesignValues,
  declare: (values: ValuesInForce) => Declarations,
  still: readonly [base: Declarations, tablet: Declarations, phone: Declarations],
): string {
  const [base, tablet, phone] = (['base', 'tablet', 'phone'] as const).map((device) =>
    declare(valuesInForce(design, device, true)),
  ) as [Declarations, Declarations, Declarations];
  const moved = [base, tablet, phone].flatMap((each, index) =>
    Object.keys(changes(still[index] ?? {}, each)),
  );
  const names = [...new Set(moved)];
  const only = (all: Declarations): Declarations =>
    Object.fromEntries(names.map((name) => [name, all[name] ?? 'revert-layer']));
  const duration = valuesInForce(design, 'base').hoverDuration;
  const transition = { 'transition-property': names.join(','), 'transition-duration': `${duration}ms` };
  return [
    names.length > 0 && duration > 0
      ? media('prefers-reduced-motion:no-preference', rule(at, transition))
      : '',
    media('hover:hover', rule(hovered, only(base))),
    media('hover:hover) and (max-width:980px', rule(hovered, changes(only(base), only(tablet)))),
    media('hover:hover) and (max-width:767px', rule(hovered, changes(only(tablet), only(phone)))),
  ].join('');
}

/** What must be declared to get from one state to the other; a property that is gone falls back to the module's own. */
function changes(from: Declarations, to: Declarations): Declarations {
  const changed: Declarations = {};
  for (const name of Object.keys({ ...from, ...to }))
    if (from[name] !== to[name]) changed[name] = to[name] ?? 'revert-layer';
  return changed;
}

export const rule = (
  at: string,
  declarations: Declarations,
  customProperties: CustomProperties = {},
): string => {
  const body = Object.entries({ ...declarations, ...customProperties }).map(
    ([name, value]) => `${name}:${value}`,
  );
  return body.length === 0 ? '' : `${at}{${body.join(';')}}`;
};

export const media = (query: string, css: string): string => css && `@media(${query}){${css}}`;
