import { createHash } from 'node:crypto';
import { resolveValues } from '../fields/fields-schema.ts';
import type { SiteData } from '../fields/site-data.ts';
import type { ModuleDefinition, ModuleStyles, RootAttributes } from '../modules/define-module.ts';
import { type DesignPart, designCss } from './design/design-css.ts';
import { designFields } from './design/design-fields.ts';
import { hasEntrance } from './design/motion.ts';
import type { DesignValues } from './design/values-in-force.ts';
import type { Preparation } from './preparation.ts';
import type { ReadNode } from './read-node.ts';

/** Whether some device does not show it. */
export const isHiddenSomewhere = ({ hidden }: Record<string, unknown>): boolean =>
  typeof hidden === 'object' && hidden !== null && Object.values(hidden).includes(true);

/** The design values of a module as its pictures and colours are now. */
export const shownDesign = ({ design }: ReadNode, site: SiteData): DesignValues =>
  resolveValues(pick(designFields, design), design, site);

const pick = <T extends object>(all: T, names: object): Partial<T> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => name in names)) as Partial<T>;

/**
 * What a module's design says of its outermost element, and of the one inside that visitors see where `looksInside`.
 * An element inside comes in when it is shown: nothing has to wait for that.
 */
export function dress(
  { looksInside }: ModuleDefinition,
  design: DesignValues,
  styles: ModuleStyles,
  part: DesignPart,
  page: Preparation,
): Pick<RootAttributes, 'className' | 'data-enter'> & { look?: string | undefined } {
  if (looksInside) {
    const className = part === 'all' ? designClass('around', design, {}, page) : undefined;
    return { ...(className && { className }), look: designClass('inside', design, styles, page) };
  }
  const className = designClass(part, design, styles, page);
  return { ...(className && { className }), ...(hasEntrance(design) && { 'data-enter': '' }) };
}

/** One class per distinct design, so that twenty equal cards cost one rule. */
export function designClass(
  part: DesignPart,
  design: DesignValues,
  styles: ModuleStyles,
  page: Preparation,
): string | undefined {
  const rules = designCss('&', design, styles, part);
  if (!rules) return;
  const className = `d${createHash('sha256').update(rules).digest('base64url').replace(/\W/g, '').slice(0, 6)}`;
  page.css.set(className, rules.replaceAll('&', `.${className}`));
  return className;
}
