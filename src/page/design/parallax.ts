import { backgroundDeclarations } from './declarations/background.ts';
import { rangedCss, rule } from './ranged-css.ts';
import type { DesignValues } from './values-in-force.ts';

/** How much of the scrolled distance the layer moves, and how much of the view's height it is higher (MOD-4). */
export const parallaxShare = 0.3;

const share = Math.round(parallaxShare * 100);
const still = 'prefers-reduced-motion:no-preference';

/**
 * Over the whole way through the view (its height + the module's) the layer moves 0.3 × that way. The layer is
 * 0.3 × the view higher than the module, so that way is 0.3 × (layer + 0.7 × view).
 */
export const parallaxKeyframes = `@keyframes design-parallax{to{transform:translateY(calc(${share}% + ${Math.round(parallaxShare * (1 - parallaxShare) * 100)}vh))}}`;

/** Whether the background is a layer of its own that moves as the page scrolls. */
export const hasParallaxLayer = (
  design: Pick<DesignValues, 'parallax' | 'backgroundPicture' | 'backgroundPicturePhone'>,
): boolean =>
  design.parallax === 'true' && Boolean(design.backgroundPicture || design.backgroundPicturePhone);

/** A background that moves slower than the page, or stands still; still where the browser cannot, or on touch (MOD-4). */
export function parallaxCss(selector: string, design: DesignValues): string {
  if (hasParallaxLayer(design)) return layerCss(selector, design);
  if (design.parallax !== 'css' || !(design.backgroundPicture || design.backgroundPicturePhone)) return '';
  const fixed = rule(selector, { 'background-attachment': 'fixed' });
  return `@media(hover:hover) and (pointer:fine) and (${still}){${fixed}}`;
}

/** Only a layer that moves is higher than the module: a still one shows its picture as any background does. */
function layerCss(selector: string, design: DesignValues): string {
  const layer = rule(`${selector}::before`, {
    content: '""',
    position: 'absolute',
    'z-index': '-1',
    inset: '0',
    'pointer-events': 'none',
  });
  const motion =
    // Without an inset: by itself the timeline would leave out the menu's height.
    rule(selector, { 'view-timeline': '--parallax', 'view-timeline-inset': '0px' }) +
    rule(`${selector}::before`, {
      inset: `-${share}vh 0 0`,
      'animation-name': 'design-parallax',
      'animation-duration': '1ms',
      'animation-timing-function': 'linear',
      'animation-fill-mode': 'both',
      'animation-timeline': '--parallax',
    });
  return [
    rule(selector, { isolation: 'isolate', overflow: 'clip', 'overflow-clip-margin': '1px' }),
    layer,
    rangedCss({ selector, part: '::before', design, declare: backgroundDeclarations }),
    `@supports(animation-timeline:view()){@media(${still}){${motion}}}`,
  ].join('');
}
