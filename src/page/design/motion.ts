import { bounceStart, entranceStart } from './entrance-start.ts';
import { type Declarations, rangedCss, rule } from './ranged-css.ts';
import { type DesignValues, devices, type ValuesInForce, valuesInForce } from './values-in-force.ts';

/** One animation of a module, with the custom properties its keyframes read. */
interface Animation {
  name: string;
  properties: Declarations;
  duration: string;
  curve: string;
  delay: string;
  repeat: string;
  fill: string;
  timeline: string;
  composition: string;
}

/** Whether the module comes in with motion on some device: then the page carries the script that waits for it (MOD-3). */
export const hasEntrance = ({ animationStyle }: DesignValues): boolean =>
  Object.values(animationStyle ?? {}).some((style) => style !== undefined && style !== 'none');

/**
 * Entrance (MOD-3) and scroll effects (MOD-7) as animations. An entrance plays by itself when the page is shown;
 * the script holds back those that are not in view yet. Nothing is hidden where scripts are off or less motion is
 * wanted, or on paper; scroll effects need a browser with view timelines.
 */
export function motionCss(selector: string, design: DesignValues): string {
  const entrance = hasEntrance(design);
  const scrolls = devices.some((device) => scrollAnimations(valuesInForce(design, device)).length > 0);
  if (!entrance && !scrolls) return '';
  const declare = (values: ValuesInForce) => declarations(values, entrance, scrolls);
  const loops = Object.values(design.animationRepeat ?? {}).includes('loop');
  const conditions = ['screen', '(prefers-reduced-motion:no-preference)'];
  if (entrance) conditions.push('(scripting:enabled)');
  const css = [
    `@media ${conditions.join(' and ')}{`,
    rangedCss({ selector, design: withoutHover(design), declare }),
    // What moves on and on can be stopped by pointing at it.
    entrance && loops
      ? rule(`${selector}:is(:hover,:focus-within)`, { 'animation-play-state': 'paused' })
      : '',
    '}',
  ].join('');
  return scrolls ? `@supports(animation-timeline:view()){${css}}` : css;
}

/** Values under the pointer make no difference to motion. */
const withoutHover = (design: DesignValues): DesignValues =>
  Object.fromEntries(
    Object.entries(design).filter(([name]) => name.startsWith('animation') || name.startsWith('scroll')),
  );

function declarations(values: ValuesInForce, entrance: boolean, scrolls: boolean): Declarations {
  const animations = [...entranceAnimation(values), ...scrollAnimations(values)];
  const list = (of: Exclude<keyof Animation, 'properties'>) => animations.map((each) => each[of]).join(',');
  const waiting: Declarations = entrance ? { '--enter-opacity': '1' } : {};
  if (animations.length === 0) return waiting;
  return {
    ...waiting,
    ...Object.assign({}, ...animations.map(({ properties }) => properties)),
    'animation-name': list('name'),
    'animation-duration': list('duration'),
    'animation-timing-function': list('curve'),
    'animation-delay': list('delay'),
    'animation-iteration-count': list('repeat'),
    'animation-fill-mode': list('fill'),
    ...(scrolls && { 'animation-timeline': list('timeline'), 'animation-composition': list('composition') }),
  };
}

function entranceAnimation(values: ValuesInForce): Animation[] {
  const { animationStyle: style, animationDirection: direction, animationIntensity: intensity } = values;
  if (style === 'none') return [];
  const common = {
    duration: `${values.animationDuration}ms`,
    curve: values.animationCurve,
    delay: `${values.animationDelay}ms`,
    repeat: values.animationRepeat === 'loop' ? 'infinite' : '1',
    fill: 'backwards',
    timeline: 'auto',
    composition: 'replace',
  };
  const opacity = { '--enter-opacity': String(values.animationOpacity / 100) };
  if (style === 'bounce') {
    const { x, y, scale } = bounceStart({ direction, intensity });
    const properties = { '--enter-x': `${x}%`, '--enter-y': `${y}%`, '--enter-scale': String(scale) };
    return [{ ...common, name: 'design-bounce', properties: { ...opacity, ...properties } }];
  }
  const { transform, origin } = entranceStart({ style, direction, intensity });
  const properties = { '--enter': transform, ...(origin && { 'transform-origin': origin }) };
  return [{ ...common, name: 'design-enter', properties: { ...opacity, ...properties } }];
}

function scrollAnimations(values: ValuesInForce): Animation[] {
  const { scrollRight, scrollDown, scrollRotate, scrollScale, scrollOpacity, scrollBlur } = values;
  const scroll = (name: string, composition: 'add' | 'replace', properties: Declarations): Animation => ({
    ...{ name: `design-${name}`, properties, composition, timeline: 'view()' },
    ...{ duration: '1ms', curve: 'linear', delay: '0s', repeat: '1', fill: 'both' },
  });
  return [
    (scrollRight !== 0 || scrollDown !== 0) &&
      scroll('drift', 'add', { '--drift-x': `${scrollRight}px`, '--drift-y': `${scrollDown}px` }),
    scrollRotate !== 0 && scroll('turn', 'add', { '--turn': `${scrollRotate}deg` }),
    scrollScale !== 100 && scroll('swell', 'replace', { '--swell': String(scrollScale / 100) }),
    scrollOpacity !== 100 && scroll('appear', 'replace', { '--appear': String(scrollOpacity / 100) }),
    scrollBlur !== 0 && scroll('sharpen', 'add', { '--sharpen': `${scrollBlur}px` }),
  ].filter((each) => each !== false);
}
