import type { ShownValues } from '../../fields/field.ts';
import { colourValue, lengthValue, type PerDevice } from '../../fields/style-values.ts';
import type { CustomProperties, ModuleStyles } from '../../modules/define-module.ts';
import { pictureAddress } from '../picture-address.ts';
import type { designFields } from './design-fields.ts';

export type DesignValues = Partial<ShownValues<typeof designFields>>;

type Declarations = Record<string, string>;
type Range = keyof PerDevice<unknown>;

const shadows = { none: 'none', low: 'var(--shadow-1)', high: 'var(--shadow-2)' } as const;
const hiddenValue = (hidden: boolean) => (hidden ? 'none' : 'revert-layer');

/** For each per-device design value the CSS property it sets and how a stored value is written in CSS. */
// biome-ignore lint/suspicious/noExplicitAny: the value's type goes with its key, which a table cannot say
const properties: Partial<Record<keyof DesignValues, [property: string, write: (value: any) => string]>> = {
  marginTop: ['margin-top', lengthValue],
  marginRight: ['margin-right', lengthValue],
  marginBottom: ['margin-bottom', lengthValue],
  marginLeft: ['margin-left', lengthValue],
  paddingTop: ['padding-top', lengthValue],
  paddingRight: ['padding-right', lengthValue],
  paddingBottom: ['padding-bottom', lengthValue],
  paddingLeft: ['padding-left', lengthValue],
  width: ['width', lengthValue],
  maximumWidth: ['max-width', lengthValue],
  minimumHeight: ['min-height', lengthValue],
  colour: ['color', colourValue],
  backgroundColour: ['background-color', colourValue],
  borderColour: ['border-color', colourValue],
  borderWidth: ['border-width', lengthValue],
  cornerRadius: ['border-radius', lengthValue],
  shadow: ['box-shadow', (value: keyof typeof shadows) => shadows[value]],
  fontSize: ['font-size', lengthValue],
  textAlign: ['text-align', (value: string) => value],
  hidden: ['display', hiddenValue],
};

/**
 * The CSS of one module's design values and instance styles: a rule for its class, with one more per device
 * range and for the pointer where values differ. '' when there is nothing to say.
 */
export function designCss(selector: string, design: DesignValues, styles: ModuleStyles = {}): string {
  const ranges: Record<Range, Declarations> = { base: {}, tablet: {}, phone: {}, hover: {} };
  for (const [name, [property, write]] of Object.entries(properties)) {
    const value = design[name as keyof DesignValues] as PerDevice<unknown> | undefined;
    if (!value) continue;
    for (const range of ['base', 'tablet', 'phone', 'hover'] as const) {
      const set = value[range];
      if (set !== undefined && set !== '') ranges[range][property] = write(set);
    }
  }
  if (ranges.base.display === 'revert-layer') delete ranges.base.display;
  if (ranges.base['border-width']) ranges.base['border-style'] = 'solid';
  if (design.backgroundPicture) {
    ranges.base['background-image'] = `url("${pictureAddress(design.backgroundPicture, 1600)}")`;
    ranges.base['background-size'] = 'cover';
    ranges.base['background-position'] =
      `${design.backgroundPicture.focus.x * 100}% ${design.backgroundPicture.focus.y * 100}%`;
  }
  const rule = (at: string, declarations: Declarations, properties: CustomProperties = {}) => {
    const body = Object.entries({ ...declarations, ...properties }).map(
      ([name, value]) => `${name}:${value}`,
    );
    return body.length === 0 ? '' : `${at}{${body.join(';')}}`;
  };
  const media = (query: string, css: string) => css && `@media(${query}){${css}}`;
  return [
    rule(selector, ranges.base, styles.base),
    media('max-width:980px', rule(selector, ranges.tablet, styles.tablet)),
    media('max-width:767px', rule(selector, ranges.phone, styles.phone)),
    media('hover:hover', rule(`${selector}:hover`, ranges.hover)),
  ].join('');
}
